import type { Database } from '@daybreak/supabase/types';
import { type Audit, type AuditEvent, auditPage } from '../Audit.ts';
import { requireSession } from './auth.ts';
import type { Client } from './client.ts';
import { dataOf } from './failures.ts';

type Row = Database['public']['Functions']['audit_trail']['Returns'][number];

const fromRow = (row: Row): AuditEvent => ({
  id: row.id,
  at: row.happened_at,
  actor: row.actor_id === null ? null : { label: row.actor, name: row.actor_name || null },
  action: row.action,
  subject: { label: row.subject, name: row.subject_name || null },
  details: typeof row.details === 'object' && !Array.isArray(row.details) ? { ...row.details } : {},
});

export const supabaseAudit = (client: Client): Audit => ({
  async list({ kind, words, since, until }, beforeId) {
    await requireSession(client);
    const rows = dataOf(
      await client.rpc('audit_trail', {
        page_size: auditPage,
        ...(kind ? { kind } : {}),
        ...(words?.trim() ? { words: words.trim() } : {}),
        ...(since ? { since } : {}),
        ...(until ? { until } : {}),
        ...(beforeId === undefined ? {} : { before_id: beforeId }),
      }),
    );
    return (rows ?? []).map(fromRow);
  },
});
