import { contactOf, type UserDetails } from '../../userDetails/userDetails.ts';
import { type Pointed, placeOf } from '../words.ts';

const fields = ['phone', 'email'] as const;

/** Which of the user's details the pointed words are, by its field in the form. */
export function contactAt(words: Pointed, user: UserDetails): (typeof fields)[number] | undefined {
  const contact = contactOf(user);
  const found = placeOf(
    words,
    fields.map((field) => contact[field]),
  );
  return found && fields[found.index];
}
