import { randomUUID } from 'node:crypto';
import type { Transaction } from '@electric-sql/pglite';
import { json } from '../http/responses.ts';
import { isUuid } from '../isUuid.ts';
import type { Answers } from './authApi.ts';
import type { Fields } from './authBody.ts';
import { AuthFault } from './authRules.ts';
import type { Caller, OwnParts } from './caller.ts';
import { lookAtCode } from './codeAttempts.ts';
import { tooManyAttempts } from './signIn.ts';
import { keyAddress, newSecret, stepOf } from './totp.ts';

interface Factor {
  id: string;
  status: 'unverified' | 'verified';
  secret: string;
  last_step: number | null;
}

/** Seconds for answering a challenge and for confirming a newly enrolled factor: the hosted server's limits. */
const timeoutSeconds = 300;
/** Maximum factors per person, the hosted server's limit. */
const maxFactors = 10;

const notFound = () => new AuthFault(404, 'mfa_factor_not_found', 'Factor not found');
const wrongCode = () => new AuthFault(422, 'mfa_verification_failed', 'Invalid TOTP code entered');

/**
 * `/factors`: authenticator apps, with the calls of supabase-js's `auth.mfa` and the hosted server's responses. Secrets
 * are in a table that no API role can read.
 */
export function createFactors({
  driver,
  rateLimiter,
  assurance,
  authenticate,
}: OwnParts): Answers<
  | 'POST /auth/v1/factors'
  | 'POST /auth/v1/factors/:id/challenge'
  | 'POST /auth/v1/factors/:id/verify'
  | 'DELETE /auth/v1/factors/:id'
