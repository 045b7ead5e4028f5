import { BackendError } from '../errors.ts';
import type { Seeding, SeedResult, StaffSeeding } from '../interfaces/Seeding.ts';
import type { Client } from './client.ts';
import { callFunction, fieldsOf } from './functionCall.ts';

const statuses = ['created', 'skipped', 'error'] as const;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function resultFrom(value: unknown): SeedResult {
  const { email, status, message } = fieldsOf(value);
  const knownStatus = statuses.find((one) => one === status);
  if (!knownStatus) throw new BackendError('unexpected', 'A result has an unknown status.');
  return { email: text(email), status: knownStatus, message: text(message) };
}

function staffSeedingFrom(answer: unknown): StaffSeeding {
  const { message, defaultPassword, results } = fieldsOf(answer);
  if (!Array.isArray(results)) throw new BackendError('unexpected', 'The function returned no results.');
  return {
    message: text(message),
    defaultPassword: text(defaultPassword) || null,
    results: results.map(resultFrom),
  };
}

export const supabaseSeeding = (client: Client): Seeding => ({
  seedLeads: async () => text(fieldsOf(await callFunction(client, 'seed-crm-leads')).message),
  createStaffAccounts: async () => staffSeedingFrom(await callFunction(client, 'seed-staff-accounts')),
});
