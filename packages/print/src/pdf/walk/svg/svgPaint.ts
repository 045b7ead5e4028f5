import type { Matrix, Paint, Stroke } from '../../displayList.ts';
import { multiply, transformPoint } from '../../geometry.ts';
import { parseColor } from '../cssValues.ts';

/** Refuses a feature, or gives up on the drawing. */
export type RefuseDrawing = (feature: string, element: Element) => never;

/** The stroke of a shape, if any. */
export function strokeOf(
  style: CSSStyleDeclaration,
  element: Element,
  refuse: RefuseDrawing,
): Stroke | undefined {
  const width = Number.parseFloat(style.strokeWidth);
  if (style.stroke === 'none' || !(width > 0)) return undefined;
  if (style.stroke.startsWith('url(')) refuse('gradient strokes in an SVG', element);
  const color = parseColor(style.stroke);
  return {
    color: { ...color, a: color.a * Number(style.strokeOpacity) },
    width,
    dash:
      style.strokeDasharray === 'none'
        ? undefined
        : style.strokeDasharray.split(/[\s,]+/).map(Number.parseFloat),
    dashOffset: Number.parseFloat(style.strokeDashoffset) || 0,
    cap: style.strokeLinecap as Stroke['cap'],
    join: style.strokeLinejoin as Stroke['join'],
    miterLimit: Number(style.strokeMiterlimit),
  };
}

/** The fill of a shape: a color, or a linear gradient of the same SVG. */
export function paintOf(
  value: string,
  opacity: number,
  element: SVGGraphicsElement,
  root: SVGSVGElement,
  refuse: RefuseDrawing,
): Paint | undefined {
  if (value === 'none' || opacity === 0) return undefined;
  const id = /^url\(["']?[^#]*#([^"')]+)["']?\)/.exec(value)?.[1];
  if (!id) {
    const color = parseColor(value);
    return color.a > 0 ? { kind: 'color', color: { ...color, a: color.a * opacity } } : undefined;
  }
  const gradient = root.querySelector(`#${CSS.escape(id)}`);
  if (!(gradient instanceof SVGLinearGradientElement))
    return refuse('radial gradients or patterns in an SVG', element);
  if (
    gradient.spreadMethod.baseVal !== 1 ||
    gradient.hasAttribute('href') ||
    gradient.hasAttribute('xlink:href')
  )
    refuse('repeating or linked gradients in an SVG', element);
  return linearGradient(gradient, opacity, element);
}

function linearGradient(
  gradient: SVGLinearGradientElement,
  opacity: number,
  element: SVGGraphicsElement,
): Paint {
  const isBoxed = gradient.gradientUnits.baseVal === 2;
  const length = (name: 'x1' | 'y1' | 'x2' | 'y2') =>
    isBoxed && gradient[name].baseVal.unitType !== 2
      ? gradient[name].baseVal.valueInSpecifiedUnits
      : gradient[name].baseVal.unitType === 2 && isBoxed
        ? gradient[name].baseVal.valueInSpecifiedUnits / 100
        : gradient[name].baseVal.value;
  const box = element.getBBox();
  const gradientMatrix = gradient.gradientTransform.baseVal.consolidate()?.matrix;
  const units: Matrix = isBoxed ? [box.width, 0, 0, box.height, box.x, box.y] : [1, 0, 0, 1, 0, 0];
  const matrix = gradientMatrix
    ? multiply(units, [
        gradientMatrix.a,
        gradientMatrix.b,
        gradientMatrix.c,
        gradientMatrix.d,
        gradientMatrix.e,
        gradientMatrix.f,
      ])
    : units;
  return {
    kind: 'gradient',
    from: transformPoint(matrix, [length('x1'), length('y1')]),
    to: transformPoint(matrix, [length('x2'), length('y2')]),
    stops: [...gradient.querySelectorAll('stop')].map((stop) => {
      const style = getComputedStyle(stop);
      const color = parseColor(style.stopColor);
      return {
        offset: stop.offset.baseVal,
        color: { ...color, a: color.a * Number(style.stopOpacity) * opacity },
      };
    }),
  };
}
