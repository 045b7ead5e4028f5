import type { Paint } from './slideParts.ts';

/** Any color that CSS computes, as a canvas paints it. */
export function paintOf(color: string): Paint {
  const context = contextOf(1, 1);
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
  return { color: hex.toUpperCase(), cover: alpha / 255 };
}

/** A canvas of the given pixel size. */
export function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error("This browser can't draw pictures.");
  return context;
}
