import { beforeEach, describe, expect, test } from 'vitest';
import { readEnvironment } from '../../functions/_shared/environment.ts';
import { createAccepting } from '../../functions/accept-invitation/acceptInvitation.ts';
import { createInviting } from '../../functions/invite-staff/inviteStaff.ts';
import { type Client, entryOf, testBackend } from '../support/backend.ts';
import { callFunction, refusal, tokenFrom } from '../support/functions.ts';

const logged: string[] = [];
const options = { environment: () => readEnvironment(settings), log: (line: string) => logged.push(line) };
let settings: Record<string, string | undefined>;
const functions = {
  'invite-staff': createInviting(options),
  'accept-invitation': createAccepting(options),
};
const backend = testBackend({ functions });
beforeEach(async () => {
  settings = process.env;
  logged.length = 0;
  await backend.reset();
});

const chosen = 'a-quiet-second-sunrise';
const maya = 'maya.stone@daybreak.example';

const call = (name: string, body: object, who?: Client) => callFunction(backend, name, who, body);
const invite = async (who: Client | undefined, name = 'maya.stone') =>
  call('invite-staff', { entry: await entryOf(backend, name) }, who);
/** The token in the newest email. */
const mailedToken = () => /\/invitation#([0-9a-f]{64})/.exec(backend.mails()[0]?.text ?? '')?.[1] ?? '';
const answerTo = async (token: string, password?: string) =>
  (await call('accept-invitation', { token, ...(password === undefined ? {} : { password }) })).json();
/** Dates the last invitation back by this long. */
const age = (interval: string) =>
  backend.sql(
    `update public.staff_invitations set sent_at = sent_at - $1::interval, expires_at = expires_at - $1::interval,
       created_at = created_at - $1::interval`,
    [interval],
  );

describe('an invitation', () => {
  test('admits someone with a password of their own, once', async () => {
    const answer = await invite(await backend.signIn('ada'));
    expect([answer.status, await answer.json()]).toEqual([
      201,
      { email: maya, expiresAt: expect.stringMatching(/^20\d\d-/) },
    ]);
    expect(backend.mails()[0]).toMatchObject({ to: maya, subject: 'Your invitation to the Daybreak portal' });
    const token = mailedToken();
    expect(backend.mails()[0]?.text).toContain(`${backend.origin}/invitation#${token}`);
    expect(await answerTo(token)).toEqual({ state: 'open', email: maya, firstName: 'Maya' });
    expect(await answerTo(token, chosen)).toEqual({ state: 'accepted', email: maya });
    const signedIn = await backend.signIn('maya.stone', chosen);
    expect((await signedIn.rpc('get_current_user_role')).data).toBe('staff');
    expect(await answerTo(token)).toEqual({ state: 'used' });
    expect(await answerTo(token, 'another-password')).toEqual({ state: 'used' });
    await backend.signIn('maya.stone', chosen);
  });

  test('stores neither token nor password, and logs no names', async () => {
    await invite(await backend.signIn('ada'));
    const token = mailedToken();
    await answerTo(token, chosen);
    const rows = await backend.sql<{ row: string }>(
      'select to_jsonb(sent)::text as row from public.staff_invitations as sent',
    );
    for (const secret of [token, chosen, maya.split('@')[0] ?? ''])
      expect(logged.join('\n')).not.toContain(secret);
    for (const { row } of rows) expect(row).not.toContain(token);
  });

  test("that's sent again ends the previous link, and is limited to one a minute", async () => {
    const ada = await backend.signIn('ada');
    await invite(ada);
    const first = mailedToken();
    expect(await refusal(await invite(ada))).toEqual([
      409,
      'An invitation was sent less than a minute ago. Wait a moment, then try again.',
    ]);
    await age('2 minutes');
    await invite(ada);
    expect(await answerTo(first, chosen)).toEqual({ state: 'withdrawn' });
    expect(await answerTo(mailedToken())).toMatchObject({ state: 'open' });
  });

  test('leaves the previous link alone if the mail service refuses the email', async () => {
    const ada = await backend.signIn('ada');
    await invite(ada);
    const first = mailedToken();
    await age('2 minutes');
    settings = { ...process.env, MAIL_SERVICE_URL: `${backend.origin}/nowhere` };
    expect((await invite(ada)).status).toBe(502);
    expect(backend.mails()).toHaveLength(1);
    expect(await answerTo(first)).toMatchObject({ state: 'open' });
    settings = process.env;
    expect((await invite(ada)).status).toBe(201);
  });

  test('reports that it was withdrawn or is a week old', async () => {
    const ada = await backend.signIn('ada');
    await invite(ada);
    expect((await ada.rpc('withdraw_invitation', { entry: await entryOf(backend, 'maya.stone') })).data).toBe(
      1,
    );
    expect(await answerTo(mailedToken(), chosen)).toEqual({ state: 'withdrawn' });
    await invite(ada);
    await age('7 days');
    expect(await answerTo(mailedToken(), chosen)).toEqual({ state: 'expired' });
    expect(await backend.sql('select 1 from auth.users where email = $1', [maya])).toEqual([]);
  });

  test('is invalid once the address changed or the person left', async () => {
    const ada = await backend.signIn('ada');
    await invite(ada, 'grace.kim');
    const token = mailedToken();
    await backend.sql(
      `update public.staff_directory set email = 'g.kim@daybreak.example' where first_name = 'Grace'`,
    );
    expect(await answerTo(token)).toEqual({ state: 'withdrawn' });
    await backend.sql(
      `update public.staff_directory set email = 'grace.kim@daybreak.example' where first_name = 'Grace'`,
    );
    expect(await answerTo(token)).toMatchObject({ state: 'open' });
    await backend.sql(`update public.staff_directory set is_active = false where first_name = 'Grace'`);
    expect(await answerTo(token, chosen)).toEqual({ state: 'withdrawn' });
  });

  test('creates one account if accepted twice at once', async () => {
    await invite(await backend.signIn('ada'));
    const token = mailedToken();
    const answers = await Promise.all([answerTo(token, chosen), answerTo(token, chosen)]);
    expect(answers.filter(({ state }) => state === 'accepted')).toHaveLength(1);
    expect(JSON.stringify(answers)).not.toContain('another account');
    expect(await backend.sql('select 1 from auth.users where email = $1', [maya])).toHaveLength(1);
    await backend.signIn('maya.stone', chosen);
  });

  test('refuses passwords that are too short or too long', async () => {
    await invite(await backend.signIn('ada'));
    const token = mailedToken();
    for (const password of ['seven77', 'x'.repeat(73), 5])
      expect((await call('accept-invitation', { token, password })).status).toBe(400);
    expect(await answerTo(token)).toMatchObject({ state: 'open' });
  });

  test("takes over what an earlier run left, and no one else's account", async () => {
    await invite(await backend.signIn('ada'));
    const entry = await entryOf(backend, 'maya.stone');
    const left = await backend.accounts.createUser({ email: maya, app_metadata: { directory_entry: entry } });
    const token = mailedToken();
    expect((await call('accept-invitation', { token, password: chosen })).status).toBe(409);
    await backend.sql(`update auth.users set created_at = now() - interval '4 minutes' where id = $1`, [
      left.id,
    ]);
    expect(await answerTo(token, chosen)).toMatchObject({ state: 'accepted' });

    await invite(await backend.signIn('ada'), 'jun');
    await backend.accounts.createUser({ email: 'jun@daybreak.example', password: 'chosen-by-its-owner' });
    const refused = await call('accept-invitation', { token: mailedToken(), password: chosen });
    expect(await refusal(refused)).toEqual([
      409,
      'This email address belongs to another account. Tell the person who invited you.',
    ]);
  });
});

