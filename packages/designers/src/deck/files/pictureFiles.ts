import type { StageBox } from './outline.ts';
import { contextOf } from './paint.ts';
import type { PicturePart } from './slideParts.ts';

/** Pixels per stage pixel: photographs are shown at screen size, drawings also larger. */
const density = { photograph: 1, drawing: 3, shade: 0.5 } as const;
const jpegQuality = 0.88;

/** The part of an image that a slide shows, as a file that every office program reads. */
export function pictureOf(
  image: HTMLImageElement,
  box: StageBox,
  visibleBox: StageBox,
  style: CSSStyleDeclaration,
): PicturePart {
  const isDrawing = /\.svg(\?|#|$)|^data:image\/svg/.test(image.currentSrc || image.src);
  const scale = isDrawing ? density.drawing : density.photograph;
  const context = contextOf(visibleBox.width * scale, visibleBox.height * scale);
  context.scale(scale, scale);
  context.translate(-visibleBox.x, -visibleBox.y);
  const { x, y, width, height } = imageBox(image, box, style);
  context.drawImage(image, x, y, width, height);
  const data = isDrawing
    ? context.canvas.toDataURL('image/png')
    : context.canvas.toDataURL('image/jpeg', jpegQuality);
  return { kind: 'picture', box: visibleBox, data, alt: image.alt };
}

/** An image's position from `object-fit` and `object-position`. */
function imageBox(
  { naturalWidth, naturalHeight }: HTMLImageElement,
  box: StageBox,
  style: CSSStyleDeclaration,
): StageBox {
  if (style.objectFit !== 'cover') return box;
  const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight);
  const size = { width: naturalWidth * scale, height: naturalHeight * scale };
  const [percentX = 50, percentY = 50] = style.objectPosition.split(' ').map(Number.parseFloat);
  return {
    ...size,
    x: box.x + ((box.width - size.width) * percentX) / 100,
    y: box.y + ((box.height - size.height) * percentY) / 100,
  };
}

/** A gradient, drawn by the browser itself: office programs blend colors toward transparent differently. */
export async function shadeOf({ backgroundImage }: CSSStyleDeclaration, box: StageBox): Promise<PicturePart> {
  const width = Math.round(box.width * density.shade);
  const height = Math.round(box.height * density.shade);
  const image = new Image();
  const html = document.createElement('div');
  html.style.cssText = `width:${width}px;height:${height}px;background:${backgroundImage}`;
  html.setAttribute('xmlns', 'http://www.w3.org/1999/xhtml');
  image.src = `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${new XMLSerializer().serializeToString(html)}</foreignObject></svg>`,
  )}`;
  await image.decode();
  const context = contextOf(width, height);
  context.drawImage(image, 0, 0);
  const data = context.canvas.toDataURL('image/png');
  return { kind: 'picture', box, data, alt: 'Dark overlay behind the text' };
}
