import type { Item, Rect } from '../displayList.ts';
import { boundsOf, intersection, rectPath } from '../geometry.ts';
import { type BoxModel, contentBox, contentPath } from './boxModel.ts';
import { position } from './cssValues.ts';
import type { Clip, Layer } from './layer.ts';
import type { LoadedPicture } from './loaded.ts';

/** Places a picture, or the drawing of an SVG file, on a rectangle. */
export function placeImage(layer: Layer, picture: LoadedPicture, rect: Rect, clip?: Clip): void {
  if (rect.width <= 0 || rect.height <= 0) return;
  if (picture.kind === 'drawing') {
    const { width, height } = picture.drawn;
    const [sx, sy] = [rect.width / width, rect.height / height];
    const scale = Math.min(sx, sy);
    const item: Item = {
      kind: 'group',
      // An SVG keeps its aspect ratio in a box with a different one, unless it's marked otherwise.
      matrix: picture.stretches
        ? [sx, 0, 0, sy, rect.x, rect.y]
        : [
            scale,
            0,
            0,
            scale,
            rect.x + (rect.width - width * scale) / 2,
            rect.y + (rect.height - height * scale) / 2,
          ],
      clip: rectPath({ x: 0, y: 0, width, height }),
      items: picture.items,
    };
    layer.add(item, clip);
    return;
  }
  const visible = visiblePart(rect, clip);
  if (visible.width > 0 && visible.height > 0)
    layer.add({ kind: 'picture', picture: picture.use(rect, visible), ...rect }, clip);
}

const visiblePart = (rect: Rect, clip?: Clip): Rect =>
  clip ? visiblePart(intersection(rect, boundsOf(clip.path)), clip.outer) : rect;

/** Draws the picture of an `img`, fitted into the content box per object-fit and object-position. */
export function drawImageElement(
  layer: Layer,
  picture: LoadedPicture,
  box: BoxModel,
  style: CSSStyleDeclaration,
  clip?: Clip,
): void {
  const area = contentBox(box);
  const { width, height } = picture.natural;
  const scales = [area.width / width, area.height / height] as const;
  const contain = Math.min(...scales);
  const scale = { contain, cover: Math.max(...scales), none: 1, 'scale-down': Math.min(1, contain) }[
    style.objectFit
  ];
  const fitted = scale === undefined ? area : { width: width * scale, height: height * scale };
  const [x = '50%', y = '50%'] = style.objectPosition.split(/ (?![^(]*\))/);
  placeImage(
    layer,
    picture,
    {
      x: area.x + position(x, area.width - fitted.width),
      y: area.y + position(y, area.height - fitted.height),
      width: fitted.width,
      height: fitted.height,
    },
    { path: contentPath(box), outer: clip },
  );
}
