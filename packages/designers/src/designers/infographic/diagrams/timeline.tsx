import type { CSSProperties } from 'react';
import { linesOf } from '../../../editor/artwork/text/point.ts';
import { typeset } from '../../../editor/artwork/text/typeset.tsx';
import { tone } from '../../../editor/layouts/frame/tones.css.ts';
import type { Layout } from '../../../editor/layouts/layout.ts';
import { diagramNames } from '../diagramNames.ts';
import { unavailableReason } from '../kinds.ts';
import { placesOf, timelineDateOf } from '../timelineDates.ts';
import { DiagramPage } from './DiagramPage.tsx';
import { Drawing, LabelGrid } from './Drawing.tsx';
import * as styles from './diagrams.css.ts';
import { Leader } from './Leader.tsx';

/** Maximum number of columns side by side. */
const maxColumns = 5;
const between = 5;
/** Distance between the line and the words, in units. */
const reach = { down: 11.5, beside: 15 };
const maxDotRadius = 2.2;

/** Dates or times spaced to scale on a line, with their events. */
export const timeline: Layout<'timeline'> = {
  ...diagramNames.timeline,
  notOn: ['strip'],
  lacks: unavailableReason.timeline,
  Artwork: (props) => {
    const { content, frame } = props;
    const moments = linesOf(content.body?.text ?? '').flatMap(
      (line) => timelineDateOf(line, content.language) ?? [],
    );
    const count = moments.length;
    const spread = frame.shape === 'across' && count <= maxColumns;
    const places = placesOf(moments) ?? moments.map((_, index) => index / (count - 1));
    const nearest = Math.min(...places.slice(1).map((place, index) => place - (places[index] ?? 0)));
    return (
      <DiagramPage {...props} count={count} spread={spread}>
        {(space) => {
          const { width, height, area } = space;
          const slot = (spread ? width + between : height) / count;
          // Aligns the first and last dots with their words.
          const start = spread ? maxDotRadius : slot / 2;
          const length = spread ? (count - 1) * slot : height - slot;
          const dot = Math.min(maxDotRadius, Math.max(0.5, 0.48 * nearest * length));
          const at = (place: number) => start + place * length;
          const line = maxDotRadius;
          return (
            <>
              <Drawing
                {...props}
                space={space}
                alternative={`${diagramNames.timeline.label}. ${moments
                  .map(
                    ({ when, words: { head, text } }) =>
                      `${when}: ${[head, text].filter(Boolean).join(': ')}`,
                  )
                  .join('; ')}`}
              >
                <rect
                  {...(spread
                    ? { x: start, y: line - 0.3, width: length, height: 0.6 }
                    : { x: line - 0.3, y: start, width: 0.6, height: length })}
                  style={{ fill: tone.ink }}
                />
                {places.map((place, index) => (
                  <Leader
                    key={index}
                    down={spread}
                    from={spread ? [at(place), line] : [line, at(place)]}
                    to={
                      spread
                        ? [start + index * slot, reach.down - 2]
                        : [reach.beside - 2, (index + 0.5) * slot]
                    }
                  />
                ))}
                {places.map((place, index) => (
                  <circle
                    key={index}
                    data-value={place}
                    {...(spread ? { cx: at(place), cy: line } : { cx: line, cy: at(place) })}
                    r={dot}
                    style={{ fill: tone.accent }}
                  />
                ))}
              </Drawing>
              <LabelGrid
                frame={frame}
                area={spread ? { ...area, y: area.y + reach.down } : { ...area, x: area.x + reach.beside }}
                as={spread ? 'columns' : 'rows'}
                count={count}
                between={between}
                style={{ '--label': spread ? 5.2 : 4.6 } as CSSProperties}
              >
                {moments.map(({ when, words: { head, text } }, index) => (
                  <div
                    key={index}
                    className={`${styles.cell} ${spread ? '' : `${styles.besideLeader} ${count <= maxColumns ? styles.apart : ''}`}`}
                    data-tag="li"
                  >
                    <div className={styles.words} dir="auto" data-fit="points" data-fit-floor="0.45">
                      <div className={styles.when}>{typeset(when)}</div>
                      {head ? <div className={styles.head}>{typeset(head)}</div> : null}
                      <div>{typeset(text)}</div>
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
