import { createHmac, randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '../../functions/_shared/environment.ts';
import { createInviting } from '../../functions/invite-staff/inviteStaff.ts';
import { bounceIn, createMailEvents } from '../../functions/mail-events/mailEvents.ts';
import { isSigned } from '../../functions/mail-events/signature.ts';
import { entryOf, testBackend } from '../support/backend.ts';
import { callFunction } from '../support/functions.ts';

const secret = `whsec_${randomBytes(24).toString('base64')}`;
let settings: Record<string, string | undefined>;
const options = {
  environment: () => readEnvironment({ ...process.env, ...settings }),
  log: () => undefined,
};
const functions = {
  'invite-staff': createInviting(options),
  'mail-events': createMailEvents(options),
};
const backend = testBackend({ functions });
beforeEach(async () => {
  settings = { MAIL_EVENTS_SECRET: secret };
  await backend.reset();
});

const sign = (body: string, at = Date.now(), key = secret, id = 'msg_1') => {
  const timestamp = String(Math.floor(at / 1000));
  const signature = createHmac('sha256', Buffer.from(key.replace('whsec_', ''), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return { 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': `v1,AAAA v1,${signature}` };
};
const tell = async (event: unknown, headers?: Record<string, string>) => {
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  const answer = await callFunction(backend, 'mail-events', undefined, body, {
    headers: headers ?? sign(body),
  });
  return [answer.status, await answer.json()];
};
const maya = 'maya.stone@daybreak.example';
const log = () => backend.sql('select kind, recipient, state, reason from public.mail_log order by id');

async function invite() {
  const entry = await entryOf(backend, 'maya.stone');
  return callFunction(backend, 'invite-staff', await backend.signIn('ada'), { entry });
}

test('logs an email without its contents, and marks a bounced one', async () => {
  expect((await invite()).status).toBe(201);
  expect(await log()).toEqual([{ kind: 'invitation', recipient: maya, state: 'sent', reason: null }]);
  expect(JSON.stringify(await backend.sql('select * from public.mail_log'))).not.toMatch(/Maya|invited/);
  const event = { type: 'email.bounced', data: { to: [maya], bounce: { message: 'No such user' } } };
  expect(await tell(event)).toEqual([201, { noted: true }]);
  expect(await log()).toEqual([
    { kind: 'invitation', recipient: maya, state: 'bounced', reason: 'No such user' },
  ]);
});

test('logs one that the service refuses', async () => {
  settings = { ...settings, MAIL_SERVICE_URL: 'http://127.0.0.1:9' };
  expect((await invite()).status).toBe(502);
  expect(await log()).toEqual([
    {
      kind: 'invitation',
      recipient: maya,
      state: 'refused',
      reason: "Couldn't reach the email service. Try again.",
    },
  ]);
});

test('ignores unsigned events', async () => {
  await invite();
  const event = JSON.stringify({ type: 'email.bounced', data: { to: [maya] } });
  const other = `whsec_${randomBytes(24).toString('base64')}`;
  for (const headers of [
    {},
    sign(event, Date.now() - 6 * 60_000),
    sign(event, Date.now(), other),
    sign(`${event} `),
    { ...sign(event), 'svix-id': 'msg_2' },
    { ...sign(event), 'svix-signature': 'v1,%%%' },
  ])
    expect(await tell(event, headers)).toEqual([401, { error: 'Only the email service can call this.' }]);
  expect(await log()).toEqual([expect.objectContaining({ state: 'sent' })]);
  settings = {};
  expect((await tell(event))[0]).toBe(401);
});

test("ignores events that aren't bounces or aren't about our emails", async () => {
  await invite();
  expect(await tell({ type: 'email.delivered', data: { to: [maya] } })).toEqual([201, { noted: false }]);
  expect(await tell({ type: 'email.bounced', data: { to: ['x@elsewhere.example'] } })).toEqual([
    201,
    { noted: false },
  ]);
  expect(await tell({ type: 'email.bounced' })).toEqual([201, { noted: false }]);
  expect((await tell('no json'))[0]).toBe(400);
  expect(await log()).toEqual([expect.objectContaining({ state: 'sent' })]);
});

test('reports a complaint as one', () => {
  expect(bounceIn({ type: 'email.complained', data: { email_id: 'm-1', to: 'a@b.example' } })).toEqual({
    messageId: 'm-1',
    recipient: 'a@b.example',
    reason: 'The recipient marked it as spam.',
  });
  expect(bounceIn(null)).toBeUndefined();
});

test("accepts the standard's example signature", async () => {
  const body = '{"test": 2432232314}';
  const request = new Request('https://x.example', {
    headers: {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    },
  });
  const key = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  expect(await isSigned(request, body, key, 1_614_265_330_000)).toBe(true);
  expect(await isSigned(request, body, key, 1_614_265_931_000)).toBe(false);
});
