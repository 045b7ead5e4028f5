import { Fault } from '../_shared/Fault.ts';
import { parseJson } from '../_shared/json.ts';

export interface Message {
  /** A single line. */
  subject: string;
  html: string;
  text: string;
  /** The https address that unsubscribes people with a single POST. */
  unsubscribe?: string;
}

/** RFC 5322 allows 998 characters in a line; a marketing email's subject is far below that. */
const longestSubject = 200;

/** Reads the email from a call. @throws {Fault} 400 if something is missing or a subject could add a header. */
export function readMessage(body: string): Message {
  const value = parseJson(body, "The message isn't JSON.");
  const { subject, html, text, unsubscribe } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Record<string, unknown>;
  if (typeof subject !== 'string' || !subject.trim()) throw new Fault(400, 'Add a subject to the email.');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what gets rejected
  if (/[\u0000-\u001f\u007f\u2028\u2029]/.test(subject))
    throw new Fault(400, 'The subject must be one line without control characters.');
  if (subject.length > longestSubject)
    throw new Fault(400, `The subject is longer than ${longestSubject} characters.`);
  if (typeof html !== 'string' || !html.trim()) throw new Fault(400, 'The email has no HTML part.');
  if (typeof text !== 'string' || !text.trim()) throw new Fault(400, 'The email has no text part.');
  if (unsubscribe !== undefined && !isWebAddress(unsubscribe))
    throw new Fault(400, 'The unsubscribe link must start with https:// and have no spaces.');
  return { subject, html, text, ...(unsubscribe === undefined ? {} : { unsubscribe }) };
}

/** True for an address that can't end its header. */
const isWebAddress = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= 500 &&
  /^https:\/\/[!-~]+$/.test(value) &&
  !/[<>",]/.test(value);
