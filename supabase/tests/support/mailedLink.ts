import type { Client, TestBackend } from './backend.ts';

/** The newest email's link, and the token in it. */
export function mailedLink({ mails }: Pick<TestBackend, 'mails'>) {
  const link = new URL(mails()[0]?.link ?? '');
  return { link, token_hash: new URLSearchParams(link.hash.slice(1)).get('token_hash') ?? '' };
}

/** Uses the newest email's link, like its page does when the person presses the button. */
export const pressLink = (
  backend: Pick<TestBackend, 'mails' | 'visitor'>,
  client: Client = backend.visitor(),
) => client.auth.verifyOtp({ type: 'recovery', token_hash: mailedLink(backend).token_hash });
