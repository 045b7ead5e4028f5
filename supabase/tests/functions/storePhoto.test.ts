import { beforeEach, expect, test } from 'vitest';
import { localSecretKey } from '../../local/index.ts';
import { entryOf, testBackend } from '../support/backend.ts';
import { callFunction } from '../support/functions.ts';

const backend = testBackend();
beforeEach(() => backend.reset());

/** A JPEG of this size: a comment, a frame, an empty scan and its end. */
const jpeg = (width: number, height = width, filling = 0) => {
  const head = [0xff, 0xd8, 0xff, 0xfe, 0, 4, 0x68, 0x69, 0xff, 0xc0, 0, 17, 8, height >> 8, height & 255];
  const frame = [width >> 8, width & 255, 3, ...new Array(9).fill(0)];
  return new Uint8Array([...head, ...frame, 0xff, 0xda, 0, 2, ...new Array(filling).fill(0), 0xff, 0xd9]);
};
async function store(who: string | undefined, entry: string, bytes: Uint8Array = jpeg(512)) {
  const client = who === undefined ? undefined : await backend.signIn(who);
  const headers = { 'content-type': 'image/jpeg' };
  const answer = await callFunction(backend, `store-photo?entry=${entry}`, client, bytes, { headers });
  return [answer.status, await answer.json()] as const;
}
const files = async () =>
  (await backend.sql<{ name: string }>(`select name from storage.objects where bucket_id = 'photos'`)).map(
    ({ name }) => name,
  );

test('replaces the previous one, is read by a signed address, and can be removed', async () => {
  const sam = await entryOf(backend, 'sam');
  const [, first] = await store('sam', sam);
  const [status, { photo }] = await store('sam', sam, jpeg(256));
  expect(status).toBe(201);
  expect(photo).not.toBe(first.photo);
  expect(await files()).toEqual([photo]);

  const max = await backend.signIn('max');
  const { data } = await max.storage.from('photos').createSignedUrls([photo, first.photo], 60);
  expect(data?.map(({ signedUrl }) => Boolean(signedUrl))).toEqual([true, false]);
  const picture = await fetch(data?.[0]?.signedUrl ?? '');
  expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual([...jpeg(256)]);
  expect(
    (await backend.visitor().storage.from('photos').createSignedUrls([photo], 60)).data?.[0]?.signedUrl,
  ).toBeFalsy();

  expect(await store('sam', sam, new Uint8Array())).toEqual([201, { photo: null }]);
  expect(await files()).toEqual([]);
});

test('of a colleague can be set only by a super administrator, and a refused one leaves nothing', async () => {
  const sam = await entryOf(backend, 'sam');
  expect((await store('ada', sam))[0]).toBe(201);
  const before = await files();
  expect(await store('max', sam)).toEqual([
    403,
    { error: "You can change your own photo. Only super administrators can change other people's photos." },
  ]);
  expect(await files()).toEqual(before);
  expect(await store('ada', '00000000-0000-4000-a000-000000000001')).toEqual([
    404,
    { error: "This person isn't in the directory." },
  ]);
  expect(await files()).toEqual(before);
});

const noPhoto = 'The photo must be a square JPEG of 64 to 1024 pixels per side.';
test.each([
  ['that is no picture', new TextEncoder().encode('<svg onload="alert(1)">'), 415, noPhoto],
  ['that breaks off', jpeg(512).slice(0, 11), 415, noPhoto],
  ['that has a scan and no end', jpeg(512).slice(0, -1), 415, noPhoto],
  [
    'that is something else behind its size',
    new Uint8Array([
      ...jpeg(512).slice(0, 19),
      ...new TextEncoder().encode('<script>alert(1)</script>'),
      0xff,
      0xd9,
    ]),
    415,
    noPhoto,
  ],
  ['that is not square', jpeg(512, 511), 415, noPhoto],
  ['that is too small', jpeg(63), 415, noPhoto],
  ['that is too wide', jpeg(1025), 415, noPhoto],
  [
    'that is too heavy',
    jpeg(512, 512, 512 * 1024),
    413,
    'This photo is over 512 KB. Make it smaller and add it again.',
  ],
])('%s is refused', async (_what, bytes, status, error) => {
  expect(await store('sam', await entryOf(backend, 'sam'), bytes)).toEqual([status, { error }]);
  expect(await files()).toEqual([]);
});

test('requires active staff with an entry', async () => {
  const sam = await entryOf(backend, 'sam');
  expect(await store(undefined, sam)).toEqual([401, { error: 'Sign in to change photos.' }]);
  expect(await store('sam', 'sam')).toEqual([400, { error: 'Choose the person in this photo.' }]);
});

test('is swept after an hour if no entry names it', async () => {
  const sam = await entryOf(backend, 'sam');
  await store('sam', sam);
  await backend.sql('update public.staff_directory set photo = null');
  const sweep = async () => (await callFunction(backend, 'sweep-library', localSecretKey, {})).json();
  expect(await sweep()).toMatchObject({ photos: 0 });
  await backend.sql(
    `update storage.objects set created_at = now() - interval '2 hours' where bucket_id = 'photos'`,
  );
  expect(await sweep()).toMatchObject({ photos: 1 });
  expect(await files()).toEqual([]);
});
