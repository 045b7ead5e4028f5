import type { Item, Path, Point, Shape } from '../../displayList.ts';
import { polygon, rectPath, roundedRect } from '../../geometry.ts';
import type { ArtboardFrame } from '../layer.ts';
import { paintOf, type RefuseDrawing, strokeOf } from './svgPaint.ts';
import { parsePathData } from './svgPath.ts';

const containerElements = new Set(['svg', 'g', 'a']);
const undrawnElements = new Set([
  'defs',
  'linearGradient',
  'title',
  'desc',
  'metadata',
  'style',
  'symbol',
  'clipPath',
  'mask',
  'filter',
  'radialGradient',
  'pattern',
  'marker',
  'view',
]);

/** The shapes of an SVG as items, in the frame's CSS px. */
export function walkSvg(svg: SVGSVGElement, frame: ArtboardFrame, refuse: RefuseDrawing): Item[] {
  return [...svg.children].flatMap((child) => visit(child as SVGElement, svg, frame, refuse));
}

function visit(
  element: SVGElement,
  root: SVGSVGElement,
  frame: ArtboardFrame,
  refuse: RefuseDrawing,
): Item[] {
  if (undrawnElements.has(element.localName)) return [];
  const style = getComputedStyle(element);
  if (style.display === 'none') return [];
  for (const [feature, value] of Object.entries({
    filters: style.filter,
    'clip paths': style.clipPath,
    masks: style.maskImage,
    'blend modes': style.mixBlendMode.replace('normal', ''),
    'arrow heads': `${style.markerStart}${style.markerMid}${style.markerEnd}`.replaceAll('none', ''),
    'strokes that don’t scale': style.vectorEffect,
  }))
    if (value && value !== 'none') refuse(`${feature} in an SVG`, element);

  const items = containerElements.has(element.localName)
    ? [...element.children].flatMap((child) => visit(child as SVGElement, root, frame, refuse))
    : shapesOf(element as SVGGraphicsElement, style, root, frame, refuse);
  const opacity = Number(style.opacity);
  return opacity < 1 && items.length > 0 ? [{ kind: 'group', opacity, items }] : items;
}

function shapesOf(
  element: SVGGraphicsElement,
  style: CSSStyleDeclaration,
  root: SVGSVGElement,
  frame: ArtboardFrame,
  refuse: RefuseDrawing,
): Item[] {
  const path =
    pathOf(element) ??
    refuse(element.localName === 'text' ? 'SVG text' : `SVG ${element.localName} elements`, element);
  const screen = element.getScreenCTM();
  if (style.visibility !== 'visible' || path.length === 0 || !screen) return [];
  const shape: Shape = {
    kind: 'shape',
    path,
    evenOdd: style.fillRule === 'evenodd',
    fill: paintOf(style.fill, Number(style.fillOpacity), element, root, refuse),
    stroke: strokeOf(style, element, refuse),
  };
  if (!shape.fill && !shape.stroke) return [];
  if (shape.stroke && style.paintOrder !== 'normal' && style.paintOrder.startsWith('stroke'))
    return [
      {
        kind: 'group',
        matrix: frame.matrix(screen),
        items: [
          { ...shape, fill: undefined },
          { ...shape, stroke: undefined },
        ],
      },
    ];
  return [{ kind: 'group', matrix: frame.matrix(screen), items: [shape] }];
}

const number = (element: Element, name: string) =>
  (element as unknown as Record<string, SVGAnimatedLength | undefined>)[name]?.baseVal.value ?? 0;

/** A shape as a path in its own coordinates. Undefined for elements that aren't shapes. */
function pathOf(element: SVGGraphicsElement): Path | undefined {
  const get = (name: string) => number(element, name);
  switch (element.localName) {
    case 'path':
      return parsePathData(element.getAttribute('d') ?? '');
    case 'rect': {
      const rect = { x: get('x'), y: get('y'), width: get('width'), height: get('height') };
      if (rect.width <= 0 || rect.height <= 0) return [];
      const rx = Math.min(element.hasAttribute('rx') ? get('rx') : get('ry'), rect.width / 2);
      const ry = Math.min(element.hasAttribute('ry') ? get('ry') : get('rx'), rect.height / 2);
      const corner: Point = [rx, ry];
      return rx && ry ? roundedRect(rect, [corner, corner, corner, corner]) : rectPath(rect);
    }
    case 'circle':
    case 'ellipse': {
      const rx = get(element.localName === 'circle' ? 'r' : 'rx');
      const ry = get(element.localName === 'circle' ? 'r' : 'ry');
      const corner: Point = [rx, ry];
      if (rx <= 0 || ry <= 0) return [];
      return roundedRect({ x: get('cx') - rx, y: get('cy') - ry, width: 2 * rx, height: 2 * ry }, [
        corner,
        corner,
        corner,
        corner,
      ]);
    }
    case 'line':
      return [
        ['M', get('x1'), get('y1')],
        ['L', get('x2'), get('y2')],
      ];
    case 'polygon':
    case 'polyline': {
      const points = [...(element as SVGPolygonElement).points].map(({ x, y }): Point => [x, y]);
      const path = polygon(points);
      return element.localName === 'polygon' ? path : path.slice(0, -1);
    }
    default:
      return undefined;
  }
}
