import { restoreUserDetails, useUserDetails } from '@daybreak/designers';
import { Boundary, Sentence, Text } from '@daybreak/ui';
import { useMemo } from 'react';
import { FindingList } from '../../../../shared/pieces/FindingList.tsx';
import { usePerson } from '../../../../shared/session/PersonProvider.tsx';
import { detailsOf } from '../../../../shared/session/personNames.ts';
import * as styles from './Approvals.css.ts';
import { dialog as words } from './messages.ts';
import type { Reviewed } from './useReviewed.ts';

/** What each side is drawn within, in pixels. */
const within = { width: 560, height: 420 };

/** Every side of a version, and what it says as text. */
export function ReviewedPicture({ name, reviewed }: { name: string; reviewed: Reviewed }) {
  const { opened, look, images } = reviewed;
  const { person } = usePerson();
  const own = useUserDetails(useMemo(() => detailsOf(person), [person])).details;
  const { contact, preflight } = opened.record;
  const details = useMemo(() => (contact ? restoreUserDetails(contact) : own), [contact, own]);
  const sides = look?.sides(opened.draft) ?? [];
  const said = look
    ? look.read(opened.draft).filter(({ kind }) => kind !== 'choice')
    : Object.entries(opened.draft).map(([field, text]) => ({ field, label: field, text }));
  const shown = sides.length > 0 ? sides : [{ id: '', label: '' }];

  return (
    <>
      {look ? (
        <div className={styles.sides}>
          {shown.map(({ id, label }) => (
            <Boundary key={id} fallback={() => <Text size="sm">{words.notDrawn}</Text>}>
              <div
                className={styles.side}
                role="img"
                aria-label={shown.length > 1 ? words.side(name, label) : words.picture(name)}
              >
                <div inert>
                  <look.Drawn
                    draft={opened.draft}
                    side={id || undefined}
                    user={details}
                    images={images}
                    within={within}
                  />
                </div>
              </div>
            </Boundary>
          ))}
        </div>
      ) : (
        <Text size="sm">{words.notDrawn}</Text>
      )}
      {look && !contact ? (
        <Text size="sm" tone="muted">
          {words.noContact}
        </Text>
      ) : null}
      <section aria-label={words.checks} className={styles.checks}>
        {preflight?.length ? (
          <>
            <Text size="sm" tone="muted">
              {words.found}
            </Text>
            <FindingList findings={preflight} />
          </>
        ) : (
          <Text size="sm" tone="muted">
            {preflight ? words.noFindings : words.notChecked}
          </Text>
        )}
      </section>
      <details>
        <summary>{words.text}</summary>
        <dl className={styles.text}>
          {said.map(({ field, label, text }) => (
            <div key={field}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>
                <Sentence>{text || words.nothing}</Sentence>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
