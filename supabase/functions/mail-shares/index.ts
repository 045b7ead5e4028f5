import { createShareMails } from './mailShares.ts';

export default { fetch: createShareMails() };
