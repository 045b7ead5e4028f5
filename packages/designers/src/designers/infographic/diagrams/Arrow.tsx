import { tone } from '../../../editor/layouts/frame/tones.css.ts';

/** In units. */
const head = { length: 2.4, half: 1.5 };

export type Point = readonly [x: number, y: number];

/** An arrow, right or down. */
export function Arrow({ from: [x, y], to: [right, bottom] }: { from: Point; to: Point }) {
  const down = right === x;
  const tip = down
    ? `${x} ${bottom} ${x - head.half} ${bottom - head.length} ${x + head.half} ${bottom - head.length}`
    : `${right} ${y} ${right - head.length} ${y - head.half} ${right - head.length} ${y + head.half}`;
  return (
    <>
      <line
        x1={x}
        y1={y}
        x2={down ? x : right - head.length}
        y2={down ? bottom - head.length : y}
        strokeWidth={0.7}
        style={{ stroke: tone.ink }}
      />
      <polygon points={tip} style={{ fill: tone.ink }} />
    </>
  );
}
