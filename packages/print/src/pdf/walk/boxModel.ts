import type { Path, Point, Rect } from '../displayList.ts';
import { type Edges, inset, insetRadii, type Radii, roundedRect } from '../geometry.ts';
import { parseLength } from './cssValues.ts';

type Side = keyof Edges;

/** The edges and corners of a box, resolved to CSS px. */
export interface BoxModel {
  rect: Rect;
  border: Edges;
  padding: Edges;
  radii: Radii;
}

/** @param slice which ends of an inline box this fragment has */
export function boxModel(
  rect: Rect,
  style: CSSStyleDeclaration,
  slice = { start: true, end: true },
): BoxModel {
  const edges = (name: (side: Side) => string): Edges => ({
    top: Number.parseFloat(style.getPropertyValue(name('top'))) || 0,
    right: slice.end ? Number.parseFloat(style.getPropertyValue(name('right'))) || 0 : 0,
    bottom: Number.parseFloat(style.getPropertyValue(name('bottom'))) || 0,
    left: slice.start ? Number.parseFloat(style.getPropertyValue(name('left'))) || 0 : 0,
  });
  const radius = (value: string, keepRadius: boolean): Point => {
    const [horizontal = '0px', vertical = horizontal] = value.split(' ');
    return keepRadius
      ? [parseLength(horizontal, rect.width) ?? 0, parseLength(vertical, rect.height) ?? 0]
      : [0, 0];
  };
  return {
    rect,
    border: edges((side) => `border-${side}-width`),
    padding: edges((side) => `padding-${side}`),
    radii: [
      radius(style.borderTopLeftRadius, slice.start),
      radius(style.borderTopRightRadius, slice.end),
      radius(style.borderBottomRightRadius, slice.end),
      radius(style.borderBottomLeftRadius, slice.start),
    ],
  };
}

export const paddingBox = ({ rect, border }: BoxModel): Rect => inset(rect, border);
export const contentBox = (box: BoxModel): Rect => inset(paddingBox(box), box.padding);
export const paddingPath = ({ rect, border, radii }: BoxModel): Path =>
  roundedRect(inset(rect, border), insetRadii(rect, radii, border));
export const contentPath = (box: BoxModel): Path => {
  const { rect, border, padding, radii } = box;
  const edges = {
    top: border.top + padding.top,
    right: border.right + padding.right,
    bottom: border.bottom + padding.bottom,
    left: border.left + padding.left,
  };
  return roundedRect(inset(rect, edges), insetRadii(rect, radii, edges));
};
