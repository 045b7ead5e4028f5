import { Link } from '@daybreak/ui';
import { type CardChange, type CardCounts, cardKinds } from '../../../../backend/interfaces/Cards.ts';
import type { LoadedControl } from '../../../../shared/requests/useLoaded.ts';
import { today as words } from '../messages.ts';
import * as styles from './TodayCard.css.ts';
import { LoadFailed, Loading, TodaySection } from './TodayParts.tsx';

const tools = '/marketing-materials?type=new-hire';

/** Returns whether any cards need to be made. */
export const areDue = (counts: CardCounts | null): boolean =>
  counts !== null && counts.withoutCard + counts.cards + counts.signatures > 0;

/** Shows administrators how many people need cards. */
export function CardsDue({ counts: { state, reload } }: { counts: LoadedControl<CardCounts | null> }) {
  if (state.status === 'failed')
    return (
      <TodaySection title={words.cards}>
        <LoadFailed words={words.cardsFailed} onRetry={reload} />
      </TodaySection>
    );
  if (state.status === 'loading') return <Loading title={words.cards} />;
  if (!state.value || !areDue(state.value)) return null;
  const { withoutCard, cards, signatures } = state.value;
  return (
    <TodaySection title={words.cards}>
      <ul className={styles.list}>
        {withoutCard > 0 ? (
          <li>
            <Link href={`${tools}&view=rows&cards=without`} className={styles.link}>
              {words.withoutCard(withoutCard)}
            </Link>
          </li>
        ) : null}
        {cards + signatures > 0 ? (
          <li>
            <Link href={`${tools}&view=rows&cards=outdated`} className={styles.link}>
              {words.outdated(cards, signatures)}
            </Link>
          </li>
        ) : null}
      </ul>
    </TodaySection>
  );
}

/** Says that the user's card or signature no longer matches the directory. */
export function OwnCards({ changes: { state, reload } }: { changes: LoadedControl<readonly CardChange[]> }) {
  if (state.status === 'failed')
    return (
      <TodaySection title={words.ownCards}>
        <LoadFailed words={words.ownCardsFailed} onRetry={reload} />
      </TodaySection>
    );
  // Rarely shown, so no space is reserved for it.
  if (state.status === 'loading' || state.value.length === 0) return null;
  const changes = state.value;
  const kinds = cardKinds.filter((kind) => changes.some((change) => change.kind === kind));
  const details = [...new Set(changes.map(({ detail }) => words.ownDetails[detail]))];
  return (
    <TodaySection title={words.ownCards}>
      <Link href={tools} className={styles.link}>
        {words.ownOutdated(kinds.map((kind) => words.ownKinds[kind]))}
      </Link>
      <p className={styles.small}>{words.ownWhy(details)}</p>
    </TodaySection>
  );
}
