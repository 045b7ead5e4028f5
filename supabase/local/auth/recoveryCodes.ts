import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from '@electric-sql/pglite';
import { json } from '../http/responses.ts';
import type { CallOf } from '../http/routes.ts';
import type { Answers } from './authApi.ts';
import type { Fields } from './authBody.ts';
import { AuthFault } from './authRules.ts';
import type { Caller, OwnParts } from './caller.ts';
import { lookAtCode } from './codeAttempts.ts';

/** Codes per set, the hosted server's number. */
const count = 10;
/** 32 letters and digits that people don't confuse (Crockford's): five bits each. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** 80 random bits. */
const newCode = () => [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join('');

/**
 * The stored hash of a code: ignores case, spaces and hyphens, and reads letters that people confuse with a digit as
 * that digit.
 */
const hashOfCode = (entered: string): string =>
  createHash('sha256')
    .update(entered.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1'))
    .digest('hex');

const notFound = () => new AuthFault(404, 'mfa_factor_not_found', 'Recovery codes not found');

/**
 * `/factors/recovery-codes`: supabase-js's `auth.mfa.recoveryCodes`, answered like a hosted server that supports them.
 */
export function createRecoveryCodes({
  driver,
  rateLimiter,
  assurance,
  authenticate,
}: OwnParts): Answers<Extract<CallOf<'auth'>, `${string}/recovery-codes${string}`>> {
  async function ownFactor(
    { query }: Pick<Transaction, 'query'>,
    { id }: Caller,
  ): Promise<string | undefined> {
    const { rows } = await query<{ id: string }>(
      `select id from auth.mfa_factors where user_id = $1 and factor_type = 'recovery_code' for update`,
      [id],
    );
    return rows[0]?.id;
  }

  async function requireSecondStep({ session }: Caller) {
    if ((await assurance.standingOf(session)).aal !== 'aal2')
      throw new AuthFault(403, 'insufficient_aal', 'AAL2 required to look after recovery codes');
  }

  /** Replaces the existing set. */
  async function write({ query }: Pick<Transaction, 'query'>, factor: string): Promise<string[]> {
    const codes = Array.from({ length: count }, newCode);
    await query('delete from auth.mfa_recovery_codes where factor_id = $1', [factor]);
    await query(
      `insert into auth.mfa_recovery_codes (factor_id, hash)
       select $1, hash from jsonb_array_elements_text($2::jsonb) as hash`,
      [factor, JSON.stringify(codes.map(hashOfCode))],
    );
    return codes;
  }

  const answer = (id: string, codes: string[]) =>
    json({ id, type: 'recovery_code', friendly_name: 'Recovery codes', total: codes.length, codes });

  async function status(request: Request): Promise<Response> {
    const caller = await authenticate(request);
    const { rows } = await driver.query<{ id: string; total: number; remaining: number }>(
      `select factor.id, count(code.hash)::integer as total,
         count(code.hash) filter (where code.used_at is null)::integer as remaining
       from auth.mfa_factors as factor
       left join auth.mfa_recovery_codes as code on code.factor_id = factor.id
       where factor.user_id = $1 and factor.factor_type = 'recovery_code' group by factor.id`,
      [caller.id],
    );
    if (!rows[0]) throw notFound();
    return json({ type: 'recovery_code', ...rows[0] });
  }

  async function generate(request: Request): Promise<Response> {
    const caller = await authenticate(request);
    const factors = await assurance.factorsOf(caller.id);
    if (!factors.some(({ status, factor_type }) => status === 'verified' && factor_type !== 'recovery_code'))
      throw new AuthFault(422, 'mfa_recovery_codes_sole_factor', 'Recovery codes can not be the only factor');
    await requireSecondStep(caller);
    const id = randomUUID();
    const codes = await driver.transaction(async (transaction) => {
      if (await ownFactor(transaction, caller))
        throw new AuthFault(422, 'mfa_verified_factor_exists', 'There are recovery codes already');
      await transaction.query(
        `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status)
         values ($1, $2, 'Recovery codes', 'recovery_code', 'verified')`,
        [id, caller.id],
      );
      return write(transaction, id);
    });
    return answer(id, codes);
  }

  async function regenerate(request: Request): Promise<Response> {
    const caller = await authenticate(request);
    await requireSecondStep(caller);
    const { id, codes } = await driver.transaction(async (transaction) => {
      const factor = await ownFactor(transaction, caller);
      if (!factor) throw notFound();
      return { id: factor, codes: await write(transaction, factor) };
    });
    rateLimiter.forget(caller.id);
    return answer(id, codes);
  }

  /** Verifies a code and uses it up: the session is then at the highest level. */
  async function verify(request: Request, { code }: Fields): Promise<Response> {
    const caller = await authenticate(request);
    const wait = rateLimiter.wait(caller.id);
    if (wait > 0)
      throw new AuthFault(429, 'mfa_recovery_codes_locked', 'Too many failed attempts. Try again later.', {
        'retry-after': String(wait),
      });
    await lookAtCode(driver, caller, async (transaction) => {
      const factor = await ownFactor(transaction, caller);
      const { rows } = await transaction.query(
        `update auth.mfa_recovery_codes set used_at = now()
         where factor_id = $1 and hash = $2 and used_at is null returning hash`,
        [factor ?? null, hashOfCode(typeof code === 'string' ? code.slice(0, 100) : '')],
      );
      if (!factor || !rows[0]) {
        rateLimiter.count(caller.id);
        throw new AuthFault(422, 'mfa_verification_failed', 'Invalid recovery code');
      }
      await assurance.raise(transaction, caller, factor, 'mfa/recovery_code');
    });
    rateLimiter.forget(caller.id);
    return assurance.renewSession(request, caller.session);
  }

  async function remove(request: Request): Promise<Response> {
    const caller = await authenticate(request);
    await requireSecondStep(caller);
    const id = await driver.transaction(async (transaction) => {
      const factor = await ownFactor(transaction, caller);
      if (!factor) throw notFound();
      await transaction.query('delete from auth.mfa_factors where id = $1', [factor]);
      return factor;
    });
    return json({ id });
  }

  return {
    'GET /auth/v1/factors/recovery-codes': status,
    'POST /auth/v1/factors/recovery-codes': generate,
    'POST /auth/v1/factors/recovery-codes/regenerate': regenerate,
    'POST /auth/v1/factors/recovery-codes/verify': verify,
    'DELETE /auth/v1/factors/recovery-codes': remove,
  };
}
