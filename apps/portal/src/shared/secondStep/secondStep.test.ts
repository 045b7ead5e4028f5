import { expect, it } from 'vitest';
import { groupByFour, parseCode } from './codeFormat.ts';

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['１２３４５６', '123456'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
  ['', undefined],
])('%j has the digits %j', (typed, digits) => expect(parseCode(typed)).toBe(digits));

it('splits a key into groups of four', () => {
  expect(groupByFour('JBSWY3DPEH')).toBe('JBSW Y3DP EH');
  expect(groupByFour('k4m9x7qp2ab8ht3z', '-')).toBe('k4m9-x7qp-2ab8-ht3z');
  expect(groupByFour('')).toBe('');
});
