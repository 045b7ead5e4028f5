import { writeFileSync } from 'node:fs';
import { mailLookFile, mailLookText } from './mailLook.ts';

/** Writes the look of the mails that functions send anew, from the engine of the email designer. The packages are built before. */
writeFileSync(mailLookFile, mailLookText());
