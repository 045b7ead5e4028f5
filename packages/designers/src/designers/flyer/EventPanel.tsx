import type { CSSProperties } from 'react';
import { type Box, pixelBoxStyle } from '../../editor/artwork/box.ts';
import { datePart, isDate, monthOfDay, shortTime } from '../../editor/artwork/text/eventTime.ts';
import { typeset } from '../../editor/artwork/text/typeset.tsx';
import * as styles from './EventPanel.css.ts';
import * as parts from './FlyerArtwork.css.ts';
import type { FlyerDraft } from './flyer.fields.ts';
import type { PageMetrics } from './sheet.ts';

/** True if the draft has the event's date or time: a place alone doesn't justify a panel. */
export const hasEvent = ({ type, eventDate, eventTime }: FlyerDraft) =>
  type === 'event' && Boolean(eventDate || eventTime);

/** The text below the panel; without a panel, the place comes first. */
export const aboutEvent = (draft: FlyerDraft) =>
  hasEvent(draft) ? draft.description : [draft.location.trim(), draft.description].filter(Boolean).join('\n');

interface EventPanelProps {
  draft: FlyerDraft;
  metrics: PageMetrics;
  /** The panel's position on the page; it extends through the bleed at the edges it touches. */
  box: Box;
}

/** The event's panel: the day as a large numeral that's easy to find on a pinboard, then time and place. */
export function EventPanel({ draft, metrics, box }: EventPanelProps) {
  const { eventDate, eventTime, location } = draft;
  const { language } = metrics;
  const start = box.x <= 0 ? metrics.bleed : 0;
  const end = box.x + box.width >= metrics.width ? metrics.bleed : 0;
  const size = box.height / 6;
  return (
    <div
      className={`${styles.panel} ${parts.accent}`}
      data-hero=""
      style={{
        ...pixelBoxStyle({ ...box, x: box.x - start, width: box.width + start + end }),
        paddingBlock: 0.5 * size,
        paddingInline: `${start ? metrics.bleed + 6 * metrics.u : 4 * metrics.u}px ${end ? metrics.bleed + 6 * metrics.u : 4 * metrics.u}px`,
      }}
    >
      <div
        className={styles.inside}
        style={{ '--panel': `${size}px` } as CSSProperties}
        data-fit="location"
        data-fit-floor={Math.min(1, metrics.smallest / size)}
      >
        {isDate(eventDate) ? (
          <>
            <div className={styles.day}>{datePart(eventDate, 'day', language)}</div>
            <div className={styles.month}>
              <div className={styles.weekday}>
                <span dir="auto">{datePart(eventDate, 'weekday', language)}</span>
              </div>
              <div className={styles.monthName}>
                <span dir="auto">{monthOfDay(eventDate, language)}</span>
              </div>
              <div className={styles.weekday}>{datePart(eventDate, 'year', language)}</div>
            </div>
          </>
        ) : null}
        {eventTime || location.trim() ? (
          <div className={styles.where}>
            {eventTime ? (
              <div className={styles.time}>
                <span dir="auto">{shortTime(eventTime, language)}</span>
              </div>
            ) : null}
            <div className={styles.place} dir="auto">
              {typeset(location)}
            </div>
          </div>
        ) : null}
      </div>
    </div>
  );
}
