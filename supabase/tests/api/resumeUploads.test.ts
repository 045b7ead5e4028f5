import { beforeEach, describe, expect, test } from 'vitest';
import { localPublishableKey } from '../../local/index.ts';
import { applicationSteps, file, megabyte, named, put } from '../support/applicationSteps.ts';
import { testBackend } from '../support/backend.ts';
import { tokenFrom } from '../support/functions.ts';

const backend = testBackend();
beforeEach(() => backend.reset());
const { readerOf, stored, ticketOf, upload } = applicationSteps(backend);

const pdf = 'application/pdf';
const doc = 'application/msword';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

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
    const token = await tokenFrom(await backend.signIn('max'));
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
