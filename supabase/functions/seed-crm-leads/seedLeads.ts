import type { serverClient } from '../_shared/caller.ts';
import { Fault } from '../_shared/Fault.ts';
import { createSeeding } from '../_shared/seeding.ts';
import { leads } from './leads.ts';

const admission = {
  roles: ['admin', 'super_admin'],
  signedOut: 'You must be logged in to create sample leads.',
  refusalText: 'Only administrators and super administrators can create sample leads.',
} as const;

const day = 24 * 60 * 60 * 1000;

/** Adds the missing sample leads; existing ones stay as people left them. */
async function addMissingLeads(server: ReturnType<typeof serverClient>) {
  const rows = leads.map(({ daysAgo, ...lead }) => ({
    ...lead,
    created_at: new Date(Date.now() - daysAgo * day).toISOString(),
  }));
  const { data, error } = await server
    .from('leads')
    .upsert(rows, { onConflict: 'seed_key', ignoreDuplicates: true })
    .select('id');
  if (error) throw new Fault(502, "Couldn't save the leads. Try again.");
  return { message: messageOf(data.length), added: data.length };
}

function messageOf(added: number): string {
  const existingCount = leads.length - added;
  if (existingCount === 0) return `Added ${added} sample leads.`;
  if (added === 0) return `All ${existingCount} sample leads already exist. Nothing was added.`;
  return `Added ${added} sample ${added === 1 ? 'lead' : 'leads'}. The other ${existingCount} already ${existingCount === 1 ? 'exists' : 'exist'}.`;
}

export const createLeadSeeding = createSeeding({
  name: 'seed-crm-leads',
  admission,
  failureText: "Couldn't save the leads. Try again.",
  seed: addMissingLeads,
  counts: ({ added }) => ({ added }),
});
