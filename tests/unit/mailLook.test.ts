import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mailLookFile, mailLookText } from '../../scripts/mailLook.ts';

it('the mails of the portal look as the email designer makes them', () => {
  expect(readFileSync(mailLookFile, 'utf8'), 'run `node scripts/writeMailLook.ts`').toBe(mailLookText());
});
