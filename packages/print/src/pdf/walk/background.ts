import type { Path, Rect } from '../displayList.ts';
import { rectPath, roundedRect } from '../geometry.ts';
import { type BoxModel, contentBox, contentPath, paddingBox, paddingPath } from './boxModel.ts';
import { parseColor, parseLength, parseLinearGradient, position, splitValues } from './cssValues.ts';
import { placeImage } from './images.ts';
import type { Clip, Layer } from './layer.ts';
import type { Loaded } from './loaded.ts';
import { refuse } from './refusals.ts';

/** The background color, then the background layers from bottom to top. */
export function drawBackground(
  layer: Layer,
  box: BoxModel,
  style: CSSStyleDeclaration,
  element: Element,
  loaded: Loaded,
  clip?: Clip,
): void {
  const images = splitValues(style.backgroundImage);
  const list = (value: string, index: number) => {
    const values = splitValues(value);
    return values[index % Math.max(1, values.length)] ?? '';
  };
  const shape = (name: string): Path =>
    name === 'padding-box'
      ? paddingPath(box)
      : name === 'content-box'
        ? contentPath(box)
        : roundedRect(box.rect, box.radii);

  const color = parseColor(style.backgroundColor);
  if (color.a > 0)
    layer.add(
      {
        kind: 'shape',
        path: shape(list(style.backgroundClip, images.length - 1)),
        fill: { kind: 'color', color },
      },
      clip,
    );

  for (let index = images.length - 1; index >= 0; index--) {
    const image = images[index] ?? 'none';
    if (image === 'none') continue;
    const originName = list(style.backgroundOrigin, index);
    const origin =
      originName === 'border-box'
        ? box.rect
        : originName === 'content-box'
          ? contentBox(box)
          : paddingBox(box);
    const url = /^url\((["']?)(.+)\1\)$/s.exec(image)?.[2];
    const natural = url ? loaded.picture(url).natural : undefined;
    const size = tileSize(list(style.backgroundSize, index), origin, natural);
    const offset = (axis: 'x' | 'y', freeSpace: number) =>
      position(list(axis === 'x' ? style.backgroundPositionX : style.backgroundPositionY, index), freeSpace);
    const tile: Rect = {
      x: origin.x + offset('x', origin.width - size.width),
      y: origin.y + offset('y', origin.height - size.height),
      ...size,
    };
    const repeat = list(style.backgroundRepeat, index);
    const covers = contains(tile, origin);
    if (!covers && repeat !== 'no-repeat') refuse('repeating backgrounds', element);
    const area = shape(list(style.backgroundClip, index));

    if (url) placeImage(layer, loaded.picture(url), tile, { path: area, outer: clip });
    else {
      const gradient =
        parseLinearGradient(image, tile) ??
        refuse(image.includes('gradient') ? 'this kind of gradient' : 'this kind of background', element);
      const path = covers ? area : rectPath(tile);
      layer.add({ kind: 'shape', path, fill: gradient }, covers ? clip : { path: area, outer: clip });
    }
  }
}

const contains = (outer: Rect, inner: Rect) =>
  outer.x <= inner.x + 0.5 &&
  outer.y <= inner.y + 0.5 &&
  outer.x + outer.width >= inner.x + inner.width - 0.5 &&
  outer.y + outer.height >= inner.y + inner.height - 0.5;

function tileSize(value: string, area: Rect, natural?: { width: number; height: number }) {
  const { width, height } = natural ?? area;
  if (value === 'cover' || value === 'contain') {
    if (!natural) return { width: area.width, height: area.height };
    const scales = [area.width / width, area.height / height];
    const scale = value === 'cover' ? Math.max(...scales) : Math.min(...scales);
    return { width: width * scale, height: height * scale };
  }
  const [x = 'auto', y = 'auto'] = value.split(' ');
  const w = parseLength(x, area.width);
  const h = parseLength(y, area.height);
  if (w !== undefined && h !== undefined) return { width: w, height: h };
  if (w !== undefined) return { width: w, height: natural ? (w * height) / width : area.height };
  if (h !== undefined) return { width: natural ? (h * width) / height : area.width, height: h };
  return { width, height };
}
