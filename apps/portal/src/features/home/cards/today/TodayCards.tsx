import { Link } from '@daybreak/ui';
import { type CardChange, type CardCounts, cardKinds } from '../../../../backend/interfaces/Cards.ts';
import { designerAddress } from '../../../../shared/navigation/marketingAddresses.ts';
import type { LoadedControl } from '../../../../shared/requests/useLoaded.ts';
import { today as messages } from '../messages.ts';
import * as styles from './TodayCard.css.ts';
import { LoadedSection } from './TodaySection.tsx';

const tools = designerAddress('new-hire');

/** Returns whether any cards need to be made. */
export const areDue = (counts: CardCounts | null): boolean =>
  counts !== null && counts.withoutCard + counts.cards + counts.signatures > 0;

/** Shows administrators how many people need cards. */
export const CardsDue = ({ counts }: { counts: LoadedControl<CardCounts | null> }) => (
  <LoadedSection title={messages.cards} loaded={counts} failedText={messages.cardsFailed} shows={areDue}>
    {(value) => (
      <ul className={styles.list}>
        {value && value.withoutCard > 0 ? (
          <li>
            <Link href={`${tools}&view=rows&cards=without`} className={styles.link}>
              {messages.withoutCard(value.withoutCard)}
            </Link>
          </li>
        ) : null}
        {value && value.cards + value.signatures > 0 ? (
          <li>
            <Link href={`${tools}&view=rows&cards=outdated`} className={styles.link}>
              {messages.outdated(value.cards, value.signatures)}
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
    title={messages.ownCards}
    loaded={changes}
    failedText={messages.ownCardsFailed}
    reservesSpace={false}
  >
    {(all) => (
      <>
        <Link href={tools} className={styles.link}>
          {messages.ownOutdated(
            cardKinds
              .filter((kind) => all.some((change) => change.kind === kind))
              .map((kind) => messages.ownKinds[kind]),
          )}
        </Link>
        <p className={styles.small}>
          {messages.ownWhy([...new Set(all.map(({ detail }) => messages.ownDetails[detail]))])}
        </p>
      </>
    )}
  </LoadedSection>
);