describe('inviting', () => {
  test.each(['sam', 'max'])('is refused to %s', async (who) => {
    expect(await refusal(await invite(await backend.signIn(who)))).toEqual([
      403,
      'Only a super administrator can invite people.',
    ]);
    expect(backend.mails()).toEqual([]);
  });

  test("is refused to visitors, and for entries that can't be invited", async () => {
    expect((await invite(undefined)).status).toBe(401);
    const ada = await backend.signIn('ada');
    expect(await refusal(await invite(ada, 'sam'))).toEqual([409, 'This person already has an account.']);
    expect(await refusal(await invite(ada, 'carla.weiss'))).toEqual([409, 'Activate this person first.']);
    expect((await call('invite-staff', { entry: 'maya' }, ada)).status).toBe(400);
    settings = { ...process.env, MAIL_SERVICE_URL: '' };
    expect((await invite(ada)).status).toBe(503);
  });

  test("never links to a portal that isn't allowed", async () => {
    const ada = await backend.signIn('ada');
    const request = new Request(`${backend.origin}/functions/v1/invite-staff`, {
      method: 'POST',
      body: JSON.stringify({ entry: await entryOf(backend, 'maya.stone') }),
      headers: {
        origin: 'https://evil.example',
        authorization: `Bearer ${await tokenFrom(ada)}`,
        'content-type': 'application/json',
      },
    });
    expect((await functions['invite-staff'](request)).status).toBe(201);
    expect(backend.mails()[0]?.text).not.toContain('evil');
  });

  test.each(['', 'x', 'a'.repeat(64)])('rejects the link %j', async (token) => {
    const answer = await call('accept-invitation', { token, password: chosen });
    expect(await answer.json()).toEqual({ state: 'unknown' });
  });

  test.each([7, null, undefined])('rejects the token %j', async (token) => {
    expect(await refusal(await call('accept-invitation', { token }))).toEqual([
      400,
      "The link's token is missing.",
    ]);
  });
});
