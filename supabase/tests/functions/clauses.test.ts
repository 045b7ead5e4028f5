import { expect, test } from 'vitest';
import { askingClauses } from '../../functions/ai-chat/clauses.ts';

test.each([
  ['I have a new phone, how do I sign in now?', ['how do I sign in now', 'I have a new phone']],
  [
    'Someone used my computer. Can I end that session?',
    ['Can I end that session', 'Someone used my computer'],
  ],
  ['my flyer is done and how do I print it', ['how do I print it', 'my flyer is done']],
  ['hello, how do I print a flyer?', ['how do I print a flyer']],
])('%j is split into its questions', (question, parts) => {
  expect(askingClauses(question)).toEqual(parts);
});

test.each(['how do I print a flyer?', 'copy for Gmail and iPhone', '', 'why'])(
  '%j has no part that asks by itself',
  (question) => {
    expect(askingClauses(question)).toEqual([]);
  },
);
