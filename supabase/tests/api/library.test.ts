import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { localPublishableKey, localSecretKey } from '../../local/index.ts';
import { type Client, idOf, testBackend } from '../support/backend.ts';
import { callFunction, refusal } from '../support/functions.ts';

// The shared library over HTTP: cases with several requests, files, or a person without an account. pgTAP tests its
// rules.
const backend = testBackend();
let sam: Client;
let max: Client;
beforeAll(async () => {
  sam = await backend.signIn('sam');
  max = await backend.signIn('max');
});

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const png = (words: string) => Buffer.concat([Buffer.from(onePixel, 'base64'), Buffer.from(words)]);
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const ask = (name: string, body: unknown, who?: Client | string) => callFunction(backend, name, who, body);

async function create(client: Client, draft = {}, pictures = {}) {
  const piece = randomUUID();
  const { error } = await client.rpc('create_piece', {
    piece,
    designer: 'poster',
    designer_version: 1,
    brand_version: '1.0',
    piece_name: 'Solar fair',
    draft,
    pictures,
  });
  expect(error).toBeNull();
  return piece;
}

test('simultaneous edits lose nothing unlisted, and a repeated request takes effect once', async () => {
  const piece = await create(sam, { headline: 'first' });
  await sam.rpc('share_piece', { piece, rights: 'edit' });
  const writes = Array.from({ length: 24 }, (_, index) => ({
    client: index % 2 ? sam : max,
    request: {
      piece,
      base_revision: 1,
      changed: { headline: String(index), [`own${index}`]: 'mine' },
      mutation: randomUUID(),
    },
  }));
  const answers = await Promise.all(
    [...writes, ...writes].map(
      async ({ client, request }) => (await client.rpc('save_piece', request)).error,
    ),
  );
  expect(new Set(answers)).toEqual(new Set([null]));
  const [present] = await backend.sql<{ draft: { headline: string }; revision: number }>(
    'select draft, revision from public.pieces where id = $1',
    [piece],
  );
  const { data: lost } = await sam.rpc('overwritten_fields', { piece });
  expect(present?.revision).toBe(25);
  expect(Object.keys(present?.draft ?? {})).toHaveLength(25);
  // Everyone saw the first value; of the others, the last one is kept and the rest are listed.
  expect([...(lost ?? []).map(({ value }) => value), present?.draft.headline].sort()).toEqual(
    writes.map(({ request }) => request.changed.headline).sort(),
  );
});

test('moves 500 pieces to the trash and back in one request', async () => {
  await backend.sql(
    `insert into public.pieces (id, owner_id, designer, designer_version, brand_version, name, draft, updated_by)
     select gen_random_uuid(), $1, 'poster', 1, '1.0', 'Many ' || n, '{}', $1 from generate_series(1, 500) as n`,
    [await idOf(backend, 'sam')],
  );
  const own = await sam.from('pieces').select('id').like('name', 'Many %');
  const pieces = own.data?.map(({ id }) => id) ?? [];
  expect((await sam.rpc('bin_pieces', { pieces })).data).toBe(500);
  expect((await sam.rpc('delete_pieces', { pieces })).data).toBe(500);
});

test('exports everything a person owns in pages, with versions', async () => {
  const ada = await backend.signIn('ada');
  const pieces = [await create(ada, { headline: 'One' }), await create(ada, { headline: 'Two' })].sort();
  const exported: { id: string; versions: object[] }[] = [];
  for (;;) {
    const after_piece = exported.at(-1)?.id;
    const { data } = await ada.rpc('export_pieces', {
      page_size: 1,
      ...(after_piece ? { after_piece } : {}),
    });
    const page = data as unknown as typeof exported;
    if (!page.length) break;
    exported.push(...page);
  }
  expect(exported.map(({ id }) => id)).toEqual(pieces);
  expect(exported.every(({ versions }) => versions.length === 1)).toBe(true);
});

