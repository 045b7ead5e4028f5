import { createApprovalMails } from './mailApprovals.ts';

export default { fetch: createApprovalMails() };
