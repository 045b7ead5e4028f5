import { IconButton, Link, Sentence } from '@daybreak/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import type { NewShare } from '../../../backend/Library.ts';
import { pieceAddress } from '../../../shared/pieces/pieceAddress.ts';
import type { LoadedControl } from '../../../shared/requests/useLoaded.ts';
import { today as words } from './messages.ts';
import * as styles from './TodayCard.css.ts';
import { Failed, Loading, Part } from './TodayParts.tsx';

/** What colleagues shared with the user that they haven't seen yet. Opening a piece dismisses its notice, and so does the X button. */
export function NewShares({ shares: { state, again, put } }: { shares: LoadedControl<readonly NewShare[]> }) {
  const { library } = useBackend();
  const [failed, setFailed] = useState(false);
  if (state.status === 'failed')
    return (
      <Part title={words.shares}>
        <Failed words={words.sharesFailed} onRetry={again} />
      </Part>
    );
  if (state.status === 'loading') return <Loading title={words.shares} />;
  if (state.value.length === 0) return null;
  const see = async (id: string) => {
    setFailed(false);
    try {
      await library.seeShares([id]);
      put((all) => all.filter((share) => share.id !== id));
    } catch (error) {
      console.error("Couldn't dismiss a notice.", error);
      setFailed(true);
    }
  };
  return (
    <Part title={words.shares}>
      <ul className={styles.list}>
        {state.value.map((share) => (
          <li key={share.id} className={styles.postHead}>
            <span className={styles.words}>
              <Link
                href={pieceAddress(share)}
                className={styles.link}
                dir="auto"
                onClick={() => void see(share.id)}
              >
                {share.name}
              </Link>
              <span className={styles.small}>
                <Sentence verbatim={[share.ownerName ?? '']}>{words.sharedBy(share.ownerName)}</Sentence>
              </span>
            </span>
            <IconButton
              size="small"
              label={words.dismissShare(share.name)}
              icon={<X size={14} aria-hidden="true" />}
              onClick={() => void see(share.id)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className={styles.small}>
        {failed ? words.shareNotDismissed : null}
      </p>
    </Part>
  );
}
