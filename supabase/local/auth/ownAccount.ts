import type { Database } from '../database/database.ts';
import type { Handler } from '../http/handler.ts';
import type { Asker, WhoAsks } from './asker.ts';
import type { Assurance } from './assurance.ts';
import type { Fields } from './authBody.ts';
import { AuthFault, checkPassword } from './authRules.ts';
import type { Brake } from './brakes.ts';
import type { AccountOf } from './passwords.ts';
import { tooManyAttempts } from './signIn.ts';

interface OwnAccountParts {
  driver: Database['driver'];
  /** Wrong passwords of late, by address. */
  brake: Brake;
  accountOf: AccountOf;
  assurance: Assurance;
  whoAsks: WhoAsks;
  lite: Handler;
}

const required = 'Current password required when setting new password.';

/** As the database refuses it (`private.keep_metadata_quota`), said in words. */
const mostData = 7 * 1024;

/** `PUT /user`: what people change of their own account. */
export function createOwnAccount({ driver, brake, accountOf, assurance, whoAsks, lite }: OwnAccountParts) {
  /**
   * The hosted server ends a person's other sessions with the old password, and reads at most 72 bytes of a new one. The
   * database refuses a self-made change of address on both; said here so that no mail about it is written.
   */
  return async function updateUser(
    request: Request,
    { password, current_password, email, data }: Fields,
  ): Promise<Response> {
    if (email !== undefined) {
      throw new AuthFault(403, 'not_admin', 'An administrator changes the address of an account.');
    }
    if (Buffer.byteLength(JSON.stringify(data ?? {})) > mostData)
      throw new AuthFault(
        422,
        'validation_failed',
        'What an account says about itself takes up 8 KB at most.',
      );
    if (password === undefined) return assurance.completeUser(await lite(request));
    checkPassword(password);
    const asker = await whoAsks(request);
    await mustBeSure(asker);
    if (await mustKnowPassword(asker)) await checkCurrent(asker, current_password);
    const response = await lite(request);
    if (response.ok) await begunAnew(asker);
    return assurance.completeUser(response);
  };

  /** Whoever has a second step takes it before they change what the first one is. */
  async function mustBeSure({ id, session }: Asker) {
    const hasSecond = (await assurance.factorsOf(id)).some(({ status }) => status === 'verified');
    if (hasSecond && (await assurance.standingOf(session)).aal === 'aal1') {
      throw new AuthFault(
        401,
        'insufficient_aal',
        'AAL2 session is required to update email or password when MFA is enabled.',
      );
    }
  }

  /**
   * Not who has just come by a mailed link, which is what the old password is replaced by, and not who still has the password that an
   * administrator gave them: the dialog that they meet has no field for it. The hosted server, with "Require current password when
   * updating" on, asks these too.
   */
  async function mustKnowPassword({ id, session }: Asker): Promise<boolean> {
    const { rows } = await driver.query(
      `select 1 from public.user_profiles as profile
       where profile.user_id = $1 and profile.password_changed and not exists (
         select 1 from auth.mfa_amr_claims as claim
         where claim.session_id = $2 and claim.authentication_method in ('otp', 'magiclink', 'recovery'))`,
      [id, session],
    );
    return rows.length > 0;
  }

  /** With a new password: the other sessions end, and a mailed link has stood for the old one once; this session is one of the new one. */
  async function begunAnew({ id, session }: Asker) {
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

  async function checkCurrent({ email }: Asker, current: unknown) {
    if (typeof current !== 'string' || current === '') {
      throw new AuthFault(400, 'current_password_required', required);
    }
    const address = email.toLowerCase();
    const wait = brake.wait(address);
    if (wait > 0) throw tooManyAttempts(wait);
    if (!(await accountOf(address, current)).matches) {
      brake.count(address);
      throw new AuthFault(400, 'current_password_invalid', required);
    }
    brake.forget(address);
  }
}
