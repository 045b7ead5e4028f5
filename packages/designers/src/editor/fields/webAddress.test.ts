import { expect, it } from 'vitest';
import { webAddressError } from './webAddress.ts';

it.each(['', 'https://daybreak.example/tours', ' http://daybreak.example '])('accepts “%s”', (typed) => {
  expect(webAddressError(typed)).toBeUndefined();
});

it.each(['https://anna:secret@daybreak.example', 'http://anna@daybreak.example'])(
  'refuses a user name or password: %s',
  (typed) => {
    expect(webAddressError(typed)).toBe('Remove the username and password from the web address.');
  },
);

it.each(['daybreak.example', 'https:daybreak.example', 'https://', 'javascript:alert(1)', ' '])(
  'refuses what is no full web address: “%s”',
  (typed) => {
    expect(webAddressError(typed)).toBe('Enter a web address that starts with https:// or http://.');
  },
);
