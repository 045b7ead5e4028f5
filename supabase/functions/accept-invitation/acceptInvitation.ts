import { serverClient } from '../_shared/caller.ts';
import { Fault, orFail } from '../_shared/Fault.ts';
import { createJsonFunction } from '../_shared/httpFunction.ts';
import { hashOf, isToken } from '../_shared/linkToken.ts';

type Server = ReturnType<typeof serverClient>;

interface Link {
  entry: string;
  email: string;
  first_name: string;
  last_name: string | null;
  state: 'open' | 'used' | 'withdrawn' | 'expired';
}

const failureText = "Couldn't create your account. Try again.";
/** Password length: the portal's minimum, and the maximum of ASCII characters that bcrypt uses. */
const password = { shortest: 8, longest: 72 };

/**
 * Checks an invitation link for a person without an account: `{ token }` → `{ state, email?, firstName? }`, with
 * address and name while it's open. With `{ password }` it creates the account: `{ state: "accepted", email }`.
 */
export const createAccepting = createJsonFunction({
  name: 'accept-invitation',
  failureText,
  async handle({ token, password: newPassword }, settings) {
    if (typeof token !== 'string') throw new Fault(400, "The link's token is missing.");
    if (!isToken(token)) return { answer: { state: 'unknown' } };
    const server = serverClient(settings);
    const hash = await hashOf(token);
    const link = await linkOf(server, hash);
    if (link?.state !== 'open') return { answer: { state: link?.state ?? 'unknown' } };
    if (newPassword === undefined)
      return { answer: { state: 'open', email: link.email, firstName: link.first_name } };
    return { answer: await accept(server, link, hash, readPassword(newPassword)) };
  },
});

async function linkOf(server: Server, hash: string): Promise<Link | null> {
  const link = await server.rpc('look_at_invitation', { hash }).maybeSingle<Link>();
  return orFail(link, "Couldn't check the invitation. Try again.");
}

function readPassword(value: unknown): string {
  if (typeof value !== 'string' || value.length < password.shortest)
    throw new Fault(400, `Password must be at least ${password.shortest} characters long.`);
  if (new TextEncoder().encode(value).length > password.longest)
    throw new Fault(400, `Password must be at most ${password.longest} characters long.`);
  return value;
}

async function accept(server: Server, link: Link, hash: string, newPassword: string) {
  const account = await makeAccount(server, link, newPassword);
  if (account === undefined) {
    // The link may have been used in another window in the meantime.
    const now = await linkOf(server, hash);
    if (now?.state === 'open')
      throw new Fault(409, 'This email address belongs to another account. Tell the person who invited you.');
    return { state: now?.state ?? 'unknown' };
  }
  const { data: linked, error } = await server.rpc('accept_invitation', { hash, account });
  if (linked === true) return { state: 'accepted', email: link.email };
  // The link was used or withdrawn while the account was being created: an account that belongs to no entry must not
  // remain.
  await server.auth.admin.deleteUser(account);
  if (error) throw new Fault(502, failureText);
  return { state: (await linkOf(server, hash))?.state ?? 'unknown' };
}

/**
 * Returns the account's id; undefined if someone else has the address. First deletes an account that an earlier run
 * never linked.
 */
async function makeAccount(server: Server, link: Link, newPassword: string): Promise<string | undefined> {
  const names = { first_name: link.first_name, last_name: link.last_name ?? '' };
  const create = () =>
    server.auth.admin.createUser({
      email: link.email,
      password: newPassword,
      email_confirm: true,
      user_metadata: {
        ...names,
        full_name: [link.first_name, link.last_name].filter(Boolean).join(' '),
      },
      app_metadata: { directory_entry: link.entry },
    });
  let creation = await create();
  if (creation.error?.code === 'email_exists') {
    const { data: abandoned } = await server
      .rpc('unlinked_staff_account', { entry: link.entry })
      .maybeSingle<{ id: string; abandoned: boolean }>();
    if (abandoned && !abandoned.abandoned)
      throw new Fault(409, 'Your account is still being created. Try again in three minutes.');
    if (!abandoned) return undefined;
    await server.auth.admin.deleteUser(abandoned.id);
    creation = await create();
  }
  if (creation.error?.code === 'weak_password') throw new Fault(400, creation.error.message);
  if (creation.error || !creation.data.user) throw new Fault(502, failureText);
  return creation.data.user.id;
}
