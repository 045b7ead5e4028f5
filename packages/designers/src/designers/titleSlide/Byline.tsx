import type { CSSProperties } from 'react';
import { longDate, shortTime } from '../../editor/artwork/text/eventTime.ts';
import { typeset } from '../../editor/artwork/text/typeset.tsx';
import type { Content } from '../../editor/layouts/content.ts';
import type { LayoutProps } from '../../editor/layouts/layout.ts';
import * as styles from './slide.css.ts';

/** The speaker, with the text after the name on its own line: "Ana Reyes, facility manager". */
function speakerLines({ detail }: Content): string[] {
  const [name = ''] = detail?.lines ?? [];
  const [, who = '', role = ''] = /^([^,]+),\s*(.+)$/s.exec(name.trim()) ?? [];
  return who ? [who, role] : [name.trim()].filter(Boolean);
}

/** When and where, in parts: the date, then the time and the place. */
function eventParts({ event, language }: Content, withDate: boolean): string[] {
  if (!event) return [];
  const [time, place] = [shortTime(event.time, language), event.place.text.trim()];
  const lines = withDate
    ? [longDate(event.date, language), [time, place].filter(Boolean).join(' · ')]
    : [time, place];
  return lines.filter(Boolean);
}

/** The content with speaker, date and place as one text. */
export function mergeByline(content: Content): Content {
  const lines = [...speakerLines(content), ...eventParts(content, true)];
  const field = content.detail?.field ?? content.event?.place.field ?? '';
  return { ...content, event: undefined, detail: lines.length > 0 ? { field, lines } : undefined };
}

const Said = ({ field, lines: [first = '', ...others] }: { field: string; lines: readonly string[] }) =>
  first ? (
    <div className={styles.said} dir="auto" data-fit={field} data-fit-floor="0.55">
      <div className={styles.first}>{typeset(first)}</div>
      {others.map((line) => (
        <div key={line} className={styles.second}>
          {typeset(line)}
        </div>
      ))}
    </div>
  ) : null;

interface BylineProps extends Pick<LayoutProps, 'content' | 'frame'> {
  withDate: boolean;
  /** Width in units. */
  width: number;
}

/** In units: a narrower byline has the speaker above the date. */
const narrowWidth = 84;

/** The speaker, and when and where. */
export function Byline({ content, frame, withDate, width }: BylineProps) {
  const speaker = speakerLines(content);
  const event = eventParts(content, withDate);
  return speaker.length + event.length > 0 ? (
    <div
      className={styles.byline}
      style={
        {
          '--rule': `${0.35 * frame.u}px`,
          '--wrap': width < narrowWidth ? 'wrap' : 'nowrap',
        } as CSSProperties
      }
    >
      <Said field={content.detail?.field ?? ''} lines={speaker} />
      <Said field={content.event?.place.field ?? ''} lines={event} />
    </div>
  ) : null;
}
