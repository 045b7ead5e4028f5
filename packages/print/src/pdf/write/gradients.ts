import type { GradientStop, LinearGradient, Point, Rgba } from '../displayList.ts';
import type { OutputColors } from './inks.ts';
import { dict, nums, type PdfFile, ref } from './objects.ts';

const substeps = 16;

/** The axial shadings of a gradient: its colors, and its opacity if that changes along the way. */
export function shadings(file: PdfFile, inks: OutputColors, gradient: LinearGradient) {
  const stops = printableStops(gradient.stops);
  const first = stops[0]?.offset ?? 0;
  const last = Math.max(stops.at(-1)?.offset ?? 1, first + 1e-4);
  const point = (at: number): Point => [
    gradient.from[0] + (gradient.to[0] - gradient.from[0]) * at,
    gradient.from[1] + (gradient.to[1] - gradient.from[1]) * at,
  ];
  const coords = `[${nums([...point(first), ...point(last)])}]`;
  const shading = (space: string, components: (color: Rgba) => number[]) =>
    file.add(
      dict({
        ShadingType: 2,
        ColorSpace: `/${space}`,
        Coords: coords,
        Extend: '[true true]',
        Function: ref(
          stitchSteps(
            file,
            stops.map(({ offset, color }) => ({
              at: (offset - first) / (last - first),
              values: components(color),
            })),
          ),
        ),
      }),
    );
  const alphas = stops.map(({ color }) => color.a);
  const isEven = alphas.every((alpha) => alpha === alphas[0]);
  return {
    colors: shading(inks.space, inks.components),
    /** One opacity for the whole gradient, or a shading of opacities. */
    alpha: isEven ? (alphas[0] ?? 1) : { shading: shading('DeviceGray', ({ a }) => [a]) },
    blend: inks.blend(stops.map(({ color }) => color)),
  };
}

/**
 * CSS blends premultiplied colors: toward `transparent`, a color only fades. So a fully transparent stop gets its neighbor's color, and
 * between stops that differ in color and opacity the blend is written in small steps.
 */
export function printableStops(stops: GradientStop[]): GradientStop[] {
  const visible = stops.flatMap((stop, index) => {
    if (stop.color.a > 0) return [stop];
    const neighbors = [stops[index - 1], stops[index + 1]].filter((near) => near && near.color.a > 0);
    return neighbors.length > 0
      ? neighbors.map((near) => ({ offset: stop.offset, color: { ...(near?.color ?? stop.color), a: 0 } }))
      : [stop];
  });
  return visible.flatMap((stop, index) => {
    const next = visible[index + 1];
    if (!next || !needsSteps(stop, next)) return [stop];
    return Array.from({ length: substeps }, (_, step) => mixStops(stop, next, step / substeps));
  });
}

const needsSteps = (
  { color: one, offset: start }: GradientStop,
  { color: other, offset: end }: GradientStop,
) => end > start && one.a !== other.a && (one.r !== other.r || one.g !== other.g || one.b !== other.b);

function mixStops(one: GradientStop, other: GradientStop, t: number): GradientStop {
  const mix = (from: number, to: number) => from + (to - from) * t;
  const a = mix(one.color.a, other.color.a);
  const channel = (name: 'r' | 'g' | 'b') =>
    a > 0 ? mix(one.color[name] * one.color.a, other.color[name] * other.color.a) / a : one.color[name];
  return {
    offset: mix(one.offset, other.offset),
    color: { r: channel('r'), g: channel('g'), b: channel('b'), a },
  };
}

function stitchSteps(file: PdfFile, steps: { at: number; values: number[] }[]): number {
  const segments = steps.slice(1).flatMap((to, index) => {
    const from = steps[index];
    return from && to.at > from.at + 1e-6 ? [{ from, to }] : [];
  });
  const functions = segments.map(({ from, to }) =>
    dict({
      FunctionType: 2,
      Domain: '[0 1]',
      N: 1,
      C0: `[${nums(from.values)}]`,
      C1: `[${nums(to.values)}]`,
    }),
  );
  const [firstFunction] = functions;
  if (!firstFunction) {
    const [from, to] = [steps[0]?.values ?? [0], steps.at(-1)?.values ?? [0]];
    return file.add(
      dict({ FunctionType: 2, Domain: '[0 1]', N: 1, C0: `[${nums(from)}]`, C1: `[${nums(to)}]` }),
    );
  }
  if (functions.length === 1) return file.add(firstFunction);
  return file.add(
    dict({
      FunctionType: 3,
      Domain: '[0 1]',
      Functions: `[${functions.join(' ')}]`,
      Bounds: `[${nums(segments.slice(1).map(({ from }) => from.at))}]`,
      Encode: `[${functions.map(() => '0 1').join(' ')}]`,
    }),
  );
}
