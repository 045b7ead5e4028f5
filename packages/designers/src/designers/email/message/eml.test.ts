import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { eml, type MailMessage } from './eml.ts';
import { encodedWords } from './encodedWords.ts';
import { quotedPrintable } from './quotedPrintable.ts';

const message: MailMessage = {
  from: { name: 'Mara Lindqvist', address: 'mara@daybreak.example' },
  subject: 'News from the recycling floor',
  text: 'Glass & aluminum = 90%\n\n-- \nDaybreak\n',
  html: '<!doctype html>\n<p style="color:#104A6D">Müll ist “Rohstoff” 🌞</p>\n',
  unsubscribe: {
    page: 'https://www.daybreak.example/unsubscribe',
    mail: 'mailto:hello@daybreak.example?subject=Unsubscribe',
  },
  date: new Date('2027-03-14T09:05:00Z'),
};
const read = (source: string) => new PostalMime().parse(source);

/** Parsers end lines with LF and may add one at the end. */
const lines = (text: string | undefined) => text?.replaceAll('\r\n', '\n').replace(/\n+$/, '');

describe('an .eml file', () => {
  it('reads back as written', async () => {
    const email = await read(eml(message));
    expect(email.from).toMatchObject({ name: 'Mara Lindqvist', address: 'mara@daybreak.example' });
    expect(email.subject).toBe(message.subject);
    expect(lines(email.text)).toBe(lines(message.text));
    expect(lines(email.html)).toBe(lines(message.html));
    expect(email.date).toBe('2027-03-14T09:05:00.000Z');
    expect(email.attachments).toEqual([]);
  });

  it('is an unsent draft with a way to unsubscribe', async () => {
    const { headers } = await read(eml(message));
    const header = (name: string) => headers.find(({ key }) => key === name)?.value;
    expect(header('x-unsent')).toBe('1');
    expect(header('mime-version')).toBe('1.0');
    expect(header('list-unsubscribe')).toBe(
      '<https://www.daybreak.example/unsubscribe>, <mailto:hello@daybreak.example?subject=Unsubscribe>',
    );
    // RFC 8058: exactly this value, along with an https address.
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('content-type')).toMatch(/^multipart\/alternative/);
  });

  it('is ASCII in lines of at most 76 characters, each ended by CRLF', () => {
    const source = eml({ ...message, subject: 'Öl '.repeat(60), text: 'x'.repeat(500) });
    expect(source).toMatch(/^[\r\n\t -~]*$/);
    expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of source.split('\r\n')) expect(line.length).toBeLessThanOrEqual(76);
  });

  it('reads back any typed text', async () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(words, words, words, async (subject, text, html) => {
        const email = await read(eml({ ...message, subject, text: `.\n${text}`, html: `<p>\n${html}` }));
        expect(email.subject ?? '').toBe(subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim());
        const normal = (value: string) => lines(value.replaceAll('\r\n', '\n').replaceAll('\r', '\n'));
        expect(lines(email.text)).toBe(normal(`.\n${text}`));
        expect(lines(email.html)).toBe(normal(`<p>\n${html}`));
      }),
    );
  });

  it('lets no typed text add a header', async () => {
    const email = await read(
      eml({
        ...message,
        from: {
          name: 'Mara"\r\nBcc: a@evil.example',
          address: 'mara@daybreak.example>\r\nBcc: b@evil.example',
        },
        subject: 'Hello\r\nBcc: c@evil.example\r\n\r\n<b>body</b>',
      }),
    );
    expect(email.bcc ?? []).toEqual([]);
    expect(email.headers.map(({ key }) => key)).toEqual([
      'from',
      'subject',
      'date',
      'list-unsubscribe',
      'list-unsubscribe-post',
      'x-unsent',
      'mime-version',
      'content-type',
    ]);
  });
});

describe('encoded words', () => {
  it.each(['Hello', 'A quote for your old panels in 24 hours', ''])('leave %j unchanged', (text) => {
    expect(encodedWords(text)).toBe(text);
  });

  it.each(['Grüße', 'לכל פאנל זריחה שנייה', '👩‍🚀'.repeat(30), 'long '.repeat(40), 'looks =?like? encoded'])(
    'have at most 75 characters each for %j',
    (text) => {
      const words = encodedWords(text).split('\r\n ');
      for (const word of words) {
        expect(word).toMatch(/^=\?UTF-8\?B\?[A-Za-z0-9+/=]+\?=$/);
        expect(word.length).toBeLessThanOrEqual(75);
      }
    },
  );
});

describe('quoted-printable', () => {
  it.each([
    ['a = b', 'a =3D b'],
    ['é', '=C3=A9'],
    ['end ', 'end=20'],
    ['tab\t', 'tab=09'],
    ['one\ntwo\r\nthree', 'one\r\ntwo\r\nthree'],
    ['x'.repeat(76), 'x'.repeat(76)],
    ['x'.repeat(77), `${'x'.repeat(75)}=\r\nxx`],
  ])('encodes %j', (text, encoded) => {
    expect(quotedPrintable(text)).toBe(encoded);
  });
});
