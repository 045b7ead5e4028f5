import { expect, test } from 'vitest';
import { identityKey, isEmail, mailboxOf } from '../../functions/_shared/identity.ts';
import { createRateLimiters } from '../../local/auth/rateLimiters.ts';
import { demoPassword } from '../../local/index.ts';
import { testBackend } from '../support/backend.ts';

const backend = testBackend();

/** Returns the same numbers in every run. */
function createDice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const letters = [
  ...'aAzZ09.+-_\'@@@..<>,;:"()[]\\ ',
  ...'\t\r\n\u0001\u007f\u0085\u00a0\u00ad\u034f\u061c\u180e\u2003\u200b\u200c\u200d\u200e\u2028\u202e\u2060\u2066\u3000\u3164\ufe0f\ufeff',
  ...'éÉüñøßçŁ山Жш\u0308\u0301',
  '\u{e0041}',
  '.test',
  '@x.test',
];

test('the embedded auth server and the database agree on keys, mailboxes and valid addresses, for 4,000 random ones', async () => {
  const roll = createDice(20261125);
  const addresses = Array.from({ length: 4000 }, () =>
    Array.from({ length: 1 + roll(12) }, () => letters[roll(letters.length)]).join(''),
  );
  const rows = await backend.sql<{ address: string; key: string; mailbox: string; valid: boolean }>(
    `select address, private.identity_key(address) as key, private.mailbox_of(address) as mailbox,
       private.is_email(private.identity_key(address)) as valid
     from unnest($1::text[]) with ordinality as given (address, place) order by place`,
    [addresses],
  );
  expect(rows).toHaveLength(addresses.length);
  for (const { address, key, mailbox, valid } of rows) {
    const addressJson = JSON.stringify(address);
    expect(identityKey(address), addressJson).toBe(key);
    expect(identityKey(key), addressJson).toBe(key);
    expect(mailboxOf(address), addressJson).toBe(mailbox);
    // A joiner between letters can appear in names; no address here has one.
    expect(isEmail(key), addressJson).toBe(valid);
  }
  expect(rows.some(({ valid }) => valid)).toBe(true);
});

test('a rate limiter counts by mailbox, ignoring capitals, tags and invisible characters', () => {
  const { mails } = createRateLimiters();
  mails.count('victim@x.test');
  for (const spelled of [
    'Victim@X.test',
    'victim+1@x.test',
    'victim+a+b@x.test',
    '\u00a0victim@x.test\u200b',
  ])
    expect(mails.wait(spelled), spelled).toBeGreaterThan(0);
  expect(mails.wait('victim2@x.test')).toBe(0);
});

test('signs in a person whose address has invisible characters around it', async () => {
  const client = backend.visitor();
  const { data } = await client.auth.signInWithPassword({
    email: '\u00a0Ada@daybreak.example\u200b',
    password: demoPassword,
  });
  expect(data.user?.email).toBe('ada@daybreak.example');
});
