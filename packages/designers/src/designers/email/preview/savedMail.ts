import { lazyPart } from '@daybreak/ui';

/** Shows the HTML of a mail as it was saved. */
export const SavedMail = lazyPart(() => import('./MailFrame.tsx'), 'MailFrame');
