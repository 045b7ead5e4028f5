import { Alert } from '@daybreak/ui';
import type { DraftState } from '../useDraft.ts';

const storageProblem = "The browser's storage is full";
const lossWarning =
  "This draft isn't being saved because the browser's storage is full or blocked. Delete drafts you no longer need, or you'll lose your changes when you leave this page.";
const refusal = `${storageProblem} or blocked, so your drafts didn't change. Delete what you no longer need, then try again.`;
const elsewhereTitle = 'This draft is open in another tab';

const stepsLeft = (steps: number) =>
  steps === 0
    ? `${storageProblem}. You can undo your changes until you leave this page, but not after.`
    : `${storageProblem}. You can undo every step until you leave this page. After that, only the latest ${steps}.`;

/** Notices about how the draft is saved. Usually none. */
export const DraftNotices = ({
  isSaved,
  savedSteps,
  isOpenElsewhere,
  unreadFields,
  isListRefused,
}: DraftState) => (
  <>
    {isSaved ? null : <Alert tone="warning" title={lossWarning} />}
    {isSaved && savedSteps !== undefined ? <Alert tone="warning" title={stepsLeft(savedSteps)} /> : null}
    {isListRefused ? <Alert tone="warning" title={refusal} /> : null}
    {unreadFields.length > 0 ? (
      <Alert tone="info" title="Made with another version of the portal">
        {`This version can't show part of the draft: ${unreadFields.join(', ')}. Nothing is lost.`}
      </Alert>
    ) : null}
    {isOpenElsewhere ? (
      <Alert tone="info" title={elsewhereTitle}>
        Changes in either tab show in both.
      </Alert>
    ) : null}
  </>
);
