import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clientAddress } from '../../functions/_shared/clientAddress.ts';
import { readEnvironment } from '../../functions/_shared/environment.ts';
import { createApplicationTicket } from '../../functions/application-ticket/applicationTicket.ts';
import { testBackend } from '../support/backend.ts';
import { callFunction, refusal } from '../support/functions.ts';
import { newReference } from '../support/tickets.ts';

const backend = testBackend();
beforeEach(() => backend.reset());
const proxied = (address: string) => ({ 'x-real-ip': address });
afterEach(() => void delete process.env.DAYBREAK_PROXY_HEADER);
const ask = (name: string, body: unknown, headers = {}) =>
  callFunction(backend, name, undefined, body, { headers });
const statusOf = async (body: object, headers = {}) =>
  (await ask('application-ticket', body, headers)).status;
const takeTickets = (count: number, headers: (index: number) => Record<string, string> = () => ({})) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      statusOf({ reference: newReference(), resume: null }, headers(index)),
    ),
  );
const countCreated = (statuses: number[]) => statuses.filter((status) => status === 201).length;

describe('a ticket', () => {
  test('is issued thirty times an hour per address, even for simultaneous requests', async () => {
    expect(countCreated(await takeTickets(40))).toBe(30);
    const refused = await ask('application-ticket', { reference: newReference() });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(await refusal(refused)).toEqual([
      429,
      'Too many applications were sent in the last hour. Try again in an hour.',
    ]);
    await backend.sql(`update private.application_tickets set given_at = now() - interval '61 minutes'`);
    expect(countCreated(await takeTickets(1))).toBe(1);
  });

  test("ignores the sender's claims about its address", async () => {
    const lies = (index: number) => ({
      'x-forwarded-for': `198.51.100.${index}`,
      'cf-connecting-ip': `198.51.100.${index}`,
      'x-client-address': `198.51.100.${index}`,
      forwarded: `for=198.51.100.${index}`,
    });
    expect(countCreated(await takeTickets(35, lies))).toBe(30);
    expect(await backend.sql('select distinct network::text from private.application_tickets')).toEqual([
      { network: '127.0.0.1/32' },
    ]);
  });

  test('is counted by the address from a trusted proxy: a flood from one blocks no other', async () => {
    process.env.DAYBREAK_PROXY_HEADER = 'X-Real-IP';
    expect(countCreated(await takeTickets(35, () => proxied('203.0.113.7')))).toBe(30);
    expect(countCreated(await takeTickets(1, () => proxied('203.0.113.8')))).toBe(1);
  });

  test('counts an IPv6 network as one address', async () => {
    process.env.DAYBREAK_PROXY_HEADER = 'X-Real-IP';
    expect(countCreated(await takeTickets(35, (index) => proxied(`2001:db8:1:2::${index}`)))).toBe(30);
    expect(countCreated(await takeTickets(1, () => proxied('2001:db8:1:3::1')))).toBe(1);
    expect(countCreated(await takeTickets(2, (index) => proxied(`::ffff:192.0.2.${index}`)))).toBe(2);
  });

  test.each(['', 'unknown'])('counts everyone with the address "%s" as one', async (address) => {
    process.env.DAYBREAK_PROXY_HEADER = 'X-Real-IP';
    expect(countCreated(await takeTickets(35, () => proxied(address)))).toBe(30);
  });

  test('returns the same ticket on repeat, and 409 for a taken name', async () => {
    const claim = { reference: newReference(), resume: `${Date.now()}_cv.pdf` };
    for (let count = 0; count < 40; count++) expect(await statusOf(claim)).toBe(201);
    expect(await statusOf({ ...claim, reference: newReference() })).toBe(409);
    expect(await backend.sql('select reference, resume from private.application_tickets')).toEqual([claim]);
  });

  test('expires after a day', async () => {
    await takeTickets(1);
    await backend.sql(`update private.application_tickets set given_at = now() - interval '25 hours'`);
    await takeTickets(1);
    expect(await backend.sql('select 1 from private.application_tickets')).toHaveLength(1);
  });

  test.each<[string, unknown, number]>([
    ['no JSON', '{', 400],
    ['an array', [], 400],
    ['no reference', {}, 400],
    ['a small reference', { reference: 'abcde-fghij' }, 400],
    ['a resume without a stamp', { reference: 'ABCDE-FGHIJ', resume: 'cv.pdf' }, 400],
    ['a program', { reference: 'ABCDE-FGHIJ', resume: '1795000000000_cv.exe' }, 400],
    ['17 KB', { reference: 'x'.repeat(17 * 1024) }, 413],
  ])('is refused for %s', async (_what, body, status) => {
    const answer = await ask('application-ticket', body);
    expect((await refusal(answer))[0]).toBe(status);
  });

  test('requires POST and JSON', async () => {
    expect((await fetch(`${backend.origin}/functions/v1/application-ticket`)).status).toBe(405);
    const text = await ask('application-ticket', {}, { 'content-type': 'text/plain' });
    expect(text.status).toBe(415);
  });
});

