import { Alert } from '@daybreak/ui';
import type { DraftState } from '../useDraft.ts';

const full = "The browser's storage is full";
const lost =
  "This draft is not being kept: the browser's storage is full or blocked. What you typed stays until you leave this page.";
const refusal = `${full} or blocked, so your drafts were left as they were. Throw away what you no longer need and try again.`;
const elsewhereTitle = 'This draft is open in another tab too';

const stepsLeft = (steps: number) =>
  steps === 0
    ? `${full}: what you did can be undone until you leave this page, but not after.`
    : `${full}: every step can be undone until you leave this page, after that the latest ${steps}.`;

/** What the user should know about how their draft is kept. Usually nothing. */
export const DraftNotices = ({ kept, keptSteps, elsewhere, unread, refused }: DraftState) => (
  <>
    {kept ? null : <Alert tone="warning" title={lost} />}
    {kept && keptSteps !== undefined ? <Alert tone="warning" title={stepsLeft(keptSteps)} /> : null}
    {refused ? <Alert tone="warning" title={refusal} /> : null}
    {unread.length > 0 ? (
      <Alert tone="info" title="Made with another version of the portal">
        {`This version cannot show all of the draft: ${unread.join(', ')}. What it cannot show is kept with it.`}
      </Alert>
    ) : null}
    {elsewhere ? (
      <Alert tone="info" title={elsewhereTitle}>
        What is changed there shows here, and the other way round.
      </Alert>
    ) : null}
  </>
);
