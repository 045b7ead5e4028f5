import fc from 'fast-check';
import { expect, it } from 'vitest';
import { afterSignIn, safeNext } from './nextPath.ts';

const origin = 'https://portal.daybreak.example';
/** Fragments that browsers parse in surprising ways. */
const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '\t',
  '\n',
  '%2f',
  '%5c',
  '.',
  '..',
  '@',
  ':',
  'evil.example',
  'javascript:',
  'https:',
  '?',
  '#',
  '\u0000',
  '／',
  'sign-in',
  'profile',
);
const wanted = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.array(piece, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
);

it('never leads to another site or back to the sign-in page, whatever is requested', () => {
  fc.assert(
    fc.property(wanted, (text) => {
      const next = safeNext(text);
      if (next === null) return;
      const url = new URL(next, origin);
      expect(url.origin).toBe(origin);
      expect(url.pathname).not.toBe('/sign-in');
    }),
    { numRuns: 20_000 },
  );
});

it('always leads to a page of this portal', () => {
  fc.assert(
    fc.property(wanted, (text) => {
      expect(new URL(afterSignIn(`?${new URLSearchParams({ next: text })}`), origin).origin).toBe(origin);
    }),
    { numRuns: 5_000 },
  );
});
