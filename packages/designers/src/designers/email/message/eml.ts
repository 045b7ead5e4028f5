import { encodedWords } from './encodedWords.ts';
import { quotedPrintable } from './quotedPrintable.ts';

export interface MailMessage {
  from: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Addresses for unsubscribe requests: an `https:` address that answers a POST, and a `mailto:` address. */
  unsubscribe: { page: string; mail: string };
  date: Date;
}

/** "=_" can't appear in quoted-printable text, so no part can contain the boundary. */
const boundary = '=_daybreak-alternative';

/** `Sun, 14 Mar 2027 09:05:00 +0000` (RFC 5322). */
const mailDate = (date: Date) => date.toUTCString().replace(', 0', ', ').replace('GMT', '+0000');

/** Keeps only address characters: anything else could end the header field. */
const addressOf = (address: string) => address.replaceAll(/[^A-Za-z0-9.!#$%&'*+/=?^_`{|}~@-]/g, '');

const mailbox = ({ name, address }: MailMessage['from']) => {
  const words = encodedWords(name);
  const marked = `<${addressOf(address)}>`;
  if (!words) return marked;
  // Encoded words may not share a line of over 76 characters with anything.
  return words.startsWith('=?')
    ? `${words}\r\n ${marked}`
    : `"${words.replaceAll(/["\\]/g, '\\$&')}" ${marked}`;
};

const part = (type: string, content: string) =>
  [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    quotedPrintable(content),
    '',
  ].join('\r\n');

/**
 * A message as an .eml file (RFC 5322): plain text and HTML as alternatives. `X-Unsent` makes Outlook open it as a
 * draft to address and send. All of it is ASCII with CRLF line ends.
 */
export const eml = (message: MailMessage): string =>
  [
    `From: ${mailbox(message.from)}`,
    `Subject: ${encodedWords(message.subject)}`,
    `Date: ${mailDate(message.date)}`,
    // The second header lets email apps offer an unsubscribe button that needs no page (RFC 8058).
    `List-Unsubscribe: <${message.unsubscribe.page}>,\r\n <${message.unsubscribe.mail}>`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    part('text/plain', message.text) + part('text/html', message.html),
  ]
    .join('\r\n')
    .concat(`--${boundary}--\r\n`);
