import { useBackend } from '../../../../backend/BackendProvider.tsx';
import type { NewShare } from '../../../../backend/interfaces/Library.ts';
import type { LoadedControl } from '../../../../shared/requests/useLoaded.ts';
import { today as words } from '../messages.ts';
import { Notices } from './TodayNotices.tsx';

const shareTexts = {
  title: words.shares,
  failed: words.sharesFailed,
  notDismissed: words.shareNotDismissed,
  dismiss: words.dismissShare,
};

/** Pieces that colleagues shared with the user and that they haven't seen yet. */
export function NewShares({ shares }: { shares: LoadedControl<readonly NewShare[]> }) {
  const { library } = useBackend();
  return (
    <Notices
      notices={shares}
      words={shareTexts}
      keyOf={({ id }) => id}
      textsOf={(share) => ({
        piece: share,
        text: words.sharedBy(share.ownerName),
        personName: share.ownerName,
      })}
      dismiss={({ id }) => library.dismissShares([id])}
      reservesSpace
    />
  );
}
