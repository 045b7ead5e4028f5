import { Alert } from '@daybreak/ui';
import type { DraftState } from '../useDraft.ts';

const storageProblem = "The browser's storage is full";
const lossWarning =
  "This draft isn't being saved because your browser's storage is full or blocked. To keep your changes, delete drafts you no longer need before you leave this page.";
const refusal = `${storageProblem} or blocked, so your drafts weren't updated. Delete drafts you no longer need, then try again.`;
const elsewhereTitle = 'This draft is open in another tab';

const stepsLeft = (steps: number) =>
  steps === 0
    ? `${storageProblem}. You can undo your changes only until you leave this page.`
    : `${storageProblem}. You can undo every step until you leave this page. After that, you can undo only the latest ${steps}.`;

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
      <Alert tone="info" title="This draft was made with a different version of the portal">
        {`These fields can't be shown in this version: ${unreadFields.join(', ')}. Nothing is lost.`}
      </Alert>
    ) : null}
    {isOpenElsewhere ? (
      <Alert tone="info" title={elsewhereTitle}>
        Changes you make in one tab appear in the other.
      </Alert>
    ) : null}
  </>
);
