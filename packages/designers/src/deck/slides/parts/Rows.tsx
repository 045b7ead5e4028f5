import { rowsOf } from '@daybreak/brand';
import { percent } from '../../../editor/artwork/box.ts';
import { row } from '../slide.css.ts';

/** The brand's rows: they fill their box, and get tighter toward its top, which is the horizon. */
export const Rows = ({ count, className }: { count: number; className: string }) => (
  <div className={className}>
    {rowsOf(count, 1).map(({ offset, thickness }) => (
      <div
        key={offset}
        className={row}
        style={{ insetBlockStart: percent(offset), blockSize: percent(thickness) }}
      />
    ))}
  </div>
);
