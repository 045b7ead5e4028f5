import {
  type Audit,
  type AuditEvent,
  type AuditFilter,
  auditPage,
  type LoggedMail,
  type MailFilter,
} from '../../backend/interfaces/Audit.ts';
import { type CsvColumn, toCsv } from '../../shared/downloads/csv.ts';
import { describeEvent } from './describeEvent.ts';
import { mailKindLabels, mailStateLabels, server } from './messages.ts';

const eventColumns: readonly CsvColumn<AuditEvent>[] = [
  ['Event', ({ id }) => String(id)],
  ['Time', ({ at }) => at],
  ['Account', ({ actor }) => (actor ? (actor.label ?? '') : server)],
  ['Name', ({ actor }) => actor?.name ?? ''],
  ['Action', ({ action }) => action],
  ['What', describeEvent],
  ['About', ({ subject }) => subject.label ?? ''],
  ['About (name)', ({ subject }) => subject.name ?? ''],
  ['Details', ({ details }) => JSON.stringify(details)],
];

const mailColumns: readonly CsvColumn<LoggedMail>[] = [
  ['Email', ({ id }) => String(id)],
  ['Time', ({ at }) => at],
  ['What', ({ kind }) => mailKindLabels[kind]],
  ['To', ({ to }) => to],
  ['By', ({ by }) => by ?? server],
  ['Delivery', ({ state }) => mailStateLabels[state]],
  ['Reason', ({ reason }) => reason ?? ''],
];

/** Returns all of a filter's results as CSV, newest first, fetched page by page. Empty if there are none. */
async function csvOfAll<Item extends { id: number }, Filter>(
  columns: readonly CsvColumn<Item>[],
  list: (filter: Filter, beforeId?: number) => Promise<readonly Item[]>,
  filter: Filter,
): Promise<string> {
  const items: Item[] = [];
  for (;;) {
    const page = await list(filter, items.at(-1)?.id);
    items.push(...page);
    if (page.length < auditPage) return items.length > 0 ? toCsv(columns, items) : '';
  }
}

export const auditCsv = (audit: Pick<Audit, 'list'>, filter: AuditFilter): Promise<string> =>
  csvOfAll(eventColumns, audit.list, filter);

export const mailsCsv = (audit: Pick<Audit, 'mails'>, filter: MailFilter): Promise<string> =>
  csvOfAll(mailColumns, audit.mails, filter);
