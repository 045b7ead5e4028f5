import { holdsWords, plainLines, sameWords } from '@daybreak/print/words';
import type { UserDetails } from '../../../editor/userDetails/userDetails.ts';
import { parseEmail } from '../checks/parseEmail.ts';
import { preheaderOf } from '../content.ts';
import type { EmailDraft } from '../email.fields.ts';
import { type Letter, letterOf } from '../letter.ts';
import { readEml } from '../message/readEml.ts';
import { inCapitals } from './addresses.ts';

const FILE = 'The email';

/** The words that readers should see, the headline first. */
function wordsOf({ opening, headline, blocks, figures, steps, action, closing, sender }: Letter): string[] {
  return [
    headline,
    opening,
    ...blocks.flat(),
    ...figures.flatMap(({ head, text }) => [head, text]),
    ...(steps ? [steps.heading, ...steps.lines] : []),
    action?.words ?? '',
    closing,
    ...(sender ? [sender.name, sender.phone, sender.email] : []),
  ].map(plainLines);
}

/**
 * Compares a draft's words with those in the email's HTML.
 *
 * @throws {ExportError} with the first word that is missing or changed.
 */
export function checkHtml(draft: EmailDraft, user: UserDetails, html: string): void {
  const letter = letterOf(draft, user);
  const { body, title } = parseEmail(html);
  sameWords([plainLines(draft.subject)], [title], FILE);
  // The preview line for inboxes, which isn't visible in the letter.
  const [inbox] = body.children;
  holdsWords([plainLines(preheaderOf(draft))], inbox?.textContent ?? '', FILE);
  inbox?.remove();
  holdsWords([plainLines(letter.masthead), ...wordsOf(letter)], body.textContent ?? '', FILE);
}

/** Compares a draft's words with those in the plain text. */
export function checkText(draft: EmailDraft, user: UserDetails, text: string): void {
  const [headline = '', ...others] = wordsOf(letterOf(draft, user));
  holdsWords([inCapitals(headline), ...others], text, FILE);
}

/** Compares a draft's words with both parts of a message file, as an email app unpacks them. */
export function checkEml(draft: EmailDraft, user: UserDetails, eml: string): void {
  const { text, html } = readEml(eml);
  checkText(draft, user, text);
  checkHtml(draft, user, html);
}
