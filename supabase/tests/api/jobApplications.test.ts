import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { localJwtSecret } from '../../local/auth/keys.ts';
import { localPublishableKey } from '../../local/index.ts';
import { type Client, idOf, testBackend } from '../support/backend.ts';
import { newReference } from '../support/tickets.ts';

const backend = testBackend();
beforeEach(() => backend.reset());

const pdf = 'application/pdf';
const doc = 'application/msword';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const megabyte = 1024 * 1024;

const named = (name: string) => `${Date.now()}_${name}`;
const file = (bytes: number | string = '%PDF-1.7 words', type = pdf) =>
  new File([typeof bytes === 'number' ? new Uint8Array(bytes) : bytes], 'resume', { type });
const put = (client: Client, path: string, content: File = file(), upsert = false) =>
  client.storage.from('resumes').upload(path, content, { upsert, contentType: content.type });

/** A reference with a ticket for this file; issues the ticket the first time. */
async function ticketOf(resume: string | null, reference = newReference()): Promise<string> {
  await backend.sql(
    'insert into private.application_tickets (reference, resume) values ($1, $2) on conflict do nothing',
    [reference, resume],
  );
  const tickets = await backend.sql<{ reference: string }>(
    'select reference from private.application_tickets where resume = $1',
    [resume],
  );
  return tickets[0]?.reference ?? reference;
}
/** Uploads with a ticket. */
async function upload(...[client, path, ...rest]: Parameters<typeof put>) {
  await ticketOf(path);
  return put(client, path, ...rest);
}
/** Records a check, like the function that checks an uploaded file. */
const check = () =>
  backend.sql(`update private.application_tickets as held set checked_version = stored.version
    from storage.objects as stored where stored.name = held.resume`);
const applicant = { first_name: 'Jo', last_name: 'Doe', email: 'jo@example.com' };
/** Sends with a ticket, its file already checked. */
async function send(client: Client, fields: { resume_url?: string; [column: string]: unknown } = {}) {
  const reference = await ticketOf(fields.resume_url ?? null);
  await check();
  return client.from('job_applications').insert({ ...applicant, reference, ...fields });
}
const stored = () => backend.sql<{ name: string }>('select name from storage.objects');

/** The bucket for an administrator who has declared that they're opening this resume. */
async function readerOf(resume: string) {
  const admin = await backend.signIn('max');
  const { error } = await admin.rpc('open_resume', { resume });
  if (error) throw error;
  return admin.storage.from('resumes');
}