describe('when many apply', () => {
  const addresses: string[] = [];
  const service = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    addresses.push(body);
    response.end(JSON.stringify({ success: body.includes('response=solved') }));
  });
  afterAll(() => void service.close());
  const call = async (body: object) => {
    if (!service.listening) await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
    const widget = { script: 'https://captcha.example/api.js', kind: 'cf-turnstile', siteKey: 'site' };
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    const answer = createApplicationTicket({
      environment: () => ({ ...readEnvironment(), captcha: { url, secret: 'shh', widget } }),
      log: () => {},
    });
    const request = new Request(`${backend.origin}/functions/v1/application-ticket`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client-address': '203.0.113.9' },
      body: JSON.stringify(body),
    });
    return answer(request);
  };

  test("requires a captcha, if there is one, checks it with its service, and doesn't ask again", async () => {
    const claim = { reference: newReference(), resume: null };
    expect((await call({ reference: newReference() })).status).toBe(201);
    await backend.sql(`insert into private.application_tickets (reference)
      select 'MANY0-' || lpad(i::text, 5, '0') from generate_series(1, 120) as i`);
    const first = await call(claim);
    expect([first.status, await first.json()]).toEqual([
      428,
      {
        error: "We're getting a lot of applications. Confirm that you're a person.",
        captcha: { script: 'https://captcha.example/api.js', kind: 'cf-turnstile', siteKey: 'site' },
      },
    ]);
    expect((await call({ ...claim, captcha: 'guessed' })).status).toBe(428);
    expect((await call({ ...claim, captcha: 'solved' })).status).toBe(201);
    expect(addresses).toEqual([
      'secret=shh&response=guessed&remoteip=203.0.113.9',
      'secret=shh&response=solved&remoteip=203.0.113.9',
    ]);
    expect((await call(claim)).status).toBe(201);
    expect(await statusOf({ reference: newReference() }), 'off by default').toBe(201);
  });
});

describe('an uploaded resume', () => {
  const put = async (name: string, bytes: string) => {
    const reference = newReference();
    expect(await statusOf({ reference, resume: name })).toBe(201);
    const bucket = backend.visitor().storage.from('resumes');
    const { data } = await bucket.createSignedUploadUrl(name);
    const file = new File([bytes], name, { type: 'application/pdf' });
    const { error } = await bucket.uploadToSignedUrl(name, data?.token ?? '', file);
    expect(error).toBeNull();
    return { reference, resume: name };
  };
  const stored = async () => (await backend.sql('select 1 from storage.objects')).length;
  const named = (name: string) => `${Date.now()}_${name}`;

  test('is checked before an application can name it', async () => {
    const claim = await put(named('cv.pdf'), '%PDF-1.7');
    const row = {
      first_name: 'Jo',
      last_name: 'Doe',
      email: 'jo@example.com',
      reference: claim.reference,
      resume_url: claim.resume,
    };
    const send = () => backend.visitor().from('job_applications').insert(row);
    expect((await send()).error?.code).toBe('42501');
    expect((await ask('check-resume', claim)).status).toBe(201);
    expect((await send()).error).toBeNull();
  });

  // Encrypted for certificate holders.
  const protectedPdf = '%PDF-1.7 1 0 obj <</Filter /Adobe.PubSec>> endobj trailer <</Encrypt 1 0 R>>';
  test.each<[string, string, string, [number, string]]>([
    ['is something else', 'cv.pdf', '<html>', [415, 'Please upload a PDF or DOC file']],
    ['is another kind than its name', 'cv.docx', '%PDF-1.7', [415, 'Please upload a PDF or DOC file']],
    ['is empty', 'cv.pdf', '', [415, 'Please upload a PDF or DOC file']],
    [
      'opens with a password only',
      'cv.pdf',
      protectedPdf,
      [422, 'This file is password-protected. Upload a copy without the password.'],
    ],
  ])('is deleted if: %s', async (_what, name, bytes, answer) => {
    const claim = await put(named(name), bytes);
    expect(await stored()).toBe(1);
    expect(await refusal(await ask('check-resume', claim))).toEqual(answer);
    expect(await stored()).toBe(0);
  });

  test('is accepted with data before its header', async () => {
    const claim = await put(named('cv.pdf'), `${'\r\n'.repeat(500)}%PDF-1.7`);
    expect((await ask('check-resume', claim)).status).toBe(201);
  });

  test('is deleted if caches would keep it', async () => {
    const claim = { reference: newReference(), resume: named('cv.pdf') };
    await statusOf(claim);
    const file = new File(['%PDF-'], 'cv.pdf', { type: 'application/pdf' });
    const bucket = backend.visitor().storage.from('resumes');
    expect((await bucket.upload(claim.resume, file, { cacheControl: '31536000' })).error).toBeNull();
    expect((await ask('check-resume', claim)).status).toBe(415);
    expect(await stored()).toBe(0);
  });

  test("is deleted if it's too large", async () => {
    const claim = await put(named('cv.pdf'), '%PDF-');
    await backend.sql(`update storage.objects set metadata = metadata || '{"size": 10485761}'`);
    expect(await refusal(await ask('check-resume', claim))).toEqual([
      413,
      'File size must be less than 10MB',
    ]);
    expect(await stored()).toBe(0);
  });

  test("doesn't exist for anyone without its ticket", async () => {
    const { resume } = await put(named('cv.pdf'), '<html>');
    const answer = await ask('check-resume', { reference: newReference(), resume });
    expect(await refusal(answer)).toEqual([404, "This resume doesn't exist."]);
    expect(await stored()).toBe(1);
  });
});

test('uses the last address in a list, which the proxy added', () => {
  const headers = new Headers({ 'x-forwarded-for': '198.51.100.1, 203.0.113.7' });
  expect(clientAddress({ headers }, 'X-Forwarded-For')).toBe('203.0.113.7');
  expect(clientAddress({ headers }, 'cf-connecting-ip')).toBe('');
});
