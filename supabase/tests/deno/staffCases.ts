import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { idOf } from '../support/backend.ts';
import { chunkOf } from '../support/fakeProvider.ts';
import type { Case } from './cases.ts';
import { type Call, refuseOtherBodies, refuseWithoutMail } from './denoClient.ts';
import { jpeg, png, webp } from './files.ts';

const message = (content: string, role = 'user') => ({ role, content });
const conversation = (...contents: string[]) => ({ messages: contents.map((content) => message(content)) });

/** Tests calls without a token, with an invalid one, and without permission. */
async function refuseOthers(call: Call, strongestRole: 'nia' | 'sam' | 'max', asked = {}) {
  await call('no token', 401, { ...asked });
  await call('a token that is none', 401, { ...asked, as: 'nobody' });
  await call(`${strongestRole} may not`, 403, { ...asked, as: strongestRole });
}

const aiChat: Case = async ({ call, other, listen }) => {
  const ask = conversation('Who is Grace Kim?');
  await call('a question', 200, { as: 'sam', body: ask });
  await call('small talk', 200, { as: 'sam', body: conversation('hello') });
  const long = `${'sunrise panel logo recycling '.repeat(130)}who is Grace?`;
  const largest = { messages: Array.from({ length: 15 }, () => message(long)) };
  await call('64 KB', 200, { as: 'sam', body: largest });
  await call('a long question before', 200, { as: 'max', body: conversation(long, 'and her phone?') });
  await refuseOthers(call, 'nia', { body: ask });
  await call('GET', 405, { as: 'sam', method: 'GET' });
  await call('another type', 415, { as: 'sam', type: 'text/plain', body: '{}' });
  await call('no JSON', 400, { as: 'sam', body: '{' });
  await call('no messages', 400, { as: 'sam', body: {} });
  await call('another role', 400, { as: 'sam', body: { messages: [message('x', 'system')] } });
  await call('an answer last', 400, { as: 'sam', body: { messages: [message('x', 'assistant')] } });
  await call('a message too long', 400, { as: 'sam', body: conversation('x'.repeat(4001)) });
  await call('too large', 413, { as: 'sam', body: 'x'.repeat(64 * 1024 + 1) });
  for (let turn = 0; turn < 17; turn += 1) await call('again', 200, { as: 'sam', body: conversation('hi') });
  await call('the 21st', 429, { as: 'sam', body: ask });

  let answers = true;
  const provider = await listen(
    createServer((request, response) => {
      request.resume();
      response.writeHead(answers ? 200 : 500, { 'content-type': 'text/event-stream' });
      if (answers) for (let chunk = 0; chunk < 800; chunk += 1) response.write(chunkOf('word '));
      response.end('data: [DONE]\n\n');
    }),
  );
  await other({ AI_PROVIDER_URL: provider, AI_MODEL: 'm' }, async (again) => {
    await again('a provider, 64 KB', 200, { as: 'max', body: largest });
    answers = false;
    await again('a provider that fails', 502, { as: 'max', body: ask });
  });
  await other({ AI_PROVIDER_URL: 'http://127.0.0.1:9', AI_MODEL: 'm' }, async (again) => {
    await again('a provider that is gone', 502, { as: 'max', body: ask });
  });
};

