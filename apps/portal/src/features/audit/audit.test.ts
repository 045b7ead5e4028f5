import { describe, expect, it } from 'vitest';
import {
  type AuditEvent,
  auditPage,
  type LoggedMail,
  type MailFilter,
} from '../../backend/interfaces/Audit.ts';
import { auditCsv, mailsCsv } from './auditCsv.ts';
import { isReversed, parseView, serializeView, toFilter } from './auditView.ts';
import { describeEvent } from './describeEvent.ts';
import { parseMailView, serializeMailView, toMailFilter } from './mailView.ts';

const event = (id: number, changes: Partial<AuditEvent> = {}): AuditEvent => ({
  id,
  at: '2026-11-21T09:30:00+00:00',
  actor: { label: 'ada@daybreak.example', name: 'Ada Vance' },
  action: 'staff.edited',
  subject: { label: 'sam@daybreak.example', name: 'Sam Rivera' },
  details: { fields: ['phone'] },
  ...changes,
});

describe('the description of an event', () => {
  it.each([
    [
      'staff.role',
      { from: 'staff', to: 'super_admin' },
      'Role changed from Staff Member to Super Administrator',
    ],
    ['staff.edited', { fields: ['first_name', 'pronouns'] }, 'Changed: first name, pronouns'],
    ['application.status', { from: 'new', to: 'closed' }, 'Status changed from New to Closed'],
    ['leads.added', { number: 1 }, '1 lead added'],
    ['leads.deleted', { number: 1200 }, '1,200 leads deleted'],
    ['resume.opened', { purpose: 'deletion', file: 'x' }, 'Resume deletion started'],
    ['something.else', {}, 'something.else'],
  ])('%s', (action, details, words) => {
    expect(describeEvent({ action, details })).toBe(words);
  });
});

describe('the mail log’s view', () => {
  it('survives the round trip through its address, and ignores unknown values', () => {
    const view = { query: 'jo@', state: 'bounced' } as const;
    expect(parseMailView(serializeMailView(view))).toEqual(view);
    expect(`${serializeMailView(view)}`).toBe('view=emails&q=jo%40&state=bounced');
    expect(parseMailView(new URLSearchParams('state=lost'))).toEqual({ query: '', state: '' });
    expect(toMailFilter({ query: ' ', state: '' })).toEqual({});
  });
});

describe('the view', () => {
  it('survives the round trip through its address', () => {
    const view = { query: 'sam', kind: 'staff', from: '2026-11-01', to: '2026-11-02' } as const;
    expect(parseView(serializeView(view))).toEqual(view);
  });

  it('ignores invalid values in its address', () => {
    const view = parseView(new URLSearchParams('kind=everything&from=2026-13-45&to=yesterday'));
    expect(view).toEqual({ query: '', kind: '', from: '', to: '' });
    expect(`${serializeView(view)}`).toBe('');
    expect(toFilter(view)).toEqual({});
  });

  it('requests whole days, including the last one', () => {
    const day = { query: ' ', kind: '', from: '2026-11-01', to: '2026-11-01' } as const;
    const { from = '', to = '', searchText } = toFilter(day);
    expect(searchText).toBeUndefined();
    expect(new Date(from).getHours()).toBe(0);
    // 23 or 25 hours when the clocks change.
    expect((Date.parse(to) - Date.parse(from)) / 3_600_000).toBeCloseTo(24, -1);
    expect(new Date(to).getDate()).toBe(2);
  });

  it('detects a last day before the first', () => {
    expect(isReversed({ from: '2026-11-02', to: '2026-11-01' })).toBe(true);
    expect(isReversed({ from: '2026-11-02', to: '' })).toBe(false);
  });
});

describe('the exported table', () => {
  it('has every page of events, and no formulas', async () => {
    const all = Array.from({ length: auditPage + 1 }, (_, index) => event(auditPage + 1 - index));
    all[0] = event(auditPage + 1, { subject: { label: '=1+1', name: null } });
    const csv = await auditCsv(
      {
        list: async (_filter, before = Number.POSITIVE_INFINITY) =>
          all.filter(({ id }) => id < before).slice(0, auditPage),
      },
      {},
    );
    const lines = csv.trimEnd().split('\r\n');
    expect(lines).toHaveLength(auditPage + 2);
    expect(lines[1]).toContain(`"'=1+1"`);
    expect(lines.at(-1)).toContain('"Changed: phone"');
  });

  it('is empty if there are no events', async () => {
    expect(await auditCsv({ list: async () => [] }, {})).toBe('');
  });
});

describe('the exported mail log', () => {
  const mail = (id: number, changes: Partial<LoggedMail> = {}): LoggedMail => ({
    id,
    at: '2026-11-21T09:30:00+00:00',
    kind: 'invitation',
    to: 'jo@elsewhere.example',
    by: 'Ada Vance',
    state: 'sent',
    reason: null,
    ...changes,
  });

  it('has every page of the filter’s results, and no formulas', async () => {
    const all = Array.from({ length: auditPage + 1 }, (_, index) => mail(auditPage + 1 - index));
    all[0] = mail(auditPage + 1, {
      to: '+1@elsewhere.example',
      by: '@SUM(A1)',
      state: 'bounced',
      reason: '=HYPERLINK("http://x")',
    });
    all[1] = mail(auditPage, { by: null, state: 'refused', reason: '-1 is no address' });
    const filters: MailFilter[] = [];
    const csv = await mailsCsv(
      {
        mails: async (filter, before = Number.POSITIVE_INFINITY) => {
          filters.push(filter);
          return all.filter(({ id }) => id < before).slice(0, auditPage);
        },
      },
      { state: 'bounced', searchText: 'jo@' },
    );
    const lines = csv.trimEnd().split('\r\n');
    expect(lines).toHaveLength(auditPage + 2);
    expect(lines[1]).toContain(
      `"Invitation","'+1@elsewhere.example","'@SUM(A1)","Bounced","'=HYPERLINK(""http://x"")"`,
    );
    expect(lines[2]).toContain(`"System","Not sent","'-1 is no address"`);
    expect(filters).toEqual([
      { state: 'bounced', searchText: 'jo@' },
      { state: 'bounced', searchText: 'jo@' },
    ]);
  });

  it('is empty if no emails were sent', async () => {
    expect(await mailsCsv({ mails: async () => [] }, {})).toBe('');
  });
});
