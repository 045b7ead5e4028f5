import { plainLines } from '../../export/words/plainText.ts';
import { holdsWords, sameWords } from '../../export/words/words.ts';
import { contactOf, type UserDetails } from '../../userDetails/userDetails.ts';
import { webAddress } from '../../workbench/webAddress.ts';
import { blocksOf } from './content.ts';
import type { EmailDraft } from './email.fields.ts';
import { readEml } from './message/readEml.ts';
import { readMail } from './readMail.ts';

const FILE = 'The email';

/** What its writer typed and its readers are to see, in the order of the mail. */
function wordsOf(draft: EmailDraft, user: UserDetails): string[] {
  const { phone, email } = contactOf(user);
  const action = webAddress(draft.ctaUrl) ? draft.cta : '';
  const sender = user.name.trim() ? [user.name, user.title] : [];
  return [...blocksOf(draft.content).flat(), action, ...sender, phone, email].map(plainLines);
}

/**
 * Compares the words of a draft with those that a program reads in the mail that was made of it.
 *
 * @throws {ExportError} that names the first word which is missing or changed.
 */
export function checkHtml(draft: EmailDraft, user: UserDetails, html: string): void {
  const { body, title } = readMail(html);
  // The line for lists of mails, which nobody sees in the letter.
  body.firstElementChild?.remove();
  const words = [draft.headline, ...wordsOf(draft, user)].map(plainLines);
  sameWords([plainLines(draft.subject)], [title], FILE);
  holdsWords(words, body.textContent ?? '', FILE);
}

/** The same for the words that are read where only plain text is shown. */
export function checkText(draft: EmailDraft, user: UserDetails, text: string): void {
  holdsWords([plainLines(draft.headline).toUpperCase(), ...wordsOf(draft, user)], text, FILE);
}

/** The same for a message as a file: both its parts, as a mail program unpacks them. */
export function checkEml(draft: EmailDraft, user: UserDetails, eml: string): void {
  const { text, html } = readEml(eml);
  checkText(draft, user, text);
  checkHtml(draft, user, html);
}
