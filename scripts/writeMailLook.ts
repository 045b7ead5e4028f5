import { writeFileSync } from 'node:fs';
import { mailLookFile, mailLookText } from './mailLook.ts';

// Rewrites the look of the functions' emails with the email designer's engine. Build the packages first.
writeFileSync(mailLookFile, mailLookText());
