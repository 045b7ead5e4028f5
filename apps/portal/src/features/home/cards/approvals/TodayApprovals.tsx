import { ApprovalAnswers } from './ApprovalAnswers.tsx';
import type { ApprovalNoticesProps } from './ApprovalNotices.tsx';
import { NewComments } from './NewComments.tsx';
import { WaitingApprovals } from './WaitingApprovals.tsx';

/** The notices, each with what to do about it. */
export const TodayApprovals = ({ waiting, answers, comments }: ApprovalNoticesProps) => (
  <>
    <WaitingApprovals waiting={waiting} />
    <ApprovalAnswers answers={answers} />
    <NewComments comments={comments} />
  </>
);
