import type { Client, TestBackend } from './backend.ts';

/** The newest mail's link, and the token in it. */
export function mailedLink({ mails }: Pick<TestBackend, 'mails'>) {
  const link = new URL(mails()[0]?.link ?? '');
  return { link, token_hash: new URLSearchParams(link.hash.slice(1)).get('token_hash') ?? '' };
}

/** Does what the page behind the newest mail's link does when the person presses its button. */
export const pressLink = (
  backend: Pick<TestBackend, 'mails' | 'visitor'>,
  client: Client = backend.visitor(),
) => client.auth.verifyOtp({ type: 'recovery', token_hash: mailedLink(backend).token_hash });
