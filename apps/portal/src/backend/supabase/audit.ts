import type { Database } from '@daybreak/supabase/types';
import { folded } from '@daybreak/ui/search';
import {
  type Audit,
  type AuditEvent,
  auditPage,
  type LoggedMail,
  mailKinds,
  mailStates,
} from '../interfaces/Audit.ts';
import { loadNames, requireSession, rpc } from './auth.ts';
import type { Client } from './client.ts';
import { unwrapData } from './failures.ts';

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
  async list({ kind, searchText, from, to }, beforeId) {
    const rows = await rpc(client, 'audit_trail', {
      page_size: auditPage,
      ...(kind ? { kind } : {}),
      ...(searchText?.trim() ? { words: searchText.trim() } : {}),
      ...(from ? { since: from } : {}),
      ...(to ? { until: to } : {}),
      ...(beforeId === undefined ? {} : { before_id: beforeId }),
    });
    return rows.map(fromRow);
  },

  async mails({ state, searchText }, beforeId) {
    await requireSession(client);
    let query = client
      .from('mail_log')
      .select('id, happened_at, kind, recipient, sent_by, state, reason')
      .order('id', { ascending: false })
      .limit(auditPage);
    if (state) query = query.eq('state', state);
    if (searchText?.trim())
      query = query.ilike('recipient', `%${folded(searchText.trim()).replaceAll(/[\\%_]/g, '\\$&')}%`);
    if (beforeId !== undefined) query = query.lt('id', beforeId);
    const rows = unwrapData(await query) ?? [];
    const senders = rows.flatMap(({ sent_by }) => sent_by ?? []);
    const names = await loadNames(client, senders);
    return rows.map(
      (row): LoggedMail => ({
        id: row.id,
        at: row.happened_at,
        kind: mailKinds.find((kind) => kind === row.kind) ?? 'notice',
        to: row.recipient,
        by: names.get(row.sent_by ?? '') ?? null,
        state: mailStates.find((one) => one === row.state) ?? 'sent',
        reason: row.reason,
      }),
    );
  },
});
