import type { MailedLink } from '../../backend/interfaces/Auth.ts';

const types: readonly MailedLink['type'][] = ['email', 'email_change', 'recovery', 'invite'];

/** Reads a mail's link from behind the "#" in its address, which no server and no log sees. Null if there is none. */
export function mailedLinkIn(hash: string): MailedLink | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const token = values.get('token_hash');
  const type = types.find((one) => one === values.get('type'));
  return token && type ? { token, type } : null;
}
