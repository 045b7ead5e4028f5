import { company } from '@daybreak/brand';
import { BackendError } from '../../errors.ts';
import type { SecondStepCalls } from '../../interfaces/Account.ts';
import { requireSession, rpc } from '../auth.ts';
import type { Client } from '../client.ts';
import { fromAuthError } from '../failures.ts';

/** The name of the app's entry, next to the user's address. */
const issuer = `${company.name} Portal`;

/** Two-step sign-in through `auth.mfa`, which works the same on a hosted project and the embedded server. */
export function supabaseSecondStep(client: Client): SecondStepCalls {
  const { mfa } = client.auth;

  /** The user's apps, including those with setup in progress. */
  async function apps() {
    await requireSession(client);
    const { data, error } = await mfa.listFactors();
    if (error) throw fromAuthError(error);
    return data.all.filter(({ factor_type }) => factor_type === 'totp');
  }

  async function verify(factorId: string, code: string) {
    const { error } = await mfa.challengeAndVerify({ factorId, code });
    if (error) throw fromAuthError(error);
  }

  async function remove(factorId: string) {
    const { error } = await mfa.unenroll({ factorId });
    if (error) throw fromAuthError(error);
  }

  /** Null if there are none, or the server doesn't support them. */
  async function codesLeft(): Promise<number | null> {
    const { data, error } = await mfa.recoveryCodes.getStatus();
    if (data) return data.remaining;
    if (error.status === 404) return null;
    throw fromAuthError(error);
  }

  return {
    async secondStep() {
      const on = (await apps()).find(({ status }) => status === 'verified');
      return { since: on?.created_at ?? null, codesLeft: on ? await codesLeft() : null };
    },

    async beginSecondStep() {
      // An abandoned setup would block the name.
      for (const { id, status } of await apps()) if (status === 'unverified') await remove(id);
      const { data, error } = await mfa.enroll({
        factorType: 'totp',
        friendlyName: 'Authenticator app',
        issuer,
      });
      if (error) throw fromAuthError(error);
      return { id: data.id, secret: data.totp.secret, address: data.totp.uri };
    },

    async confirmSecondStep(id, code) {
      await requireSession(client);
      await verify(id, code);
    },

    async takeSecondStep(code) {
      // The portal allows one app per user, but a hosted project's own tools may allow more. Throws the last refusal.
      let refusal: unknown = new BackendError('refused', 'No second step is needed.');
      for (const { id, status } of await apps()) {
        if (status !== 'verified') continue;
        try {
          return await verify(id, code);
        } catch (error) {
          refusal = error;
        }
      }
      throw refusal;
    },

    async makeRecoveryCodes() {
      await requireSession(client);
      const { recoveryCodes } = mfa;
      const { data, error } =
        (await codesLeft()) === null ? await recoveryCodes.generate() : await recoveryCodes.regenerate();
      if (data) return data.codes;
      // An older server, or one where they're turned off.
      if (error.status === 404 || error.code === 'mfa_recovery_codes_enroll_not_enabled') return null;
      throw fromAuthError(error);
    },

    async takeRecoveryCode(code) {
      await requireSession(client);
      const { error } = await mfa.recoveryCodes.verify({ code });
      if (error) throw fromAuthError(error);
    },

    async turnOffSecondStep() {
      for (const { id, status } of await apps()) if (status === 'verified') await remove(id);
      // The tokens still have the old state.
      const { error } = await client.auth.refreshSession();
      if (error) throw fromAuthError(error);
    },

    secondStepRequired: () => rpc(client, 'second_step_required', {}),

    requireSecondStep: (required) => rpc(client, 'require_second_step', { required }),
  };
}
