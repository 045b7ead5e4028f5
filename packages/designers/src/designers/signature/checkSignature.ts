import { holdsWords, sameWords, textsIn } from '@daybreak/print/words';
import type { UserDetails } from '../../editor/userDetails/userDetails.ts';
import type { SignatureDraft } from './signature.fields.ts';
import { signatureText } from './signature.ts';

const FILE = 'The signature';

/**
 * Compares a signature's words with those in its HTML.
 *
 * @throws {ExportError} with the first word that is missing or changed.
 */
export function checkSignature(user: UserDetails, html: string, draft?: SignatureDraft): void {
  const unstyled = html.replaceAll(/ style="[^"]*"/g, '');
  const words = textsIn(new DOMParser().parseFromString(unstyled, 'text/html').body).map(({ data }) => data);
  sameWords([signatureText(user, draft)], words, FILE);
  holdsWords([user.name, user.title, user.phone, user.email], words.join(' '), FILE);
}
