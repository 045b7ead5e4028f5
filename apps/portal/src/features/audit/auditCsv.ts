import { type Audit, type AuditEvent, type AuditFilter, auditPage } from '../../backend/Audit.ts';
import { type CsvColumn, csvOf } from '../../files/csv.ts';
import { eventWords } from './eventWords.ts';
import { server } from './messages.ts';

const columns: readonly CsvColumn<AuditEvent>[] = [
  ['Event', ({ id }) => String(id)],
  ['Time', ({ at }) => at],
  ['Account', ({ actor }) => (actor ? (actor.label ?? '') : server)],
  ['Name', ({ actor }) => actor?.name ?? ''],
  ['Action', ({ action }) => action],
  ['What', eventWords],
  ['About', ({ subject }) => subject.label ?? ''],
  ['About, by name', ({ subject }) => subject.name ?? ''],
  ['Details', ({ details }) => JSON.stringify(details)],
];

/** All events that a filter asks for, newest first. */
async function everyEvent(audit: Pick<Audit, 'list'>, filter: AuditFilter): Promise<AuditEvent[]> {
  const events: AuditEvent[] = [];
  for (;;) {
    const page = await audit.list(filter, events.at(-1)?.id);
    events.push(...page);
    if (page.length < auditPage) return events;
  }
}

/** All events that a filter asks for, as a table for spreadsheets; empty where there is none. */
export async function auditCsv(audit: Pick<Audit, 'list'>, filter: AuditFilter): Promise<string> {
  const events = await everyEvent(audit, filter);
  return events.length > 0 ? csvOf(columns, events) : '';
}
