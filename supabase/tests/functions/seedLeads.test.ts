import { beforeEach, describe, expect, test } from 'vitest';
import { leads } from '../../functions/seed-crm-leads/leads.ts';
import { createLeadSeeding } from '../../functions/seed-crm-leads/seedLeads.ts';
import { testBackend } from '../support/backend.ts';
import { callFunction } from '../support/functions.ts';

const logged: string[] = [];
const seeding = createLeadSeeding({ log: (line) => logged.push(line) });
const backend = testBackend({ functions: { 'seed-crm-leads': seeding } });
beforeEach(async () => {
  await backend.reset();
  logged.length = 0;
});

const run = async (who: string) => {
  const response = await callFunction(backend, 'seed-crm-leads', await backend.signIn(who));
  return [response.status, await response.json()];
};

describe('the sample leads', () => {
  test('are 25 fictional companies that buy and sell, in every status', () => {
    expect(leads).toHaveLength(25);
    const distinct = (key: keyof (typeof leads)[number]) => new Set(leads.map((lead) => lead[key])).size;
    expect([distinct('seed_key'), distinct('company'), distinct('email'), distinct('phone')]).toEqual([
      25, 25, 25, 25,
    ]);
    expect([...new Set(leads.map(({ kind }) => kind))].sort()).toEqual(['buying', 'selling']);
    expect([...new Set(leads.map(({ status }) => status))].sort()).toEqual([
      'Closed',
      'Contacted',
      'New',
      'Qualified',
    ]);
    expect(distinct('industry')).toBeGreaterThan(10);
  });

  test.each(leads.map((lead) => [lead.company, lead] as const))('%s is fictional', (_company, lead) => {
    expect(lead.email).toMatch(/^[a-z]+([.-][a-z]+)+@[a-z]+\.example$/);
    expect(lead.phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
  });
});

describe('seeding leads', () => {
  test.each(['max', 'ada'])('%s adds all 25, which staff then read', async (who) => {
    expect(await run(who)).toEqual([200, { message: 'Added 25 sample leads.', added: 25 }]);
    const { data } = await (await backend.signIn('sam')).from('leads').select('company, created_at');
    expect(data).toHaveLength(25);
    expect(new Set(data?.map(({ created_at }) => created_at.slice(0, 10))).size).toBeGreaterThan(10);
  });

  test('twice adds nothing, and leaves changes alone', async () => {
    await run('max');
    await backend.sql(`update public.leads set status = 'Closed' where company = 'Northfield Colocation'`);
    expect(await run('max')).toEqual([
      200,
      { message: 'All 25 sample leads already exist. Nothing was added.', added: 0 },
    ]);
    const [row] = await backend.sql<{ status: string }>(
      `select status from public.leads where company = 'Northfield Colocation'`,
    );
    expect(row?.status).toBe('Closed');
  });

  test('restores deleted ones', async () => {
    await run('max');
    await backend.sql(`delete from public.leads where industry = 'Education'`);
    expect((await run('max'))[1]).toEqual({
      message: 'Added 1 sample lead. The other 24 already exist.',
      added: 1,
    });
  });

  test('simultaneously creates each lead once', async () => {
    const answers = await Promise.all(['max', 'ada', 'max', 'ada', 'max'].map(run));
    expect(answers.map(([status]) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await backend.sql('select 1 from public.leads')).toHaveLength(25);
    expect(answers.reduce((sum, [, { added }]) => sum + added, 0)).toBe(25);
  });

  test('reports a database failure without its message', async () => {
    await backend.sql('alter table public.leads rename to leads_elsewhere');
    try {
      expect(await run('max')).toEqual([502, { error: "Couldn't save the leads. Try again." }]);
    } finally {
      await backend.sql('alter table public.leads_elsewhere rename to leads');
    }
  });

  test('logs the number, and neither company nor address', async () => {
    await run('max');
    expect(JSON.parse(logged[0] ?? '')).toEqual({
      function: 'seed-crm-leads',
      user: expect.any(String),
      outcome: 'done',
      added: 25,
      milliseconds: expect.any(Number),
    });
  });
});
