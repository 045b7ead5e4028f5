import { beforeEach, describe, expect, test } from 'vitest';
import { applicant, applicationSteps, megabyte, named } from '../support/applicationSteps.ts';
import { type Client, idOf, testBackend } from '../support/backend.ts';
import { newReference } from '../support/tickets.ts';

const backend = testBackend();
beforeEach(() => backend.reset());
const { check, send, stored, ticketOf, upload } = applicationSteps(backend);

describe('an application', () => {
  test('arrives as sent, with a normalized address and the status new', async () => {
    const resume_url = named('x.pdf');
    await upload(backend.visitor(), resume_url);
    const fields = {
      first_name: '<script>alert(1)</script>',
      last_name: '=HYPERLINK("http://evil.example")',
      email: 'Jo.Doe+jobs@example.com',
      phone: '(512) 555-0199',
      experience_years: 'senior',
      available_start_date: '2026-12-01',
      salary_expectations: '80–90k €',
      work_authorization: 'yes',
      resume_url,
    };
    expect((await send(backend.visitor(), fields)).error).toBeNull();
    const { data } = await (await backend.signIn('max')).from('job_applications').select('*').single();
    expect(data).toMatchObject({ ...fields, email: 'jo.doe+jobs@example.com', status: 'new' });
    expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/);
  });

  test('with only the three required fields has no experience and starts today', async () => {
    expect((await send(backend.visitor())).error).toBeNull();
    const [row] =
      await backend.sql(`select experience_years, available_start_date = current_date as today, resume_url
      from public.job_applications`);
    expect(row).toEqual({ experience_years: '0', today: true, resume_url: null });
  });

  test("can't be read back by its sender", async () => {
    const reference = await ticketOf(null);
    const row = { ...applicant, reference };
    const { error, status } = await backend.visitor().from('job_applications').insert(row).select();
    expect([error?.code, status]).toEqual(['42501', 401]);
    expect(await backend.sql('select 1 from public.job_applications')).toEqual([]);
  });

  test.each([
    ['a first name of blanks', { first_name: '   ' }, '23514'],
    ['a first name of a megabyte', { first_name: 'x'.repeat(megabyte) }, '23514'],
    ['a salary of a megabyte', { salary_expectations: 'x'.repeat(megabyte) }, '23514'],
    ['an address without @', { email: 'jo' }, '23514'],
    ['an invented experience', { experience_years: '99' }, '23514'],
    ['an invented authorization', { work_authorization: 'maybe' }, '23514'],
    ['a date in the year 9999', { available_start_date: '9999-01-01' }, '23514'],
    ['no date at all', { available_start_date: 'someday' }, '22007'],
    ['a NUL', { first_name: 'a\u0000b' }, expect.stringMatching(/^22/)],
    ['a file that was never uploaded', { resume_url: named('invented.pdf') }, '42501'],
    ['an address instead of a file', { resume_url: 'https://evil.example/x.pdf' }, '42501'],
  ])('with %s is refused', async (_case, fields, code) => {
    const { error, status } = await send(backend.visitor(), fields);
    expect(error?.code).toEqual(code);
    expect(status).toBeLessThan(500);
    expect(await backend.sql('select 1 from public.job_applications')).toEqual([]);
  });

  test('accepts half a character', async () => {
    expect((await send(backend.visitor(), { first_name: 'a\ud83d' })).error).toBeNull();
  });

  test("can't take another application's file", async () => {
    const resume_url = named('x.pdf');
    await upload(backend.visitor(), resume_url);
    expect((await send(backend.visitor(), { resume_url })).error).toBeNull();
    const second = await send(backend.visitor(), { resume_url, email: 'other@example.com' });
    expect(second.error?.code).toBe('23505');
    const third = await send(backend.visitor(), { resume_url, reference: await ticketOf(null) });
    expect(third.error?.code).toBe('42501');
  });

  test("can't reuse a reference", async () => {
    const reference = '7QK2M-0HXZ4';
    await ticketOf(null, reference);
    expect((await send(backend.visitor(), { reference })).error).toBeNull();
    expect((await send(backend.visitor(), { reference })).error?.code).toBe('23505');
  });

  test('needs the ticket of its reference, for this file or for none, of the last day', async () => {
    const insert = (fields: object) =>
      backend
        .visitor()
        .from('job_applications')
        .insert({ ...applicant, ...fields });
    const resume_url = named('x.pdf');
    await upload(backend.visitor(), resume_url);
    const withFile = await ticketOf(resume_url);
    const [without, old] = [await ticketOf(null), await ticketOf(null)];
    await backend.sql(
      `update private.application_tickets set given_at = now() - interval '25 hours' where reference = $1`,
      [old],
    );
    await check();
    for (const fields of [
      {},
      { reference: newReference() },
      { reference: old },
      { reference: withFile },
      { reference: without, resume_url },
    ])
      expect((await insert(fields)).error?.code, JSON.stringify(fields)).toBe('42501');
    expect((await insert({ reference: withFile, resume_url })).error).toBeNull();
    expect((await insert({ reference: without })).error).toBeNull();
  });

  test("can't name a file that's unchecked, changed since, or from yesterday", async () => {
    const resume_url = named('x.pdf');
    await upload(backend.visitor(), resume_url);
    const insert = async () =>
      (
        await backend
          .visitor()
          .from('job_applications')
          .insert({ ...applicant, reference: await ticketOf(resume_url), resume_url })
      ).error?.code;
    expect(await insert()).toBe('42501');
    await check();
    await backend.sql(`update storage.objects set version = 'another'`);
    expect(await insert()).toBe('42501');
    await check();
    await backend.sql(`update storage.objects set created_at = now() - interval '25 hours'`);
    expect(await insert()).toBe('42501');
    await backend.sql(`update storage.objects set created_at = now()`);
    expect(await insert()).toBeUndefined();
  });

  test('records the time and the administrator of a correction', async () => {
    await send(backend.visitor());
    const max = await backend.signIn('max');
    const correct = (client: Client, fields: object) =>
      client
        .from('job_applications')
        .update(fields)
        .neq('status', '')
        .select('last_name, corrected_at, corrected_by');
    expect((await correct(max, { status: 'contacted' })).data).toEqual([
      { last_name: 'Doe', corrected_at: null, corrected_by: null },
    ]);
    expect((await correct(max, { last_name: 'Dough' })).data).toEqual([
      { last_name: 'Dough', corrected_at: expect.any(String), corrected_by: await idOf(backend, 'max') },
    ]);
    expect((await correct(await backend.signIn('sam'), { last_name: 'Nobody' })).data).toEqual([]);
    expect((await correct(max, { corrected_by: null })).error?.code).toBe('42501');
    expect((await correct(max, { last_name: 'a\u200bb' })).error?.code).toBe('23514');
  });

  test('is refused if the hidden field is filled in', async () => {
    expect((await send(backend.visitor(), { website: 'https://spam.example' })).error?.code).toBe('42501');
    expect((await send(backend.visitor(), { website: '' })).error).toBeNull();
  });

  test('is deleted by an administrator, only after its file', async () => {
    const resume_url = named('x.pdf');
    await upload(backend.visitor(), resume_url);
    await send(backend.visitor(), { resume_url });
    const admin = await backend.signIn('max');
    const remove = async (client: Client) =>
      (await client.from('job_applications').delete().eq('resume_url', resume_url).select('id')).data;
    expect(await remove(admin)).toEqual([]);
    const staff = await backend.signIn('sam');
    await staff.storage.from('resumes').remove([resume_url]);
    expect(await stored()).toHaveLength(1);
    await admin.rpc('open_resume', { resume: resume_url, purpose: 'deletion' });
    expect((await admin.storage.from('resumes').remove([resume_url])).error).toBeNull();
    expect(await stored()).toEqual([]);
    expect(await remove(staff)).toEqual([]);
    expect(await remove(admin)).toHaveLength(1);
  });

  test('can be sent again with the uploaded file after a failure', async () => {
    const resume_url = named('x.pdf');
    await upload(backend.visitor(), resume_url);
    expect((await send(backend.visitor(), { resume_url, first_name: '' })).error).not.toBeNull();
    expect((await send(backend.visitor(), { resume_url })).error).toBeNull();
    expect(await stored()).toHaveLength(1);
  });

  test('is limited to five an hour per address, in any spelling', async () => {
    for (const email of [
      'jo@example.com',
      'JO@example.com',
      'jo@Example.com',
      'jo@example.com',
      'jo@example.com',
    ]) {
      expect((await send(backend.visitor(), { email })).error).toBeNull();
    }
    expect((await send(backend.visitor())).error?.code).toBe('42501');
    expect((await send(backend.visitor(), { email: 'other@example.com' })).error).toBeNull();
  });

  test('needs a ticket each, even in one statement', async () => {
    const references = await Promise.all([ticketOf(null), ticketOf(null)]);
    const rows = [...references, newReference()].map((reference, i) => ({
      ...applicant,
      email: `jo${i}@example.com`,
      reference,
    }));
    expect((await backend.visitor().from('job_applications').insert(rows)).error?.code).toBe('42501');
    expect((await backend.visitor().from('job_applications').insert(rows.slice(0, 2))).error).toBeNull();
  });

  test("isn't blocked by others who use its email address elsewhere", async () => {
    for (let count = 0; count < 5; count++) expect((await send(backend.visitor())).error).toBeNull();
    await backend.sql(`update private.application_tickets set network = '203.0.113.7/32'`);
    expect((await send(backend.visitor())).error).toBeNull();
  });
});
