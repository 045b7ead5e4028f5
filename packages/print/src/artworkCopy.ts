import { pxPerUnit } from './artboardSize.ts';
import { fullPicture } from './raster/fullPicture.ts';
import { type ArtboardSize, ExportError, type ExportSource } from './types.ts';
import { plainLines } from './words/plainText.ts';

export const CSS_PX_PER_INCH = 96;

/** Width and height of an artboard's natural-size node, including its bleed, in CSS px. */
export function naturalSize(size: ArtboardSize): { width: number; height: number } {
  const { width, height, bleed } = size;
  const factor = pxPerUnit(size);
  return { width: (width + 2 * bleed) * factor, height: (height + 2 * bleed) * factor };
}

/** The bleed on each edge, in CSS px. */
export const bleedOf = (size: ArtboardSize): number => size.bleed * pxPerUnit(size);

export interface ArtworkCopy {
  node: HTMLElement;
  /** Pictures of the original (full size) and of the copy, in the same order. */
  images: { original: HTMLImageElement; copy: HTMLImageElement }[];
  pictureNames: ExportSource['pictureNames'];
  remove(): void;
}

/** Marks things that a preview shows but files leave out: placeholders for what's added later. */
export const previewOnly = '[data-preview-only]';

/**
 * Copies the artwork so the export can change it without touching the page the user sees. The copy is placed next to the original, where it
 * inherits the same styles, out of sight and out of the accessibility tree. Preview-only content is left out.
 *
 * @throws {ExportError} when the artwork isn't mounted at the size its side states.
 */
export function copyArtwork({ node, side, pictureNames }: ExportSource): ArtworkCopy {
  const parent = node.parentElement;
  const { width, height } = naturalSize(side.size);
  if (!parent || Math.abs(node.offsetWidth - width) > 1 || Math.abs(node.offsetHeight - height) > 1)
    throw new ExportError(
      `“${side.label}” is ${node.offsetWidth} × ${node.offsetHeight} px on the page, but its format needs ${Math.round(width)} × ${Math.round(height)} px. Reload the page and try again.`,
    );

  const holder = document.createElement('div');
  holder.inert = true;
  holder.ariaHidden = 'true';
  Object.assign(holder.style, {
    position: 'absolute',
    insetInlineStart: '0',
    insetBlockStart: '0',
    inlineSize: '0',
    blockSize: '0',
    overflow: 'hidden',
    pointerEvents: 'none',
    zIndex: '-1',
  });
  const copy = node.cloneNode(true) as HTMLElement;
  removeInvisible(copy);
  Object.assign(copy.style, {
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    // A file has the artwork's colors, whatever colors its creator needs on screen.
    forcedColorAdjust: 'none',
  });
  holder.append(copy);
  parent.append(holder);

  const originals = [...node.querySelectorAll('img')].map(fullPicture);
  const images = [...copy.querySelectorAll('img')].map((image, index) => {
    const original = originals[index] ?? image;
    if (image.dataset.picture) image.src = image.dataset.picture;
    delete image.dataset.picture;
    return { original, copy: image };
  });
  for (const standIn of copy.querySelectorAll(previewOnly)) standIn.remove();
  return {
    node: copy,
    images: images.filter((pair) => copy.contains(pair.copy)),
    pictureNames,
    remove: () => holder.remove(),
  };
}

/** Removes what no file may contain: control characters break an SVG document, and fonts have no glyph for them. */
function removeInvisible(root: HTMLElement): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const cleaned = plainLines(text.data);
    if (cleaned !== text.data) text.data = cleaned;
  }
  for (const element of [root, ...root.querySelectorAll('*')])
    for (const attribute of element.attributes) {
      const cleaned = plainLines(attribute.value);
      if (cleaned !== attribute.value) attribute.value = cleaned;
    }
}
