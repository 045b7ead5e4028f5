import type { ArtworkCopy } from '../artworkCopy.ts';
import { missingFile } from '../files/missingFile.ts';
import { cssUrlPattern } from './fontFaces.ts';
import { base64Url, decoded, drawImage, encoded, fileNameOf, hasAlpha, loadImage } from './pictures.ts';

/** Styles that html-to-image omits inside an inline SVG, because it copies styles of HTML elements only. */
const svgProperties = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'opacity',
  'stop-color',
  'stop-opacity',
  'transform',
  'display',
  'visibility',
];

/** Replaces every picture of the copy with data, so that drawing it needs nothing external. */
export async function embedPictures(
  { node, images, pictureNames }: ArtworkCopy,
  ratio: number,
): Promise<void> {
  await Promise.all(
    images.map(async ({ original, copy }) => {
      if (!copy.getAttribute('src') && !copy.getAttribute('srcset')) return;
      const picture = await decoded(original, pictureNames);
      const url = original.currentSrc || original.src;
      for (const source of copy.parentElement?.querySelectorAll(':scope > source') ?? []) source.remove();
      copy.removeAttribute('srcset');
      copy.loading = 'eager';
      copy.decoding = 'sync';
      copy.src = await dataUrl(url, picture, copy.offsetWidth * ratio, copy.offsetHeight * ratio);
      await decoded(copy);
    }),
  );
  for (const element of [node, ...node.querySelectorAll<HTMLElement | SVGElement>('*')]) {
    await embedBackground(element, ratio);
    if (element instanceof SVGElement && element.ownerSVGElement) {
      const computed = getComputedStyle(element);
      for (const name of svgProperties) element.style.setProperty(name, computed.getPropertyValue(name));
    }
  }
}

async function embedBackground(element: HTMLElement | SVGElement, ratio: number) {
  const value = getComputedStyle(element).backgroundImage;
  if (!value.includes('url(')) return;
  const matches = [...value.matchAll(cssUrlPattern)];
  const parts = await Promise.all(
    matches.map(async ([, , url = '']) => {
      const picture = await loadImage(url);
      const { clientWidth, clientHeight } = element;
      return `url("${await dataUrl(url, picture, clientWidth * ratio, clientHeight * ratio)}")`;
    }),
  );
  element.style.backgroundImage = value.replace(cssUrlPattern, () => parts.shift() ?? 'none');
}

/**
 * Returns a picture as a data URL: the file itself if it can be fetched. A blob: URL is drawn at its placed size instead, because a content
 * security policy that lists only origins forbids fetching it.
 */
async function dataUrl(
  url: string,
  picture: HTMLImageElement,
  width: number,
  height: number,
): Promise<string> {
  if (url.startsWith('data:')) return url;
  // The fragment says which part of a drawing is shown.
  if (!url.startsWith('blob:')) return `${await base64Url(await fetched(url))}${new URL(url).hash}`;
  const natural = { width: picture.naturalWidth, height: picture.naturalHeight };
  const minScale = Math.min(1, Math.max(width / natural.width, height / natural.height) || 1);
  const canvas = drawImage(picture, natural.width * minScale, natural.height * minScale);
  const type = hasAlpha(canvas, picture) ? 'image/png' : 'image/jpeg';
  return base64Url(new Blob([await encoded(canvas, type, 0.95)], { type }));
}

async function fetched(url: string): Promise<Blob> {
  try {
    const response = await fetch(url);
    if (response.ok) return await response.blob();
  } catch (cause) {
    throw missingFile(`The picture ${fileNameOf(url)}`, cause);
  }
  throw missingFile(`The picture ${fileNameOf(url)}`);
}
