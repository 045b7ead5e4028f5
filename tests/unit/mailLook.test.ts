import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mailLookFile, mailLookText } from '../../scripts/mailLook.ts';

it("the portal's emails look like those of the email designer", () => {
  expect(readFileSync(mailLookFile, 'utf8'), 'run `node scripts/writeMailLook.ts`').toBe(mailLookText());
});
