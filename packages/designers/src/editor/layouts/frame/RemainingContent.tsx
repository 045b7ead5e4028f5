import { LinkCode } from '../../artwork/LinkCode.tsx';
import { longDate, shortTime } from '../../artwork/text/eventTime.ts';
import { linesOf, pointOf } from '../../artwork/text/point.ts';
import { typeset } from '../../artwork/text/typeset.tsx';
import { type Content, type DraftText, leastForColumns } from '../content.ts';
import type { LayoutProps } from '../layout.ts';
import { Text } from './Flow.tsx';
import * as styles from './parts.css.ts';

/** Returns the event as two lines: the date, then the time and place. */
export const eventLines = ({ event, language }: Content): string[] =>
  event
    ? [
        longDate(event.date, language),
        [shortTime(event.time, language), event.place.text.trim()].filter(Boolean).join(' · '),
      ].filter(Boolean)
    : [];

/** One point per line, with its heading above it. */
const Points = ({ words }: { words: DraftText | undefined }) =>
  words?.text.trim() ? (
    <div className={styles.list} data-fit={words.field} data-fit-floor="0.5">
      {linesOf(words.text).map((line, index) => {
        const { head, text } = pointOf(line);
        return (
          <div key={`${index} ${line}`} dir="auto" data-tag="li">
            {head ? <div className={styles.pointHead}>{typeset(head)}</div> : null}
            {head ? <div>{typeset(text)}</div> : typeset(text)}
          </div>
        );
      })}
    </div>
  ) : null;

interface RestProps extends Pick<LayoutProps, 'content'> {
  /** Parts that the layout shows elsewhere. */
  without?: readonly ('support' | 'body' | 'event' | 'detail' | 'action' | 'link')[];
  /** Places the sentence and the action side by side. */
  inRow?: boolean;
}

/** Everything a piece says besides its headline. Renders nothing if there's nothing to say. */
export function RemainingContent({ content, without = [], inRow = false }: RestProps) {
  const detail = without.includes('detail') ? undefined : content.detail;
  const event = without.includes('event') ? [] : eventLines(content);
  const [first, ...otherLines] = event.length > 0 ? event : (detail?.lines ?? []);
  const field = event.length > 0 ? (content.event?.place.field ?? '') : (detail?.field ?? '');
  const support = without.includes('support') ? undefined : content.support;
  const body = without.includes('body') ? undefined : content.body;
  const action = without.includes('action') ? undefined : content.action;
  const link = without.includes('link') ? undefined : content.link;
  const next =
    first || action?.text.trim() ? (
      <div className={`${styles.group} ${link ? styles.besideCode : inRow ? styles.mainPart : ''}`}>
        {first ? (
          <div className={styles.lead} dir="auto" data-fit={field} data-fit-floor="0.5">
            <div dir="auto">{typeset(first)}</div>
            {otherLines.map((line) => (
              <div key={line} className={styles.second} dir="auto">
                {typeset(line)}
              </div>
            ))}
          </div>
        ) : null}
        <Text words={action} className={styles.tag} />
      </div>
    ) : null;
  const hasWords = Boolean(support?.text.trim() || body?.text.trim());
  if (!hasWords && !next && !link) return null;
  return (
    <div className={inRow ? styles.beside : styles.group}>
      {hasWords ? (
        <div className={`${styles.group} ${inRow ? styles.part : ''}`}>
          <Text words={support} className={styles.support} />
          {content.isList ? (
            <Points words={body} />
          ) : (
            <Text
              words={body}
              className={`${styles.body} ${content.inColumns && (body?.text.length ?? 0) > leastForColumns ? styles.inColumns : ''}`}
              floor={0.7}
            />
          )}
        </div>
      ) : null}
      {link ? (
        <div className={styles.withCode}>
          {next}
          <LinkCode link={link} language={content.language} />
        </div>
      ) : (
        next
      )}
    </div>
  );
}
