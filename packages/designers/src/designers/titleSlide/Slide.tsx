import type { Elements } from '@daybreak/ui';
import type { CSSProperties } from 'react';
import { longDate, shortTime } from '../../editor/artwork/text/eventTime.ts';
import { typeset, typesetText } from '../../editor/artwork/text/typeset.tsx';
import type { Content } from '../../editor/layouts/content.ts';
import { Flow, Headline, Text } from '../../editor/layouts/frame/Flow.tsx';
import type { Area } from '../../editor/layouts/frame/frame.ts';
import { Foot, Logo, Page } from '../../editor/layouts/frame/Page.tsx';
import type { LayoutProps } from '../../editor/layouts/layout.ts';
import * as styles from './slide.css.ts';

/** Around the words, in units. */
export const margin = 9;

/** The speaker, with what follows the name on a line of its own: "Ana Reyes, facility manager". */
function speakerLines({ detail }: Content): string[] {
  const [name = ''] = detail?.lines ?? [];
  const [, who = '', role = ''] = /^([^,]+),\s*(.+)$/s.exec(name.trim()) ?? [];
  return who ? [who, role] : [name.trim()].filter(Boolean);
}

/** When and where: the date, then the time and the place. */
function eventParts({ event, language }: Content, withDate: boolean): string[] {
  if (!event) return [];
  const [time, place] = [shortTime(event.time, language), event.place.text.trim()];
  const all = withDate
    ? [longDate(event.date, language), [time, place].filter(Boolean).join(' · ')]
    : [time, place];
  return all.filter(Boolean);
}

/** The same content, with the speaker, the date and the place as one text. */
export function inOneText(content: Content): Content {
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
          {typesetText(line)}
        </div>
      ))}
    </div>
  ) : null;

interface BylineProps extends Pick<LayoutProps, 'content' | 'frame'> {
  withDate: boolean;
  /** In units. */
  width: number;
}

/** In units: a narrower byline has the speaker above the date. */
const narrow = 84;

/** Who speaks, when and where. */
function Byline({ content, frame, withDate, width }: BylineProps) {
  const speaker = speakerLines(content);
  const event = eventParts(content, withDate);
  return speaker.length + event.length > 0 ? (
    <div
      className={styles.byline}
      style={
        {
          '--rule': `${0.35 * frame.u}px`,
          '--wrap': width < narrow ? 'wrap' : 'nowrap',
        } as CSSProperties
      }
    >
      <Said field={content.detail?.field ?? ''} lines={speaker} />
      <Said field={content.event?.place.field ?? ''} lines={event} />
    </div>
  ) : null;
}

/** In characters. */
const longSubtitle = 70;
const longTitle = 60;

interface SlideProps extends LayoutProps {
  /** The words, in units; the logo is above and the web address below them. */
  area: Area;
  /** Where the title is: at the foot of its room, above the speaker, or at its head. */
  align?: 'end' | 'spread';
  grow: readonly [from: number, to: number];
  withSun?: boolean;
  /** In units. */
  logoTop?: number;
  /** False if the date is shown larger elsewhere. */
  withDate?: boolean;
  footClass?: string;
  footArea?: Area;
  /** What's behind the words. */
  children?: Elements;
}

/** A title slide: the title, what it's about, who speaks and when, in this order of size. */
export const Slide = ({
  area,
  align = 'end',
  grow: [least, to],
  withSun = false,
  logoTop = 8,
  withDate = true,
  footClass,
  footArea = { x: area.x, y: 91.5, right: area.right, bottom: 96 },
  children,
  ...props
}: SlideProps) => {
  const { content, frame } = props;
  // The other words shrink before a short title does.
  const from = content.headline.text.length > longTitle ? least : 1.3 * least;
  return (
    <Page {...props} ownFoot>
      {children}
      <Logo {...props} x={area.x} y={logoTop} height={6.6} right={area.right} />
      <Flow frame={frame} area={area} align={align}>
        <div className={styles.title}>
          <Headline words={content.headline} grow={[from, to]} withSun={withSun} />
          <Text
            words={content.support}
            className={styles.subtitle}
            style={
              {
                '--subtitle': (content.support?.text.length ?? 0) > longSubtitle ? 4.3 : 5.2,
              } as CSSProperties
            }
          />
        </div>
        <Byline content={content} frame={frame} withDate={withDate} width={area.right - area.x} />
      </Flow>
      <Foot {...props} area={footArea} className={footClass} />
    </Page>
  );
};
