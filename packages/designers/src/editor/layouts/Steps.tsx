import * as styles from './frame/parts.css.ts';
import { type MarkProps, ruled, typedPoints } from './List.tsx';
import type { Layout } from './layout.ts';
import { layoutNames } from './layoutNames.ts';

const most = 4;
/** Largest diameter of the sun, and the space around it in its row, in units. */
const largest = 16;
const sunMargin = 2.4;

/** The sun on its step's rule: it rises with each step and is whole at the last. */
function RisingSun({ frame: { u }, index, count, rowHeight }: MarkProps) {
  const size = Math.min(largest, rowHeight - sunMargin) * u;
  const risen = (size * (index + 1)) / count;
  return (
    <>
      <div className={styles.sky} style={{ inlineSize: size, blockSize: risen }}>
        <div className={styles.disc} style={{ inlineSize: size, blockSize: size, insetBlockStart: 0 }} />
      </div>
      <div className={styles.step}>{index + 1}</div>
    </>
  );
}

/** A diagram of a few steps, with the sun rising from one to the next. */
export const steps: Layout<'steps'> = {
  ...layoutNames.steps,
  notOn: ['strip'],
  lacks: (content) => {
    const count = typedPoints(content);
    if (count < 2) return `Add two to ${most} steps, each on its own line.`;
    return count > most ? `Use up to ${most} steps.` : undefined;
  },
  Artwork: ruled(most, RisingSun, styles.stepRow),
};