describe('a resume', () => {
  test.each([
    ['pdf', pdf],
    ['doc', doc],
    ['docx', docx],
    ['PDF', pdf],
  ])(
    '.%s of a visitor and of a signed-in person is kept, and an administrator can read it',
    async (extension, type) => {
      for (const client of [backend.visitor(), await backend.signIn('sam')]) {
        const { data, error } = await upload(
          client,
          named(`resume.${extension}`),
          file('%PDF- résumé', type),
        );
        expect(error).toBeNull();
        const admin = await readerOf(data?.path ?? '');
        const signed = await admin.createSignedUrl(data?.path ?? '', 60);
        expect(signed.error).toBeNull();
        const response = await fetch(signed.data?.signedUrl ?? '');
        expect(response.headers.get('content-type')).toBe(type);
        expect(await response.text()).toBe('%PDF- résumé');
        await backend.reset();
      }
    },
  );

  test('keeps a name with spaces, brackets and an apostrophe', async () => {
    const name = named("Jo's resume (final), v2.pdf");
    expect((await upload(backend.visitor(), name)).error).toBeNull();
    expect(await stored()).toEqual([{ name }]);
    const downloaded = await (await readerOf(name)).download(name);
    expect(await downloaded.data?.text()).toBe('%PDF-1.7 words');
  });

  test('can have 10 MiB and not a byte more', async () => {
    expect((await upload(backend.visitor(), named('exact.pdf'), file(10 * megabyte))).error).toBeNull();
    const { error } = await upload(backend.visitor(), named('more.pdf'), file(10 * megabyte + 1));
    expect(error).toMatchObject({ statusCode: '413' });
    expect(await stored()).toHaveLength(1);
  });

  test('of 13 MB is refused unread', async () => {
    const { error } = await upload(backend.visitor(), named('huge.pdf'), file(13 * megabyte));
    expect(error).toMatchObject({ status: 413 });
  });

  const day = 24 * 60 * 60 * 1000;
  test.each([
    ['no stamp', 'resume.pdf'],
    ['a stamp of last week', `${Date.now() - 7 * day}_resume.pdf`],
    ['a stamp of next week', `${Date.now() + 7 * day}_resume.pdf`],
    ['a page', named('x.pdf.html')],
    ['a page behind a NUL', named('x.pdf%00.html')],
    ['a dot after the extension', named('x.pdf.')],
    ['only an extension', named('.pdf')],
    ['only dots', named('..pdf')],
    ['a program', named('x.exe')],
    ['a folder', `${Date.now()}_a/b.pdf`],
    ['a folder before the stamp', `private/${named('x.pdf')}`],
    ['a way up', named('../../x.pdf')],
    ['letters that Storage refuses', named('résumé.pdf')],
    ['a backslash', named('a\\b.pdf')],
    ['a placeholder for a folder', '.emptyFolderPlaceholder'],
    ['151 characters', named(`${'x'.repeat(147)}.pdf`)],
  ])('named with %s is refused', async (_case, name) => {
    const { error } = await upload(backend.visitor(), name);
    expect(error).not.toBeNull();
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['of another type', file('<html>', 'text/html'), '415'],
    ['without a type', file('%PDF-', ''), '415'],
    ['that is empty', file(0), '403'],
  ])('%s is refused', async (_case, content, statusCode) => {
    const { error } = await upload(backend.visitor(), named('x.pdf'), content);
    expect(error).toMatchObject({ statusCode });
    expect(await stored()).toEqual([]);
  });

  test('is never overwritten', async () => {
    const name = named('x.pdf');
    await upload(backend.visitor(), name);
    expect((await upload(backend.visitor(), name, file('other'))).error).toMatchObject({ statusCode: '409' });
    for (const client of [backend.visitor(), await backend.signIn('ada')]) {
      expect((await upload(client, name, file('other'), true)).error).not.toBeNull();
      expect((await client.storage.from('resumes').update(name, file('other'))).error).not.toBeNull();
    }
    expect(await (await (await readerOf(name)).download(name)).data?.text()).toBe('%PDF-1.7 words');
  });

  test('uploaded twice at the same time is stored once', async () => {
    const name = named('x.pdf');
    const both = await Promise.all([upload(backend.visitor(), name), upload(backend.visitor(), name)]);
    expect(both.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test("can't be reached by a visitor who knows its name", async () => {
    const name = named('x.pdf');
    await upload(backend.visitor(), name);
    const bucket = backend.visitor().storage.from('resumes');
    expect((await bucket.download(name)).error).not.toBeNull();
    expect((await bucket.createSignedUrl(name, 60)).error).not.toBeNull();
    expect((await bucket.copy(name, named('y.pdf'))).error).not.toBeNull();
    expect((await bucket.move(name, named('y.pdf'))).error).not.toBeNull();
    expect((await fetch(bucket.getPublicUrl(name).data.publicUrl)).ok).toBe(false);
    expect((await bucket.list()).data ?? []).toEqual([]);
  });

  test("goes into no other bucket, and buckets can't be created or opened", async () => {
    const { storage } = backend.visitor();
    for (const bucket of ['avatars', 'piece-pictures', 'approved-files'])
      expect((await storage.from(bucket).upload(named('x.pdf'), file())).error).not.toBeNull();
    expect((await storage.createBucket('avatars')).error).not.toBeNull();
    expect((await storage.updateBucket('resumes', { public: true })).error).not.toBeNull();
    expect(await backend.sql('select id, public from storage.buckets order by id')).toEqual([
      { id: 'approved-files', public: false },
      { id: 'photos', public: false },
      { id: 'piece-pictures', public: false },
      { id: 'resumes', public: false },
    ]);
  });

  test('needs a ticket of the last hour for this name', async () => {
    const [name, other] = [named('x.pdf'), named('y.pdf')];
    expect((await put(backend.visitor(), name)).error).toMatchObject({ statusCode: '403' });
    await ticketOf(other);
    expect((await put(backend.visitor(), name)).error).toMatchObject({ statusCode: '403' });
    await ticketOf(name);
    await backend.sql(`update private.application_tickets set given_at = now() - interval '61 minutes'`);
    expect((await put(backend.visitor(), name)).error).toMatchObject({ statusCode: '403' });
    expect(await stored()).toEqual([]);
    expect((await upload(backend.visitor(), named('z.pdf'))).error).toBeNull();
  });

  test('sent to a signed address also needs a ticket, and an address takes one file', async () => {
    const bucket = backend.visitor().storage.from('resumes');
    const signed = await Promise.all(
      Array.from({ length: 30 }, (_, i) => bucket.createSignedUploadUrl(named(`${i}.pdf`))),
    );
    expect(signed.filter(({ error }) => !error)).toEqual([]);
    const name = named('x.pdf');
    await ticketOf(name);
    expect((await bucket.createSignedUploadUrl(name, { upsert: true })).error).not.toBeNull();
    const { data } = await bucket.createSignedUploadUrl(name);
    const send = () => bucket.uploadToSignedUrl(name, data?.token ?? '', file());
    expect((await send()).error).toBeNull();
    expect((await send()).error).not.toBeNull();
    expect(await stored()).toEqual([{ name }]);
  });

  test.each([
    [
      'signed',
      async (name: string) => (await (await readerOf(name)).createSignedUrl(name, 60)).data?.signedUrl ?? '',
    ],
    [
      'plain',
      async (name: string) => `${backend.origin}/storage/v1/object/resumes/${encodeURIComponent(name)}`,
    ],
  ])('comes as an attachment that no cache keeps, by a %s address', async (_way, addressOf) => {
    const name = named("Jo's (final).pdf");
    await upload(backend.visitor(), name);
    await readerOf(name);
    const token = (await (await backend.signIn('max')).auth.getSession()).data.session?.access_token;
    const response = await fetch(await addressOf(name), {
      headers: { apikey: localPublishableKey, authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename\*=UTF-8''\d{13}_Jo%27s/,
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.text()).toBe('%PDF-1.7 words');
  });
});

describe('a signed address of a resume', () => {
  const expiryOf = (address: string | null | undefined) => {
    const [, payload = ''] = new URL(address ?? '').searchParams.get('token')?.split('.') ?? [];
    return JSON.parse(Buffer.from(payload, 'base64url').toString()).exp - Date.now() / 1000;
  };
  const decade = 10 * 365 * 24 * 60 * 60;

  test.each([60, 61, decade])(
    'works for at most a minute, even if %i seconds are requested',
    async (seconds) => {
      const name = named("Jo's (final) cv.pdf");
      await upload(backend.visitor(), name);
      const bucket = await readerOf(name);
      const one = await bucket.createSignedUrl(name, seconds);
      const several = await bucket.createSignedUrls([name], seconds);
      for (const address of [one.data?.signedUrl, several.data?.[0]?.signedUrl]) {
        expect(expiryOf(address)).toBeLessThanOrEqual(60);
        expect(expiryOf(address)).toBeGreaterThan(50);
        const response = await fetch(address ?? '');
        expect(response.status).toBe(200);
        expect(response.headers.get('cache-control')).toBe('private, no-store');
        expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
      }
    },
  );

  test('without a limit, from earlier, opens nothing', async () => {
    const name = named('cv.pdf');
    await upload(backend.visitor(), name);
    const { data } = await (await readerOf(name)).createSignedUrl(name, 60);
    const [header, payload = ''] = new URL(data?.signedUrl ?? '').searchParams.get('token')?.split('.') ?? [];
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const sign = (exp: number | undefined) => {
      const content = `${header}.${Buffer.from(JSON.stringify({ ...claims, exp })).toString('base64url')}`;
      const seal = createHmac('sha256', localJwtSecret).update(content).digest('base64url');
      return fetch(`${data?.signedUrl.split('?')[0]}?token=${content}.${seal}`);
    };
    expect((await sign(claims.exp)).status).toBe(200);
    expect((await sign(claims.iat + decade)).status).toBe(400);
    expect((await sign(undefined)).status).toBe(400);
  });

  test.each([
    'object/s%69gn/resumes',
    'object/sign/res%75mes',
    'object//sign/resumes',
    'object/sign/x/../resumes',
  ])("has no other spelling that's shown, cached or valid longer: %s", async (path) => {
    const name = named('cv.pdf');
    await upload(backend.visitor(), name);
    await readerOf(name);
    const token = (await (await backend.signIn('max')).auth.getSession()).data.session?.access_token;
    const headers = { apikey: localPublishableKey, authorization: `Bearer ${token}` };
    const signed = await fetch(`${backend.origin}/storage/v1/${path}/${name}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ expiresIn: decade }),
    });
    const { signedURL, signedUrl } = signed.ok ? await signed.json() : { signedURL: undefined };
    const signedPath = signedURL ?? signedUrl;
    if (signedPath) expect(expiryOf(`${backend.origin}${signedPath}`)).toBeLessThanOrEqual(60);
    for (const read of [path, path.replace(/s(i|%69)gn\//, '')]) {
      const response = await fetch(
        `${backend.origin}/storage/v1/${read}/${name}${signedPath ? `?${signedPath.split('?')[1]}` : ''}`,
        {
          headers,
        },
      );
      if (!response.ok) continue;
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
    }
  });
});

test("a resume keeps its sender's file name, in any script, along with its stored one", async () => {
  const resume_url = named('Lebenslauf Muller.pdf');
  await upload(backend.visitor(), resume_url);
  const resume_name = 'Lebenslauf Müller 履歴書.pdf';
  for (const wrong of ['Müller.exe', 'Müller.docx', '../Müller.pdf'])
    expect((await send(backend.visitor(), { resume_url, resume_name: wrong })).error?.code).toBe('23514');
  expect((await send(backend.visitor(), { resume_url, resume_name })).error).toBeNull();
  const max = await backend.signIn('max');
  const { data } = await max
    .from('job_applications')
    .select('resume_url, resume_name')
    .eq('resume_url', resume_url);
  expect(data).toEqual([{ resume_url, resume_name }]);
  const signed = await (await readerOf(resume_url)).createSignedUrl(resume_url, 60);
  const link = new URL(signed.data?.signedUrl ?? '');
  link.searchParams.set('download', resume_name);
  expect((await fetch(link)).headers.get('content-disposition')).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent(resume_name)}`,
  );
});

test('a resume is saved under the name in its address', async () => {
  const name = named('R&D (final).pdf');
  await upload(backend.visitor(), name);
  const bucket = await readerOf(name);
  const { data } = await bucket.createSignedUrl(name, 60);
  const response = await fetch(`${data?.signedUrl}&download=R%26D+(final).pdf`);
  expect(response.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''R%26D%20%28final%29.pdf",
  );
});

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
