import { expect, it } from 'vitest';
import { mailedLinkIn } from './mailedLink.ts';

it.each([
  ['#token_hash=abc&type=recovery', { token: 'abc', type: 'recovery' }],
  ['#type=invite&token_hash=abc', { token: 'abc', type: 'invite' }],
  ['#token_hash=a%2Bb&type=email', { token: 'a+b', type: 'email' }],
  ['#token_hash=abc&type=email_change', { token: 'abc', type: 'email_change' }],
  ['', null],
  ['#', null],
  ['#token_hash=abc', null],
  ['#token_hash=&type=recovery', null],
  ['#type=recovery', null],
  ['#token_hash=abc&type=sms', null],
  ['#token_hash=abc&type=constructor', null],
  ['#access_token=a&refresh_token=b&type=recovery', null],
])('%s carries %j', (hash, link) => {
  expect(mailedLinkIn(hash)).toEqual(link);
});
