import type { Matrix, Rect } from '../displayList.ts';
import { multiply } from '../geometry.ts';
import { parseLength } from './cssValues.ts';

/** Takes an element's rectangle before its transform, and returns the matrix around its transform origin. */
export type TransformOf = (rect: Rect) => Matrix;

/**
 * Removes translate, rotate, scale, and transform from the copy. They become the identity, not `none`, so that elements remain containing
 * blocks and stacking contexts.
 */
export function takeTransforms(root: HTMLElement): Map<Element, TransformOf> {
  const transformsBy = new Map<Element, TransformOf>();
  for (const element of root.querySelectorAll<HTMLElement | SVGSVGElement>('*')) {
    if (element instanceof SVGElement && element.ownerSVGElement) continue;
    const { transform, translate, rotate, scale, transformOrigin } = getComputedStyle(element);
    if (
      [transform, translate, rotate, scale].every(
        (value) => value === 'none' || value === '' || value === undefined,
      )
    )
      continue;
    const [originX = '0px', originY = '0px'] = transformOrigin.split(' ');
    transformsBy.set(element, (rect) => {
      const x = rect.x + Number.parseFloat(originX);
      const y = rect.y + Number.parseFloat(originY);
      return [
        [1, 0, 0, 1, x, y] as Matrix,
        translation(translate, rect),
        rotation(rotate),
        scaling(scale),
        list(transform),
        [1, 0, 0, 1, -x, -y] as Matrix,
      ].reduce(multiply);
    });
  }
  for (const element of transformsBy.keys())
    Object.assign((element as HTMLElement).style, {
      transform: 'translate(0)',
      translate: 'none',
      rotate: 'none',
      scale: 'none',
      transition: 'none',
      animation: 'none',
    });
  return transformsBy;
}

const identity: Matrix = [1, 0, 0, 1, 0, 0];
const isNone = (value: string) => !value || value === 'none';

function translation(value: string, rect: Rect): Matrix {
  if (isNone(value)) return identity;
  const [x = '0px', y = '0px'] = value.split(' ');
  return [1, 0, 0, 1, parseLength(x, rect.width) ?? 0, parseLength(y, rect.height) ?? 0];
}

function rotation(value: string): Matrix {
  if (isNone(value)) return identity;
  const angle = (Number.parseFloat(value) * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
}

function scaling(value: string): Matrix {
  if (isNone(value)) return identity;
  const [x = 1, y = x] = value.split(' ').map(Number);
  return [x, 0, 0, y, 0, 0];
}

function list(value: string): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] =
    /^matrix\((.*)\)$/.exec(value)?.[1]?.split(',').map(Number) ?? [];
  return [a, b, c, d, e, f];
}
