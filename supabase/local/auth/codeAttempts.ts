import type { Transaction } from '@electric-sql/pglite';
import type { Database } from '../database/database.ts';
import { AuthFault } from './authRules.ts';
import type { Caller } from './caller.ts';

/**
 * Checks a code in a transaction. Reports the result to the audit trail separately, so that a refusal doesn't roll it
 * back.
 */
export async function lookAtCode(
  driver: Database['driver'],
  { id }: Caller,
  verify: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  const note = (valid: boolean) =>
    driver.query('select private.note_mfa_attempt($1)', [JSON.stringify({ user_id: id, valid })]);
  try {
    await driver.transaction(verify);
  } catch (error) {
    if (error instanceof AuthFault && error.code === 'mfa_verification_failed') await note(false);
    throw error;
  }
  await note(true);
}
