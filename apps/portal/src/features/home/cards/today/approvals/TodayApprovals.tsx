import { ApprovalAnswers } from './ApprovalAnswers.tsx';
import { NewComments } from './NewComments.tsx';
import type { PieceNoticesProps } from './PieceNotices.tsx';
import { WaitingApprovals } from './WaitingApprovals.tsx';

/** The notices with their actions. */
export const TodayApprovals = ({ waiting, answers, comments }: PieceNoticesProps) => (
  <>
    <WaitingApprovals waiting={waiting} />
    <ApprovalAnswers answers={answers} />
    <NewComments comments={comments} />
  </>
);
