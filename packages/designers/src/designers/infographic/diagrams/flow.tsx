import type { CSSProperties } from 'react';
import { linesOf, pointOf } from '../../../editor/artwork/text/point.ts';
import { typeset } from '../../../editor/artwork/text/typeset.tsx';
import { tone } from '../../../editor/layouts/frame/tones.css.ts';
import type { Layout } from '../../../editor/layouts/layout.ts';
import { diagramNames } from '../diagramNames.ts';
import { unavailableReason } from '../kinds.ts';
import { Arrow, type Point } from './Arrow.tsx';
import { DiagramPage } from './DiagramPage.tsx';
import { Drawing, LabelGrid } from './Drawing.tsx';
import * as styles from './diagrams.css.ts';

/** Maximum number of columns side by side. */
const maxColumns = 5;
const between = 5;
const maxSunRadius = 7.5;
/** Space between a sun and an arrow, in units. */
const clear = 1.2;

/** A typed step number, removed because the diagram numbers its steps. */
const ordinal = /^\s*\d{1,2}[.)]\s+/;

/** Numbered steps in suns, with arrows between them. */
export const flow: Layout<'flow'> = {
  ...diagramNames.flow,
  notOn: ['strip'],
  lacks: unavailableReason.flow,
  Artwork: (props) => {
    const { content, frame } = props;
    const steps = linesOf(content.body?.text ?? '').map((line) => pointOf(line.replace(ordinal, '')));
    const count = steps.length;
    const spread = frame.shape === 'across' && count <= maxColumns;
    return (
      <DiagramPage {...props} count={count} spread={spread}>
        {(space) => {
          const { width, height, area } = space;
          const slot = (spread ? width + between : height) / count;
          const sun = Math.min(spread ? 6 : maxSunRadius, 0.3 * slot);
          const center = (index: number): Point =>
            spread ? [index * slot + sun, sun] : [sun, (index + 0.5) * slot];
          const textX = 2 * sun + 4;
          return (
            <>
              <Drawing
                {...props}
                space={space}
                alternative={`${diagramNames.flow.label}. ${steps
                  .map((step, index) => `${index + 1}. ${[step.head, step.text].filter(Boolean).join(': ')}`)
                  .join('; ')}`}
              >
                {steps.map((_, index) => {
                  const [x, y] = center(index);
                  const [right, bottom] = center(index + 1);
                  const gap = sun + clear;
                  return (
                    <g key={index}>
                      <circle cx={x} cy={y} r={sun} style={{ fill: tone.accent }} />
                      {index < count - 1 ? (
                        <Arrow
                          from={spread ? [x + gap, y] : [x, y + gap]}
                          to={spread ? [right - gap, y] : [x, bottom - gap]}
                        />
                      ) : null}
                    </g>
                  );
                })}
              </Drawing>
              <LabelGrid
                frame={frame}
                area={area}
                as={spread ? 'columns' : 'rows'}
                count={count}
                between={between}
                style={{ '--label': spread ? 5.4 : 4.6 } as CSSProperties}
              >
                {steps.map((step, index) => (
                  <div
                    key={index}
                    className={`${styles.cell} ${spread ? styles.stacked : `${styles.besideLeader} ${count <= maxColumns ? styles.apart : ''}`}`}
                    style={{ gap: (spread ? 4 : textX - 2 * sun) * frame.u }}
                    data-tag="li"
                  >
                    <div
                      className={styles.stepNumber}
                      style={{
                        inlineSize: 2 * sun * frame.u,
                        blockSize: 2 * sun * frame.u,
                        fontSize: 1.05 * sun * frame.u,
                      }}
                    >
                      {index + 1}
                    </div>
                    <div
                      className={`${styles.words} ${spread ? styles.ownHeight : ''}`}
                      dir="auto"
                      data-fit="points"
                      data-fit-floor="0.45"
                    >
                      {step.head ? <div className={styles.head}>{typeset(step.head)}</div> : null}
                      <div>{typeset(step.text)}</div>
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
