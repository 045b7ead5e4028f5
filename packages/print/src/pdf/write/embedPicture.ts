import { CSS_PX_PER_INCH } from '../../artworkCopy.ts';
import { cropPicture } from '../../photograph/cameraPicture.ts';
import { orientationMatrix } from '../../photograph/jpegFile.ts';
import { kindAt } from '../../photograph/pictureKind.ts';
import { decoded, drawImage, encoded, hasAlpha, readPixels } from '../../raster/pictures.ts';
import { srgbProfile } from '../../raster/srgbProfile.ts';
import type { Matrix, Picture, Rect } from '../displayList.ts';
import { intersection, multiply } from '../geometry.ts';
import { type PdfFile, ref } from './objects.ts';

const drawingDpi = 600;
const maxSidePx = 16384;
/** Maximum size of a camera's original file, per side, as a multiple of the needed pixels. */
const maxOversize = 1.3;

/** Settings for storing photographs. */
export interface PictureQuality {
  /** The most dots per inch, at the size a picture is placed at. */
  dpi: number;
  /** JPEG quality, 0–1. */
  quality: number;
  /** True if a large photograph that's only slightly too large keeps its camera's encoding. */
  keepsFiles: boolean;
}

/** sRGB as a color space with a profile, which PDF/X-4 allows alongside CMYK. */
export const srgbSpace = (file: PdfFile): string => profileSpace(file, srgbProfile());

const profileSpace = (file: PdfFile, bytes: Uint8Array<ArrayBuffer>): string =>
  `[/ICCBased ${ref(file.add({ entries: { N: 3, Alternate: '/DeviceRGB' }, bytes }))}]`;

export interface EmbeddedPicture {
  /** Its object number. */
  id: number;
  /** Place of the embedded unit square in the picture, as fractions of its width and height, y down. */
  matrix: Matrix;
}

/**
 * Embeds a picture once, with no more pixels than its largest use needs and without parts that are never visible: as a JPEG, or losslessly
 * with a soft mask if some of it is transparent.
 */
export async function embedPicture(
  file: PdfFile,
  picture: Picture,
  space: string,
  { dpi, quality, keepsFiles }: PictureQuality,
): Promise<EmbeddedPicture> {
  const { image } = picture;
  const natural = naturalPixels(picture);
  const minScale = (picture.drawing ? drawingDpi : dpi) / CSS_PX_PER_INCH;
  const shrink = Math.min(
    picture.drawing ? Number.POSITIVE_INFINITY : 1,
    Math.max((picture.width * minScale) / natural.width, (picture.height * minScale) / natural.height),
    maxSidePx / Math.max(natural.width, natural.height),
  );
  const source = sourceOf(picture, natural);
  const part = {
    x: source.x / natural.width,
    y: source.y / natural.height,
    width: source.width / natural.width,
    height: source.height / natural.height,
  };
  if (keepsFiles && shrink * maxOversize >= 1) {
    const copiedPart = await embedFile(file, picture, part, space);
    if (copiedPart) return copiedPart;
  }
  if (picture.camera) await decoded(image);
  const canvas = drawImage(
    image,
    source.width * shrink,
    source.height * shrink,
    picture.drawing ? undefined : source,
  );
  const { width, height } = canvas;
  const entries = {
    Type: '/XObject',
    Subtype: '/Image',
    Width: width,
    Height: height,
    BitsPerComponent: 8,
    ColorSpace: space,
  };
  if ((await isJpeg(image)) || !hasAlpha(canvas, image)) {
    const bytes = await encoded(canvas, 'image/jpeg', quality);
    canvas.width = 0;
    return { id: file.add({ entries, bytes, filter: 'DCTDecode' }), matrix: uprightMatrix(part) };
  }
  const { colors, alpha } = separated(canvas, image);
  const mask = file.add({ entries: { ...entries, ColorSpace: '/DeviceGray' }, bytes: alpha });
  return {
    id: file.add({ entries: { ...entries, SMask: ref(mask) }, bytes: colors }),
    matrix: uprightMatrix(part),
  };
}

/** Returns a matrix for a picture whose first row is at the top of the unit square. */
const uprightMatrix = ({ x, y, width, height }: Rect): Matrix => [width, 0, 0, -height, x, y + height];

/** Embeds the visible part of a photograph with its camera's encoding. It's rotated when placed, and uses the colors of its own profile. */
async function embedFile(
  file: PdfFile,
  { camera }: Picture,
  part: Rect,
  space: string,
): Promise<EmbeddedPicture | undefined> {
  const copiedPart = camera && (await cropPicture(camera, part));
  if (!copiedPart) return undefined;
  const { jpeg } = camera;
  const { x, y, width, height } = copiedPart.part;
  const entries = {
    Type: '/XObject',
    Subtype: '/Image',
    Width: width,
    Height: height,
    BitsPerComponent: 8,
    ColorSpace: jpeg.profile ? profileSpace(file, jpeg.profile) : space,
  };
  const stored = uprightMatrix({
    x: x / jpeg.width,
    y: y / jpeg.height,
    width: width / jpeg.width,
    height: height / jpeg.height,
  });
  return {
    id: file.add({ entries, bytes: copiedPart.bytes, filter: 'DCTDecode' }),
    matrix: multiply(orientationMatrix(jpeg), stored),
  };
}

/** A JPEG has no transparent pixels, so there's no need to read any. For a large photograph that would take as much memory again. */
const isJpeg = async ({ currentSrc, src }: HTMLImageElement) => (await kindAt(currentSrc || src)) === 'jpeg';

/** The visible part of a picture, in its own whole pixels, with one extra pixel on each edge. */
function sourceOf({ shown, drawing }: Picture, natural: { width: number; height: number }): Rect {
  const fullRect = { x: 0, y: 0, ...natural };
  // Browsers disagree on how to draw part of a drawing.
  if (drawing) return fullRect;
  const left = Math.floor(shown.x * natural.width) - 1;
  const top = Math.floor(shown.y * natural.height) - 1;
  const right = Math.ceil((shown.x + shown.width) * natural.width) + 1;
  const bottom = Math.ceil((shown.y + shown.height) * natural.height) + 1;
  return intersection(fullRect, { x: left, y: top, width: right - left, height: bottom - top });
}

const naturalPixels = ({ image, width, height }: Picture) =>
  image.naturalWidth && image.naturalHeight
    ? { width: image.naturalWidth, height: image.naturalHeight }
    : { width, height };

function separated(canvas: HTMLCanvasElement, image: HTMLImageElement) {
  const context = canvas.getContext('2d');
  const { width, height } = canvas;
  const colors = new Uint8Array(width * height * 3);
  const alpha = new Uint8Array(width * height);
  if (context) {
    const { data } = readPixels(context, 0, 0, width, height, image);
    for (let pixel = 0; pixel < alpha.length; pixel++) {
      colors.set(data.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
      alpha[pixel] = data[pixel * 4 + 3] ?? 255;
    }
  }
  canvas.width = 0;
  return { colors, alpha };
}
