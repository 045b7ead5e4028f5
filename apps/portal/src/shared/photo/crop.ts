export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The visible square of a picture: its center as fractions of the picture, and the zoom. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  /** 1: the largest square that fits in the picture. */
  readonly zoom: number;
}

export interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

export const largestZoom = 4;
/** Faces are usually above the middle. */
export const firstCrop: Crop = { x: 0.5, y: 0.4, zoom: 1 };

const within = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value));

/** Returns the square in pixels of the picture, entirely within it. */
export function cropSquare({ width, height }: Size, { x, y, zoom }: Crop): Square {
  const side = Math.min(width, height) / zoom;
  return {
    left: within(0, x * width - side / 2, width - side),
    top: within(0, y * height - side / 2, height - side),
    side,
  };
}

/** Moves the crop right and down by these fractions of its side, as far as the picture goes. */
export function movedBy(size: Size, crop: Crop, right: number, down: number): Crop {
  const { left, top, side } = cropSquare(size, crop);
  const middle = (start: number, by: number, length: number) =>
    (within(0, start + by * side, length - side) + side / 2) / length;
  return { ...crop, x: middle(left, right, size.width), y: middle(top, down, size.height) };
}
