import { contactOf, type UserDetails } from '../../userDetails/userDetails.ts';
import { isAt, type PointedWords } from '../words.ts';

/** Returns the user's detail under the pointer, by its field in the form. */
export function contactAt(words: PointedWords, user: UserDetails): 'phone' | 'email' | undefined {
  const { phone, email } = contactOf(user);
  if (isAt(words, phone)) return 'phone';
  return isAt(words, email) ? 'email' : undefined;
}
