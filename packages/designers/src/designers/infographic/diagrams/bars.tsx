import type { CSSProperties } from 'react';
import { typeset } from '../../../editor/artwork/text/typeset.tsx';
import { tone } from '../../../editor/layouts/frame/tones.css.ts';
import type { Layout } from '../../../editor/layouts/layout.ts';
import { type Datum, drawableItems, isPercent } from '../data.ts';
import { diagramNames } from '../diagramNames.ts';
import { dataIn, unavailableReason } from '../kinds.ts';
import { Amount } from './Amount.tsx';
import { DiagramPage } from './DiagramPage.tsx';
import { Drawing, LabelGrid } from './Drawing.tsx';
import * as styles from './diagrams.css.ts';
import { largestOf } from './largestOf.ts';

/** Opacity of the track behind a bar. */
export const trackInk = 0.12;

/** The data as a sentence. */
export const alternativeOf = (kind: string, data: readonly Datum[]) =>
  `${kind}. ${data.map(({ label, typedNumber, note }) => `${label || typedNumber}${label ? `: ${typedNumber}` : ''}${note ? `, ${note}` : ''}`).join('; ')}`;

/** A label, with the note after its number. */
export const LabelWords = ({ datum: { label, note } }: { datum: Datum }) => (
  <>
    <div>{typeset(label)}</div>
    {note ? <div className={styles.note}>{typeset(note)}</div> : null}
  </>
);

/** A bar for each number, from one line and to scale. */
export const bars: Layout<'bars'> = {
  ...diagramNames.bars,
  notOn: ['strip'],
  lacks: unavailableReason.bars,
  Artwork: (props) => {
    const { content, frame } = props;
    const data = drawableItems(dataIn(content));
    const count = data.length;
    const largest = Math.max(...data.map(({ value }) => value));
    // Draws percentages as parts of 100.
    const end = isPercent(data) && largest <= 100 ? 100 : largest;
    const first = largestOf(data);
    return (
      <DiagramPage {...props} count={count}>
        {(space) => {
          const slot = space.height / count;
          const thickness = Math.min(8, Math.max(2, 0.28 * slot));
          const under = Math.min(5, 0.15 * slot);
          return (
            <>
              <Drawing {...props} space={space} alternative={alternativeOf(diagramNames.bars.label, data)}>
                {data.map(({ value }, index) => {
                  const y = (index + 1) * slot - under - thickness;
                  return (
                    <g key={index}>
                      <rect
                        x={0}
                        y={y}
                        width={space.width}
                        height={thickness}
                        fillOpacity={trackInk}
                        style={{ fill: tone.ink }}
                      />
                      <rect x={-0.6} y={y} width={0.6} height={thickness} style={{ fill: tone.ink }} />
                      <rect
                        data-value={value}
                        x={0}
                        y={y}
                        width={end > 0 ? (value / end) * space.width : 0}
                        height={thickness}
                        style={{ fill: index === first ? tone.accent : tone.ink }}
                      />
                    </g>
                  );
                })}
              </Drawing>
              <LabelGrid frame={frame} area={space.area} as="rows" count={count}>
                {data.map((datum, index) => (
                  <div
                    key={index}
                    className={`${styles.cell} ${styles.overBar}`}
                    data-tag="li"
                    style={
                      {
                        paddingBlockEnd: (under + thickness + 1.3) * frame.u,
                        '--amount': Math.min(11, 0.42 * slot),
                        '--label': Math.min(5.4, 0.3 * slot),
                      } as CSSProperties
                    }
                  >
                    <div className={styles.label} dir="auto" data-fit="points" data-fit-floor="0.45">
                      <LabelWords datum={datum} />
                    </div>
                    <Amount datum={datum} />
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
