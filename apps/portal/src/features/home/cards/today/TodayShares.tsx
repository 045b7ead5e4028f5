import { useBackend } from '../../../../backend/BackendProvider.tsx';
import type { NewShare } from '../../../../backend/interfaces/Library.ts';
import type { LoadedControl } from '../../../../shared/requests/useLoaded.ts';
import { today as messages } from '../messages.ts';
import { TodayNotices } from './TodayNotices.tsx';

const shareTexts = {
  title: messages.shares,
  failed: messages.sharesFailed,
  notDismissed: messages.shareNotDismissed,
  dismiss: messages.dismissShare,
};

/** Pieces that colleagues shared with the user and that they haven't seen yet. */
export function NewShares({ shares }: { shares: LoadedControl<readonly NewShare[]> }) {
  const { library } = useBackend();
  return (
    <TodayNotices
      notices={shares}
      messages={shareTexts}
      keyOf={({ id }) => id}
      textsOf={(share) => ({
        piece: share,
        text: messages.sharedBy(share.ownerName),
        personName: share.ownerName,
      })}
      dismiss={({ id }) => library.dismissShares([id])}
      reservesSpace
    />
  );
}
