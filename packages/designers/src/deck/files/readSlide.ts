import { clippedOutline, intersection, type Radii, roundedOutline, type StageBox } from './outline.ts';
import { paintOf } from './paint.ts';
import { pictureOf, shadeOf } from './pictureFiles.ts';
import { holdsText, readText, startsText } from './readText.ts';
import type { ShapePart, SlidePart } from './slideParts.ts';

/** Splits a mounted slide into what an office program supports: shapes, pictures and text boxes. */
export async function readSlide(stage: HTMLElement): Promise<SlidePart[]> {
  const origin = stage.getBoundingClientRect();
  const measure = ({ x, y, width, height }: DOMRect): StageBox => ({
    x: x - origin.x,
    y: y - origin.y,
    width,
    height,
  });
  const parts: SlidePart[] = [];

  const visit = async (element: Element, clip: StageBox): Promise<void> => {
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0') return;
    const box = measure(element.getBoundingClientRect());
    const visibleBox = intersection(box, clip);
    if (style.display !== 'inline' && visibleBox) {
      parts.push(...ground(box, clip, style), ...borders(box, style));
      if (style.backgroundImage !== 'none') parts.push(await shadeOf(style, box));
    }
    if (element instanceof HTMLImageElement) {
      if (visibleBox) parts.push(pictureOf(element, box, visibleBox, style));
      return;
    }
    const inner = style.overflowX === 'visible' ? clip : (visibleBox ?? clip);
    let hasText = !holdsText(element);
    for (const child of element.childNodes) {
      if (!hasText && startsText(child)) {
        parts.push(readText(element, style, measure));
        hasText = true;
      }
      if (child instanceof Element) await visit(child, inner);
    }
  };

  await visit(stage, { x: 0, y: 0, width: origin.width, height: origin.height });
  const hasTitle = parts.some((part) => part.kind === 'text' && part.title);
  const first = parts.find((part) => part.kind === 'text');
  return hasTitle ? parts : parts.map((part) => (part === first ? { ...first, title: true } : part));
}

const pixels = (length: string) => Number.parseFloat(length) || 0;

/** A percentage radius is relative to the box. */
const radius = (value: string, { width }: StageBox) =>
  value.endsWith('%') ? (pixels(value) * width) / 100 : pixels(value);

function ground(box: StageBox, clip: StageBox, style: CSSStyleDeclaration): ShapePart[] {
  const paint = paintOf(style.backgroundColor);
  const visibleBox = intersection(box, clip);
  if (paint.cover === 0 || !visibleBox) return [];
  const radii: Radii = [
    radius(style.borderTopLeftRadius, box),
    radius(style.borderTopRightRadius, box),
    radius(style.borderBottomRightRadius, box),
    radius(style.borderBottomLeftRadius, box),
  ];
  if (radii.every((length) => length === 0)) return [{ kind: 'shape', box: visibleBox, ...paint }];
  return [
    {
      kind: 'shape',
      box: visibleBox,
      outline: clippedOutline(roundedOutline(box, radii), visibleBox),
      ...paint,
    },
  ];
}

function borders({ x, y, width, height }: StageBox, style: CSSStyleDeclaration): ShapePart[] {
  const top = pixels(style.borderTopWidth);
  const left = pixels(style.borderLeftWidth);
  const line = (box: StageBox, color: string): ShapePart => ({ kind: 'shape', box, ...paintOf(color) });
  return [
    ...(top > 0 ? [line({ x, y, width, height: top }, style.borderTopColor)] : []),
    ...(left > 0 ? [line({ x, y, width: left, height }, style.borderLeftColor)] : []),
  ];
}
