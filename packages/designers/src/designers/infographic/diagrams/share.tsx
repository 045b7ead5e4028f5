import type { CSSProperties } from 'react';
import { tone } from '../../../editor/layouts/frame/tones.css.ts';
import type { Layout } from '../../../editor/layouts/layout.ts';
import { drawableItems } from '../data.ts';
import { diagramNames } from '../diagramNames.ts';
import { dataIn, unavailableReason } from '../kinds.ts';
import { Amount, amountWidth } from './Amount.tsx';
import { alternativeOf, LabelWords, trackInk } from './bars.tsx';
import { DiagramPage } from './DiagramPage.tsx';
import { Drawing, LabelGrid } from './Drawing.tsx';
import * as styles from './diagrams.css.ts';
import { Leader } from './Leader.tsx';
import { sharesOf } from './shares.ts';

/** The parts of a whole as one column, each as high as its share, with a line to its words. */
export const share: Layout<'share'> = {
  ...diagramNames.share,
  notOn: ['strip'],
  lacks: unavailableReason.share,
  Artwork: (props) => {
    const { content, frame } = props;
    const data = drawableItems(dataIn(content));
    const count = data.length;
    const { segments, weights, middles, smallest } = sharesOf(data);
    const wide = amountWidth(data);
    return (
      <DiagramPage {...props} count={count}>
        {(space) => {
          const column = count > 5 ? 20 : 25;
          const words = column + 11;
          const slot = smallest * space.height;
          const amount = Math.min(10.5, 0.66 * slot, (0.46 * (space.width - words)) / wide);
          return (
            <>
              <Drawing {...props} space={space} alternative={alternativeOf(diagramNames.share.label, data)}>
                <rect
                  x={0}
                  y={0}
                  width={column}
                  height={space.height}
                  fillOpacity={trackInk}
                  style={{ fill: tone.ink }}
                />
                {segments.map(({ value, from, to, tint }, index) => (
                  <rect
                    key={index}
                    data-value={value}
                    x={0}
                    y={from * space.height}
                    width={column}
                    height={(to - from) * space.height}
                    fillOpacity={tint ?? 1}
                    style={{ fill: tint ? tone.ink : tone.accent }}
                  />
                ))}
                {segments.slice(1).map(({ from }, index) => (
                  <line
                    key={index}
                    x1={0}
                    x2={column}
                    y1={from * space.height}
                    y2={from * space.height}
                    strokeWidth={0.4}
                    style={{ stroke: tone.ground }}
                  />
                ))}
                {segments.map(({ from, to }, index) => (
                  <Leader
                    key={index}
                    from={[column + 0.8, ((from + to) / 2) * space.height]}
                    to={[words - 2, (middles[index] ?? 0) * space.height]}
                  />
                ))}
              </Drawing>
              <LabelGrid
                frame={frame}
                area={{ ...space.area, x: space.area.x + words }}
                as="rows"
                count={count}
                style={
                  {
                    '--amount': amount,
                    '--label': Math.min(5.2, 0.4 * slot),
                    '--amounts': `calc(${wide} * var(--type, var(--u)) * ${amount} * var(--fit, 1))`,
                    '--rows': weights.map((one) => `${one / Math.min(...weights)}fr`).join(' '),
                  } as CSSProperties
                }
              >
                {data.map((datum, index) => (
                  <div key={index} className={`${styles.cell} ${styles.besideLeader}`} data-tag="li">
                    <Amount datum={datum} className={styles.amountColumn} />
                    <div className={styles.label} dir="auto" data-fit="points" data-fit-floor="0.45">
                      <LabelWords datum={datum} />
                    </div>
                  </div>
                ))}
              </LabelGrid>
            </>
          );
        }}
      </DiagramPage>
    );
  },
};
