import type { MailedLink } from '../../backend/interfaces/Auth.ts';

const types: readonly MailedLink['type'][] = ['email', 'email_change', 'recovery', 'invite'];

/** Reads an emailed link after the "#" of its address, which no server or log sees. Null if there's none. */
export function mailedLinkIn(hash: string): MailedLink | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const token = values.get('token_hash');
  const type = types.find((one) => one === values.get('type'));
  return token && type ? { token, type } : null;
}
