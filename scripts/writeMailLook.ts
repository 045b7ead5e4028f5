import { writeFileSync } from 'node:fs';
import { mailLookFile, mailLookText } from './mailLook.ts';

/** Rewrites the look of the mails that functions send, using the email designer's engine. The packages must be built first. */
writeFileSync(mailLookFile, mailLookText());
