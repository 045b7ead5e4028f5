import { tone } from '../../../editor/layouts/frame/tones.css.ts';

type Point = readonly [x: number, y: number];

interface LeaderProps {
  from: Point;
  to: Point;
  /** True to run down from a place on a horizontal line. */
  down?: boolean;
}

/** A thin line from a place in a drawing to its words, with a bend where they aren't level. */
export function Leader({ from: [x, y], to: [right, bottom], down = false }: LeaderProps) {
  const [begin, end] = down
    ? [y + 0.3 * (bottom - y), y + 0.75 * (bottom - y)]
    : [x + 0.25 * (right - x), x + 0.75 * (right - x)];
  const points = down
    ? [x, y, x, begin, right, end, right, bottom]
    : [x, y, begin, y, end, bottom, right, bottom];
  return <polyline points={points.join(' ')} fill="none" strokeWidth={0.3} style={{ stroke: tone.ink }} />;
}