> {
  /** The caller's factor, in a transaction that may write it. Another person's factor is treated as missing. */
  async function ownFactor(transaction: Transaction, { id: account }: Caller, id: string): Promise<Factor> {
    if (!isUuid(id)) throw notFound();
    const { rows } = await transaction.query<Factor>(
      `select id, status, secret, last_step from auth.mfa_factors
       where id = $1 and user_id = $2 and factor_type = 'totp' for update`,
      [id, account],
    );
    if (!rows[0]) throw notFound();
    return rows[0];
  }

  const hasSecondStep = async ({ session }: Caller) => (await assurance.standingOf(session)).aal === 'aal2';

  /** Creates a secret for an app. It only counts once a code from it has been verified. */
  async function enroll(request: Request, { factor_type, friendly_name, issuer }: Fields): Promise<Response> {
    const caller = await authenticate(request);
    if (factor_type !== 'totp') throw new AuthFault(400, 'validation_failed', 'factor_type needs to be TOTP');
    const name = typeof friendly_name === 'string' ? friendly_name.trim() : '';
    const from = typeof issuer === 'string' && issuer.trim() ? issuer.trim() : new URL(request.url).host;
    if (name.length > 255 || from.length > 255)
      throw new AuthFault(400, 'validation_failed', 'A name has 255 characters at most');
    await driver.query(
      `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'
         and created_at < now() - make_interval(secs => $2)`,
      [caller.id, timeoutSeconds],
    );
    const factors = await assurance.factorsOf(caller.id);
    if (factors.some(({ status }) => status === 'verified') && !(await hasSecondStep(caller)))
      throw new AuthFault(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    if (factors.length >= maxFactors)
      throw new AuthFault(
        422,
        'too_many_enrolled_mfa_factors',
        'Maximum number of verified factors reached, unenroll to continue',
      );
    if (name && factors.some((factor) => factor.friendly_name === name))
      throw new AuthFault(
        422,
        'mfa_factor_name_conflict',
        `A factor with the friendly name "${name}" for this user already exists`,
      );
    const [id, secret] = [randomUUID(), newSecret()];
    await driver.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
       values ($1, $2, $3, 'totp', 'unverified', $4)`,
      [id, caller.id, name, secret],
    );
    const uri = keyAddress(from, caller.email, secret);
    // The hosted server also draws the QR code; the portal draws its own from the address.
    return json({ id, type: 'totp', friendly_name: name, totp: { qr_code: '', secret, uri } });
  }

  async function challenge(request: Request, factorId: string): Promise<Response> {
    const caller = await authenticate(request);
    const id = randomUUID();
    await driver.transaction(async (transaction) => {
      const factor = await ownFactor(transaction, caller, factorId);
      await transaction.query(
        'delete from auth.mfa_challenges where factor_id = $1 and created_at < now() - make_interval(secs => $2)',
        [factor.id, timeoutSeconds],
      );
      await transaction.query('insert into auth.mfa_challenges (id, factor_id) values ($1, $2)', [
        id,
        factor.id,
      ]);
      await transaction.query('update auth.mfa_factors set last_challenged_at = now() where id = $1', [
        factor.id,
      ]);
    });
    return json({ id, type: 'totp', expires_at: Math.floor(Date.now() / 1000) + timeoutSeconds });
  }

  /**
   * Verifies a code. A correct one activates the factor, raises the session to the highest level, and ends the person's
   * sessions at the lower one. It uses up the code in any case.
   */
  async function verify(
    request: Request,
    factorId: string,
    { challenge_id, code }: Fields,
  ): Promise<Response> {
    const caller = await authenticate(request);
    const wait = rateLimiter.wait(caller.id);
    if (wait > 0) throw tooManyAttempts(wait);
    await lookAtCode(driver, caller, async (transaction) => {
      const factor = await ownFactor(transaction, caller, factorId);
      const challenges = await transaction.query<{ late: boolean }>(
        `delete from auth.mfa_challenges where id = $1 and factor_id = $2
         returning created_at < now() - make_interval(secs => $3) as late`,
        [
          typeof challenge_id === 'string' && isUuid(challenge_id) ? challenge_id : null,
          factor.id,
          timeoutSeconds,
        ],
      );
      const [found] = challenges.rows;
      if (!found)
        throw new AuthFault(
          422,
          'mfa_factor_not_found',
          'MFA factor with the provided challenge ID not found',
        );
      if (found.late)
        throw new AuthFault(
          422,
          'mfa_challenge_expired',
          'MFA challenge has expired, verify against another challenge or create a new challenge.',
        );
      const step = stepOf(factor.secret, String(code ?? ''), Date.now(), factor.last_step);
      if (step === undefined) {
        rateLimiter.count(caller.id);
        throw wrongCode();
      }
      await transaction.query(
        `update auth.mfa_factors set status = 'verified', last_step = $2, updated_at = now() where id = $1`,
        [factor.id, step],
      );
      await assurance.raise(transaction, caller, factor.id, 'totp');
    });
    rateLimiter.forget(caller.id);
    return assurance.renewSession(request, caller.session);
  }

  /** Removes a factor. If it's active, this session must have verified one. */
  async function unenroll(request: Request, factorId: string): Promise<Response> {
    const caller = await authenticate(request);
    const isVerified = await hasSecondStep(caller);
    await driver.transaction(async (transaction) => {
      const factor = await ownFactor(transaction, caller, factorId);
      if (factor.status === 'verified' && !isVerified)
        throw new AuthFault(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
      // Tells the audit trail who did it.
      await transaction.query(
        `select set_config('request.jwt.claim.sub', $1, true),
           set_config('request.jwt.claims', jsonb_build_object('sub', $1::text)::text, true)`,
        [caller.id],
      );
      await transaction.query('delete from auth.mfa_factors where id = $1', [factor.id]);
      await assurance.lower(transaction, caller, factor.id);
      // Recovery codes are never the only factor.
      const remainingFactors = await transaction.query<{ id: string }>(
        `delete from auth.mfa_factors as codes where user_id = $1 and factor_type = 'recovery_code' and not exists (
           select 1 from auth.mfa_factors as app
           where app.user_id = $1 and app.factor_type = 'totp' and app.status = 'verified'
         ) returning id`,
        [caller.id],
      );
      for (const { id } of remainingFactors.rows) await assurance.lower(transaction, caller, id);
    });
    return json({ id: factorId });
  }

  return {
    'POST /auth/v1/factors': enroll,
    'POST /auth/v1/factors/:id/challenge': (request, _, { id = '' }) => challenge(request, id),
    'POST /auth/v1/factors/:id/verify': (request, body, { id = '' }) => verify(request, id, body),
    'DELETE /auth/v1/factors/:id': (request, _, { id = '' }) => unenroll(request, id),
  };
}
