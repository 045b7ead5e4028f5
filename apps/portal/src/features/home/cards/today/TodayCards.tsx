import { Link } from '@daybreak/ui';
import { type CardChange, type CardCounts, cardKinds } from '../../../../backend/interfaces/Cards.ts';
import { designerAddress } from '../../../../shared/navigation/marketingAddresses.ts';
import type { LoadedControl } from '../../../../shared/requests/useLoaded.ts';
import { today as words } from '../messages.ts';
import * as styles from './TodayCard.css.ts';
import { LoadedSection } from './TodaySection.tsx';

const tools = designerAddress('new-hire');

/** Returns whether any cards need to be made. */
export const areDue = (counts: CardCounts | null): boolean =>
  counts !== null && counts.withoutCard + counts.cards + counts.signatures > 0;

/** Shows administrators how many people need cards. */
export const CardsDue = ({ counts }: { counts: LoadedControl<CardCounts | null> }) => (
  <LoadedSection title={words.cards} loaded={counts} failedText={words.cardsFailed} shows={areDue}>
    {(value) => (
      <ul className={styles.list}>
        {value && value.withoutCard > 0 ? (
          <li>
            <Link href={`${tools}&view=rows&cards=without`} className={styles.link}>
              {words.withoutCard(value.withoutCard)}
            </Link>
          </li>
        ) : null}
        {value && value.cards + value.signatures > 0 ? (
          <li>
            <Link href={`${tools}&view=rows&cards=outdated`} className={styles.link}>
              {words.outdated(value.cards, value.signatures)}
            </Link>
          </li>
        ) : null}
      </ul>
    )}
  </LoadedSection>
);

/** Says that the user's card or signature no longer matches the directory. */
export const OwnCards = ({ changes }: { changes: LoadedControl<readonly CardChange[]> }) => (
  <LoadedSection
    title={words.ownCards}
    loaded={changes}
    failedText={words.ownCardsFailed}
    reservesSpace={false}
  >
    {(all) => (
      <>
        <Link href={tools} className={styles.link}>
          {words.ownOutdated(
            cardKinds
              .filter((kind) => all.some((change) => change.kind === kind))
              .map((kind) => words.ownKinds[kind]),
          )}
        </Link>
        <p className={styles.small}>
          {words.ownWhy([...new Set(all.map(({ detail }) => words.ownDetails[detail]))])}
        </p>
      </>
    )}
  </LoadedSection>
);