const sendTestEmail: Case = async ({ call, other }) => {
  const mail = { subject: 'Sunrise', html: '<p>x</p>', text: 'x', unsubscribe: 'https://x.example/u' };
  const largest = { ...mail, html: `<p>${'x'.repeat(512 * 1024 - 200)}</p>` };
  await call('a test', 200, { as: 'sam', body: mail });
  await call('512 KB', 200, { as: 'sam', body: largest });
  await refuseOthers(call, 'nia', { body: mail });
  await call('GET', 405, { as: 'sam', method: 'GET' });
  await call('another type', 415, { as: 'sam', type: 'text/plain', body: '{}' });
  await call('no JSON', 400, { as: 'sam', body: '{' });
  for (const [part, value] of Object.entries({
    subject: 'a\nb',
    html: ' ',
    text: '',
    unsubscribe: 'http://x',
  }))
    await call(`a wrong ${part}`, 400, { as: 'sam', body: { ...mail, [part]: value } });
  await call('too large', 413, { as: 'sam', body: { ...mail, html: 'x'.repeat(512 * 1024) } });
  await refuseWithoutMail(other, { as: 'max', body: mail });
  const taken: number[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'portal' }) : done(new Error('No')),
    onData(stream, _session, done) {
      let size = 0;
      stream.on('data', (part: Buffer) => (size += part.length));
      stream.on('end', () => {
        taken.push(size);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  await other({ SMTP_URL: `smtp://portal:right@${at}` }, async (again) => {
    await again('a mail server', 200, { as: 'max', body: mail });
    await again('512 KB to a mail server', 200, { as: 'max', body: largest });
  });
  await other({ SMTP_URL: `smtp://portal:wrong@${at}` }, async (again) => {
    await again('a wrong password for the mail server', 502, { as: 'max', body: mail });
  });
  if (taken.length !== 2) throw new Error(`The mail server took ${taken.length} mails.`);
  await new Promise<void>((resolve) => server.close(resolve));
  for (let turn = 0; turn < 8; turn += 1) await call('again', 200, { as: 'sam', body: mail });
  await call('the 11th', 429, { as: 'sam', body: mail });
};

const storePicture: Case = async ({ call }) => {
  const largest = 10 * 1024 * 1024;
  const type = 'image/png';
  await call('a picture', 201, { as: 'sam', type, body: png(512) });
  await call('the same again', 201, { as: 'sam', type, body: png(512) });
  await call('10 MB of PNG', 201, { as: 'sam', type, body: png(512, 512, Math.floor((largest - 100) / 12)) });
  await call('10 MB of JPEG', 201, { as: 'sam', type, body: jpeg(512, 512, 0, largest - 100) });
  await call('10 MB of WebP', 201, { as: 'sam', type, body: webp(largest) });
  await refuseOthers(call, 'nia', { type, body: png(1) });
  await call('GET', 405, { as: 'sam', method: 'GET' });
  await call('no picture', 415, { as: 'sam', type, body: 'x' });
  await call('too large', 413, { as: 'sam', type, body: Buffer.alloc(largest + 1) });
  await call('too many pixels', 413, { as: 'sam', type, body: png(10_000) });
};

const storePhoto: Case = async ({ call, entryOf }) => {
  const [own, others] = [await entryOf('sam'), await entryOf('ada')];
  const type = 'image/jpeg';
  const at = (entry: string) => ({ as: 'sam', type, query: `?entry=${entry}` }) as const;
  await call('a photo', 201, { ...at(own), body: jpeg(512) });
  await call('512 KB', 201, { ...at(own), body: jpeg(1024, 1024, 0, 512 * 1024 - 50) });
  await call('none', 201, { ...at(own), body: Buffer.alloc(0) });
  await refuseOthers(call, 'nia', { type, query: `?entry=${own}`, body: jpeg(512) });
  await call('GET', 405, { ...at(own), method: 'GET' });
  await call('no entry', 400, { ...at(''), body: jpeg(512) });
  await call("someone else's", 403, { ...at(others), body: jpeg(512) });
  await call('an entry that is gone', 404, {
    ...at('00000000-0000-4000-8000-000000000000'),
    as: 'ada',
    body: jpeg(512),
  });
  await call('no square', 415, { ...at(own), body: jpeg(512, 511) });
  await call('too large', 413, { ...at(own), body: jpeg(512, 512, 512 * 1024) });
};

const inviteStaff: Case = async ({ call, other, entryOf }) => {
  const body = { entry: await entryOf('maya.stone') };
  await call('an invitation', 201, { as: 'ada', body });
  await call('16 KB', 201, {
    as: 'ada',
    body: { entry: await entryOf('grace.kim'), more: 'x'.repeat(16_000) },
  });
  await call('again at once', 409, { as: 'ada', body });
  await call('has an account', 409, { as: 'ada', body: { entry: await entryOf('sam') } });
  await call('no entry', 400, { as: 'ada', body: {} });
  await refuseOthers(call, 'max', { body });
  await refuseOtherBodies(call, 'ada');
  await refuseWithoutMail(other, { as: 'ada', body: { entry: await entryOf('edith.novak') } });
};

const acceptInvitation: Case = async ({ call, backend, entryOf, local }) => {
  const invited = async (name: string) => {
    await local('invite-staff', 'ada', { entry: await entryOf(name) });
    const mail = backend.mails().find(({ to }) => to === `${name}@daybreak.example`);
    return /#([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const token = await invited('maya.stone');
  const states: string[] = [];
  const look = async (what: string, body: object) => states.push((await call(what, 201, { body })).state);
  await look('a link', { token });
  await look('16 KB', { token, more: 'x'.repeat(16_000) });
  await call('a short password', 400, { body: { token, password: 'short' } });
  await call('a long password', 400, { body: { token, password: 'é'.repeat(40) } });
  await look('a password', { token, password: 'a-Sunrise-of-7' });
  await look('a used link', { token });
  await look('a link that is none', { token: 'x' });
  await look('a guess', { token: '0'.repeat(64) });
  const withdrawn = await invited('grace.kim');
  const ada = await backend.signIn('ada');
  await ada.rpc('withdraw_invitation', { entry: await entryOf('grace.kim') });
  await look('a withdrawn link', { token: withdrawn });
  const expired = await invited('edith.novak');
  await backend.sql(`update public.staff_invitations set expires_at = now() where accepted_at is null`);
  await look('an expired link', { token: expired });
  const taken = await invited('jun');
  await backend.service().auth.admin.createUser({ email: 'jun@daybreak.example', password: 'x-Sunrise-9' });
  await call("another's address", 409, { body: { token: taken, password: 'a-Sunrise-of-7' } });
  await call('no token', 400, { body: {} });
  await refuseOtherBodies(call);
  const wanted = 'open open accepted used unknown unknown withdrawn expired';
  if (states.join(' ') !== wanted) throw new Error(`States: ${states.join(' ')}`);
};

const seedLeads: Case = async ({ call, other, backend }) => {
  await backend.sql('delete from public.leads');
  await call('every lead', 200, { as: 'max' });
  await call('none missing', 200, { as: 'max', type: '' });
  await refuseOthers(call, 'sam');
  await call('GET', 405, { as: 'max', method: 'GET' });
  await call('another type', 415, { as: 'max', type: 'text/plain', body: '{}' });
  await other({ SEEDING_ENABLED: '' }, async (again) => {
    await again('turned off', 404, { as: 'max' });
  });
};

/** Accounts created in one run. */
const mostSeeded = 500;

const seedStaff: Case = async ({ call, other, backend }) => {
  await backend.sql(
    `insert into public.staff_directory (email, first_name)
     select 'person.' || number || '@many.example', 'Jo' from generate_series(1, 1000) as number`,
  );
  const made = async (what: string) => {
    const { results } = await call(what, 200, { as: 'ada', type: '' });
    return results.filter(({ status }: { status: string }) => status === 'created').length;
  };
  const first = await made(`${mostSeeded} accounts`);
  if (first !== mostSeeded) throw new Error(`${first} accounts made`);
  await made('as many again');
  await made('the others');
  if ((await made('none missing')) !== 0) throw new Error('Not every account was made.');
  await refuseOthers(call, 'max');
  await call('GET', 405, { as: 'ada', method: 'GET' });
  await call('another type', 415, { as: 'ada', type: 'text/plain', body: '{}' });
  await other({ SEEDING_ENABLED: '' }, async (again) => {
    await again('turned off', 404, { as: 'ada' });
  });
};

const mailEvents: Case = async ({ call, other }) => {
  const secret = Buffer.alloc(24, 7).toString('base64');
  const signed = (event: unknown, at = Date.now()) => {
    const body = typeof event === 'string' ? event : JSON.stringify(event);
    const timestamp = String(Math.floor(at / 1000));
    const signature = createHmac('sha256', Buffer.from(secret, 'base64'))
      .update(`msg_1.${timestamp}.${body}`)
      .digest('base64');
    const headers = { 'svix-id': 'msg_1', 'svix-timestamp': timestamp, 'svix-signature': `v1,${signature}` };
    return { body, headers };
  };
  const bounce = { type: 'email.bounced', data: { to: ['x@elsewhere.example'], bounce: { message: 'No' } } };
  await other({ MAIL_EVENTS_SECRET: `whsec_${secret}` }, async (again) => {
    await again('a bounce', 201, signed(bounce));
    await again('64 KB', 201, signed({ ...bounce, more: 'x'.repeat(64 * 1024 - 200) }));
    await again('no bounce', 201, signed({ type: 'email.sent' }));
    await again('no signature', 401, { body: bounce });
    await again('an old one', 401, signed(bounce, Date.now() - 600_000));
    await again('no base64', 401, { body: bounce, headers: { 'svix-signature': 'v1,%' } });
    await again('no JSON', 400, signed('{'));
    await again('too large', 413, { body: 'x'.repeat(64 * 1024 + 1) });
    await again('GET', 405, { method: 'GET' });
  });
  await call('no secret', 401, signed(bounce));
};

const reviewPictures: Case = async ({ call, backend }) => {
  const sam = await backend.signIn('sam');
  const pictures: Record<string, string> = {};
  const account = await idOf(backend, 'sam');
  for (let index = 0; index < 200; index += 1) {
    const sha256 = index.toString(16).padStart(64, '0');
    const server = backend.service();
    await server.rpc('note_picture', { account, sha256, bytes: 100, type: 'image/png' });
    await server.storage.from('piece-pictures').upload(sha256, png(1), { contentType: 'image/png' });
    pictures[`p${index}`] = sha256;
  }
  const draft = Object.fromEntries(Object.keys(pictures).map((id) => [id, `upload:${id} 0.5,0.5 1`]));
  const piece = crypto.randomUUID();
  const about = { designer: 'poster', designer_version: 1, brand_version: '1.0', piece_name: 'Fair' };
  const made = await sam.rpc('create_piece', { piece, ...about, draft, pictures });
  if (made.error) throw made.error;
  const { data } = await sam.rpc('create_review_link', { piece });
  const token = data?.[0]?.token ?? '';
  const shown = await call('200 pictures', 201, { body: { token, more: 'x'.repeat(16_000) } });
  if (Object.keys(shown.pictures).length !== 200)
    throw new Error(`${Object.keys(shown.pictures).length} pictures.`);
  await call('a guess', 201, { body: { token: 'x' } });
  await call('no token', 400, { body: {} });
  await refuseOtherBodies(call);
  await backend.sql(
    'insert into private.review_guesses (guessed_at) select now() from generate_series(1, 100)',
  );
  await call('too many guesses', 429, { body: { token: 'x' } });
};

export const staffCases: Record<string, Case> = {
  'accept-invitation': acceptInvitation,
  'ai-chat': aiChat,
  'invite-staff': inviteStaff,
  'mail-events': mailEvents,
  'review-pictures': reviewPictures,
  'seed-crm-leads': seedLeads,
  'seed-staff-accounts': seedStaff,
  'send-test-email': sendTestEmail,
  'store-photo': storePhoto,
  'store-picture': storePicture,
};
