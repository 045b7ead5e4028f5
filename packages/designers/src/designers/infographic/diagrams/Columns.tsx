import type { CSSProperties } from 'react';
import { areaStyle } from '../../../editor/layouts/frame/frame.ts';
import * as parts from '../../../editor/layouts/frame/parts.css.ts';
import { tone } from '../../../editor/layouts/frame/tones.css.ts';
import type { LayoutProps } from '../../../editor/layouts/layout.ts';
import type { Datum } from '../data.ts';
import { diagramNames } from '../diagramNames.ts';
import { Amount, amountWidth } from './Amount.tsx';
import { alternativeOf, LabelWords } from './bars.tsx';
import type { DiagramArea } from './DiagramPage.tsx';
import { Drawing, LabelGrid } from './Drawing.tsx';
import * as styles from './diagrams.css.ts';

/** Space between the two, in units. */
const between = 6;

interface ColumnsProps extends LayoutProps {
  space: DiagramArea;
  data: readonly (Datum & { value: number })[];
}

/** Two columns to scale on one baseline, with their numbers above. */
export function Columns({ space, data, ...props }: ColumnsProps) {
  const { frame } = props;
  const { width, height, area } = space;
  const column = (width - between) / 2;
  const size = Math.min(16, (0.98 * column) / amountWidth(data));
  const figureHeight = size + 2.5;
  const letters = Math.max(...data.map(({ label, note }) => label.length + note.length));
  // A line holds about as many letters as a column has units, divided by the width of a letter.
  const labelHeight = 3 + 7 * Math.min(4, Math.ceil((3.1 * letters) / column));
  const base = height - labelHeight;
  const largest = Math.max(...data.map(({ value }) => value));
  const heightOf = (value: number) => (largest > 0 ? (value / largest) * (base - figureHeight) : 0);
  return (
    <>
      <Drawing {...props} space={space} alternative={alternativeOf(diagramNames.compare.label, data)}>
        {data.map(({ value }, index) => (
          <rect
            key={index}
            data-value={value}
            x={index * (column + between)}
            y={base - heightOf(value)}
            width={column}
            height={heightOf(value)}
            style={{ fill: index === 0 ? tone.ink : tone.accent }}
          />
        ))}
        <rect x={0} y={base} width={width} height={0.6} style={{ fill: tone.ink }} />
      </Drawing>
      {data.map((datum, index) => {
        const x = area.x + index * (column + between);
        const bottom = area.y + base - heightOf(datum.value) - 1;
        return (
          <Amount
            key={index}
            datum={datum}
            className={parts.at}
            style={
              {
                ...areaStyle(frame, { x, y: bottom - size, right: x + column, bottom }),
                maxInlineSize: 'none',
                '--amount': size,
                '--type': `${frame.u}px`,
              } as CSSProperties
            }
            floor={0.3}
          />
        );
      })}
      <LabelGrid
        frame={frame}
        area={{ ...area, y: area.y + base + 2.6 }}
        as="columns"
        count={data.length}
        between={between}
        style={{ '--label': 5.2 } as CSSProperties}
      >
        {data.map((datum, index) => (
          <div key={index} className={styles.cell} data-tag="li">
            <div className={styles.label} dir="auto" data-fit="points" data-fit-floor="0.45">
              <LabelWords datum={datum} />
            </div>
          </div>
        ))}
      </LabelGrid>
    </>
  );
}
