import type { Elsewhere } from '@daybreak/designers/library';
import { Avatar, Tooltip, VisuallyHidden } from '@daybreak/ui';
import { bar as messages } from './messages.ts';
import * as styles from './PieceBar.css.ts';
import type { ShareCandidates } from './sharing/usePeople.ts';

interface OpenElsewhereProps {
  others: readonly Elsewhere[];
  me: string;
  people: ShareCandidates;
}

/** The other people who have the piece open, each once. */
export function OpenElsewhere({ others, me, people }: OpenElsewhereProps) {
  const accounts = [...new Set(others.map(({ accountId }) => accountId))];
  const nameOf = (account: string) => (account === me ? messages.you : people.nameOf(account));
  const label = accounts.length > 0 ? messages.alsoOpen(accounts.map(nameOf).join(', ')) : '';
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {accounts.length > 0 ? (
        <Tooltip content={label}>
          <span className={styles.openElsewhere} role="img" aria-label={label}>
            {accounts.slice(0, 4).map((account) => (
              <Avatar key={account} name={people.nameOf(account)} size="small" className={styles.avatar} />
            ))}
          </span>
        </Tooltip>
      ) : null}
    </>
  );
}