describe('pictures', () => {
  const bytes = png('a picture');
  const sha256 = digestOf(bytes);

  test('are stored once, under a digest that the server computes', async () => {
    for (const who of [sam, max, sam]) {
      const answer = await ask('store-picture', bytes, who);
      expect(await answer.json()).toEqual({ sha256, bytes: bytes.byteLength, type: 'image/png' });
      expect(answer.status).toBe(201);
    }
    const stored = await backend.sql(`select name from storage.objects where bucket_id = 'piece-pictures'`);
    expect(stored).toEqual([{ name: sha256 }]);
  });

  test.each([
    ['nobody', 'a', undefined, 401, 'Sign in to upload pictures.'],
    ['a forged token', 'a', 'x.y.z', 401, 'Sign in to upload pictures.'],
  ] as const)('of %s are refused', async (_who, words, who, status, sentence) => {
    expect(await refusal(await ask('store-picture', png(words), who))).toEqual([status, sentence]);
  });

  test('are refused if invalid, too large, or from someone without rights', async () => {
    const nia = await backend.signIn('nia');
    const refused = (body: unknown, who: Client) => ask('store-picture', body, who).then(refusal);
    expect(await refused(png('mine'), nia)).toEqual([403, 'Only active staff can upload pictures.']);
    expect(await refused(Buffer.from('<svg/>'), sam)).toEqual([415, 'Add a PNG, JPEG or WebP picture.']);
    expect(await refused(Buffer.alloc(0), sam)).toEqual([415, 'Add a PNG, JPEG or WebP picture.']);
    expect(await refused(png('x'.repeat(10 * 1024 * 1024)), sam)).toEqual([
      413,
      'This picture is over 10 MB. Make it smaller and add it again.',
    ]);
  });

  test("can't bypass the function, and no one lists or deletes them", async () => {
    const bucket = sam.storage.from('piece-pictures');
    const other = digestOf(png('another'));
    expect(
      (await bucket.upload(other, new Blob([png('another')], { type: 'image/png' }))).error,
    ).not.toBeNull();
    expect(
      (await bucket.update(sha256, new Blob([png('worse')], { type: 'image/png' }))).error,
    ).not.toBeNull();
    await bucket.remove([sha256]);
    expect((await bucket.move(sha256, other)).error).not.toBeNull();
    const storedBytes = await (await bucket.download(sha256)).data?.arrayBuffer();
    expect(Buffer.from(storedBytes ?? new ArrayBuffer(0))).toEqual(bytes);
    expect((await backend.visitor().storage.from('piece-pictures').list()).data ?? []).toEqual([]);
  });

  test('open for anyone with access to a piece with them, and by a review link for someone without an account', async () => {
    const shown = png('shown');
    const { sha256: name } = (await (await ask('store-picture', shown, sam)).json()) as { sha256: string };
    const piece = await create(sam, { photo: 'upload:p1 0.5,0.5 1' }, { p1: name });
    const download = async (client: Client) =>
      (await client.storage.from('piece-pictures').download(name)).data?.size;
    expect(await download(max)).toBeUndefined();
    await sam.rpc('share_piece', { piece, person: await idOf(backend, 'max'), rights: 'view' });
    expect(await download(max)).toBe(shown.byteLength);
    await sam.rpc('share_piece', { piece, person: await idOf(backend, 'max') });
    expect(await download(max)).toBeUndefined();

    const made = await sam.rpc('create_review_link', { piece });
    const token = made.data?.[0]?.token ?? '';
    const answer = await ask('review-pictures', { token });
    const { pictures } = (await answer.json()) as { pictures: Record<string, string> };
    expect(Object.keys(pictures)).toEqual([name]);
    expect((await (await fetch(pictures[name] ?? '')).arrayBuffer()).byteLength).toBe(shown.byteLength);
    const guessed = await ask('review-pictures', { token: `${token}0` });
    expect(await guessed.json()).toEqual({ pictures: {} });
    expect((await ask('review-pictures', {})).status).toBe(400);
  });

  test('are swept when nothing refers to them, along with pieces trashed 30 days ago', async () => {
    const piece = await create(sam, { photo: 'upload:p1 0.5,0.5 1' }, { p1: sha256 });
    await backend.sql(`update private.pictures set stored_at = now() - interval '8 days'`);
    await backend.sql(`update storage.objects set created_at = now() - interval '8 days'`);
    const sweep = async (key: string) => ask('sweep-library', {}, key);
    expect(await refusal(await sweep(localPublishableKey))).toEqual([
      401,
      'Only the scheduled job can call this.',
    ]);
    expect(await (await sweep(localSecretKey)).json()).toEqual({
      pieces: 0,
      files: 0,
      photos: 0,
      approved: 0,
      accounts: 0,
    });
    await sam.rpc('bin_pieces', { pieces: [piece] });
    await backend.sql(`update public.pieces set deleted_at = now() - interval '31 days' where id = $1`, [
      piece,
    ]);
    expect(await (await sweep(localSecretKey)).json()).toEqual({
      pieces: 1,
      files: 1,
      photos: 0,
      approved: 0,
      accounts: 0,
    });
    expect((await sam.storage.from('piece-pictures').download(sha256)).error).not.toBeNull();
    const again = await ask('store-picture', bytes, sam);
    expect(again.status).toBe(201);
    expect((await sam.storage.from('piece-pictures').download(sha256)).data?.size).toBe(bytes.byteLength);
  });
});

describe('review links', () => {
  const open = (token: string) =>
    fetch(`${backend.origin}/rest/v1/rpc/open_review_link`, {
      method: 'POST',
      headers: { apikey: localPublishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });

  test("all guesses get the same answer and a limit, which doesn't affect people with a link", async () => {
    const made = await sam.rpc('create_review_link', { piece: await create(sam, { headline: 'Sun' }) });
    const token = made.data?.[0]?.token ?? '';
    await backend.sql('delete from private.review_guesses');
    const answers: Response[] = [];
    for (let guess = 0; guess < 61; guess += 1) answers.push(await open(`${guess}`));
    const last = answers.pop();
    expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set(['[]']));
    expect([last?.status, last?.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await last?.json()).toMatchObject({
      message: 'This link was opened too many times. Try again in a minute.',
    });
    const [shown] = (await (await open(token)).json()) as object[];
    expect(Object.keys(shown ?? {}).sort()).toEqual(
      'brand_version contact designer designer_version draft expires_at name pictures saved_at sender version'.split(
        ' ',
      ),
    );
    for (let visit = 1; visit < 60; visit += 1) await open(token);
    expect((await open(token)).status).toBe(429);
  });

  test("doesn't store tokens", async () => {
    const made = await sam.rpc('create_review_link', { piece: await create(sam) });
    const rows = await backend.sql<{ row: string }>(
      'select to_jsonb(link)::text as row from public.review_links as link',
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(made.data?.[0]?.token ?? 'none');
  });
});
