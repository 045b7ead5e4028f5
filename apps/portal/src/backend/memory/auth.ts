import { BackendError } from '../errors.ts';
import type { Auth } from '../interfaces/Auth.ts';
import type { MemoryAccess } from './access.ts';
import { answering, type RunOperation } from './operation.ts';

/**
 * In-memory sign-in.
 *
 * @param mails the addresses that a reset mail was sent to
 * @param links the owner of each unused token
 */
export function memoryAuth(
  { user, me, byEmail, sessionOf, listeners, notifyListeners }: MemoryAccess,
  answer: RunOperation,
  mails: string[],
  links: Record<string, string>,
): Auth {
  return {
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async signOut() {
      user.person = undefined;
      notifyListeners();
      await answer('auth.signOut', () => undefined);
    },
    ...answering(answer, 'auth', {
      session: () => (user.person ? sessionOf(user.person) : null),
      signIn(email, password) {
        const person = byEmail(email);
        if (person?.password !== password)
          throw new BackendError('invalidCredentials', 'Invalid login credentials');
        if (!person.isActivated) throw new BackendError('notActivated', 'Email not confirmed');
        user.person = person;
        user.taken = false;
        notifyListeners();
        return sessionOf(person);
      },
      sendPasswordReset(email) {
        if (byEmail(email)?.isActivated) mails.push(email);
      },
      openLink({ token }) {
        const person = byEmail(links[token] ?? '');
        if (!person) throw new BackendError('refused', 'Email link is invalid or has expired');
        delete links[token];
        user.person = person;
        user.taken = false;
        user.byLink = true;
        notifyListeners();
        return sessionOf(person);
      },
      updatePassword(password, currentPassword) {
        const person = me();
        const asksForCurrent = person.profile?.passwordChanged && !user.byLink;
        if (asksForCurrent && currentPassword !== person.password)
          throw new BackendError('currentPassword', 'Current password required when setting new password.');
        if (password === person.password)
          throw new BackendError('refused', 'New password should be different from the old password.');
        person.password = password;
        if (person.profile) person.profile.passwordChanged = true;
        notifyListeners();
      },
    }),
  };
}
