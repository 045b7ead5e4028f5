import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { localJwtSecret } from '../../local/auth/keys.ts';
import { localPublishableKey } from '../../local/index.ts';
import { applicationSteps, named } from '../support/applicationSteps.ts';
import { testBackend } from '../support/backend.ts';
import { tokenFrom } from '../support/functions.ts';

const backend = testBackend();
beforeEach(() => backend.reset());
const { readerOf, send, upload } = applicationSteps(backend);

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
    const token = await tokenFrom(await backend.signIn('max'));
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
