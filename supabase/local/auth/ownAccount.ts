import type { Handler } from '../http/handler.ts';
import type { Fields } from './authBody.ts';
import { AuthFault, checkPassword } from './authRules.ts';
import type { Caller, OwnParts } from './caller.ts';
import { notePassword } from './passwords.ts';
import { tooManyAttempts } from './signIn.ts';

interface OwnAccountParts extends OwnParts {
  lite: Handler;
}

const required = 'Current password required when setting new password.';

/** The database's reasons for refusing a password change (`authRules.sql`). */
const refusals: Record<string, () => AuthFault> = {
  insufficient_aal: () =>
    new AuthFault(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    ),
  current_password_required: () => new AuthFault(400, 'current_password_required', required),
  current_password_invalid: () => new AuthFault(400, 'current_password_invalid', required),
};
/** The limit the database enforces (`private.keep_metadata_quota`), checked here to give a readable message. */
const maxDataBytes = 7 * 1024;

/** `PUT /user`: changes people make to their own account. */
export function createOwnAccount({ driver, rateLimiter, assurance, authenticate, lite }: OwnAccountParts) {
  /**
   * Updates an account. The hosted server ends a person's other sessions with the old password, and reads at most 72
   * bytes of a new one. On both, the database refuses changes of a person's own address; they're refused here first so
   * that no email about them is written.
   */
  return async function updateUser(
    request: Request,
    { password, current_password, email, data }: Fields,
  ): Promise<Response> {
    if (email !== undefined) {
      throw new AuthFault(403, 'not_admin', "Only an administrator can change an account's email address.");
    }
    if (Buffer.byteLength(JSON.stringify(data ?? {})) > maxDataBytes)
      throw new AuthFault(422, 'validation_failed', 'Account details can be up to 8 KB.');
    if (password === undefined) return assurance.completeUser(await lite(request));
    checkPassword(password);
    const caller = await authenticate(request);
    try {
      await prove(caller, typeof current_password === 'string' ? current_password : '');
      const response = await lite(request);
      if (response.ok) await endOtherSessions(caller);
      return await assurance.completeUser(response);
    } finally {
      await driver.query("select set_config('daybreak.password_of', '', false)");
    }
  };

  /** Lets the database check the person's proof, and then allow their next password change. */
  async function prove({ id, session, email }: Caller, current: string) {
    const address = email.toLowerCase();
    const wait = current ? rateLimiter.wait(address) : 0;
    if (wait > 0) throw tooManyAttempts(wait);
    const { rows } = await driver.query<{ refusal: string | null; compared: boolean }>(
      'select refusal, compared from auth.prove_password($1, $2, $3)',
      [id, session, current],
    );
    const { refusal = 'insufficient_aal', compared = false } = rows[0] ?? {};
    if (compared) await notePassword(driver, id, refusal === null);
    if (compared && refusal) rateLimiter.count(address);
    if (refusal) throw refusals[refusal]?.() ?? new AuthFault(403, refusal, required);
    if (compared) rateLimiter.forget(address);
  }

  /**
   * Ends the other sessions after a new password, and uses up the mailed link that replaced the old one. This session
   * has the new one.
   */
  async function endOtherSessions({ id, session }: Caller) {
    await driver.query('delete from auth.sessions where user_id = $1 and id <> $2', [id, session]);
    await driver.query(
      `with spent as (
         delete from auth.mfa_amr_claims
         where session_id = $1 and authentication_method in ('otp', 'magiclink', 'recovery') returning session_id)
       insert into auth.mfa_amr_claims (session_id, authentication_method) select session_id, 'password' from spent limit 1
       on conflict (session_id, authentication_method) do update set updated_at = now()`,
      [session],
    );
  }
}
