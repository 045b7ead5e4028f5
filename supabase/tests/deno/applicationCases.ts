import { createServer } from 'node:http';
import { keyHeaders, localSecretKey } from '../../local/index.ts';
import { newReference } from '../support/tickets.ts';
import type { Case, CaseContext } from './cases.ts';
import { type Call, refuseOtherBodies, refuseWithoutMail } from './denoClient.ts';
import { largestResumes } from './files.ts';

let stamp = Date.now();
const newName = (name = 'cv.pdf') => `${stamp++}_${name}`;

/** Stores a resume, bypassing the rules for visitors. */
async function store({ backend }: Pick<CaseContext, 'backend'>, name: string, content: Uint8Array | string) {
  const stored = await fetch(`${backend.origin}/storage/v1/object/resumes/${name}`, {
    method: 'POST',
    headers: keyHeaders(localSecretKey, 'application/pdf'),
    body: Buffer.from(content),
  });
  if (!stored.ok) throw new Error(`${name}: ${await stored.text()}`);
}

const apply = ({ backend }: Pick<CaseContext, 'backend'>, how = '') =>
  backend.sql(`insert into public.job_applications (first_name, last_name, email, created_at)
    select 'Jo', 'Doe', 'jo.' || number || '@elsewhere.example', now() ${how} from generate_series(1, 100) as number`);

const applicationTicket: Case = async ({ call, other, backend, listen }) => {
  const resume = newName();
  const claim = { reference: newReference(), resume };
  await call('a ticket', 201, { body: claim });
  await call('the same again', 201, { body: claim });
  await call('16 KB', 201, { body: { reference: newReference(), more: 'x'.repeat(16_000) } });
  await call('a name that is taken', 409, { body: { reference: newReference(), resume } });
  await call('no reference', 400, { body: {} });
  await call('a name without a stamp', 400, { body: { reference: newReference(), resume: 'cv.pdf' } });
  await refuseOtherBodies(call);
  const headers = { 'x-client-address': '203.0.113.9' };
  for (let turn = 0; turn < 30; turn += 1)
    await call('from one network', 201, { headers, body: { reference: newReference() } });
  await call('too many from one network', 429, { headers, body: { reference: newReference() } });
  await backend.sql(`insert into private.application_tickets (reference)
    select 'MANY0-' || lpad(number::text, 5, '0') from generate_series(1, 120) as number`);
  const captcha = await listen(
    createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      response.end(JSON.stringify({ success: body.includes('response=solved') }));
    }),
  );
  const settings = {
    CAPTCHA_SECRET: 's',
    CAPTCHA_SCRIPT: 'https://x.example/a.js',
    CAPTCHA_CLASS: 'c',
    CAPTCHA_SITE_KEY: 'k',
  };
  await other({ ...settings, CAPTCHA_VERIFY_URL: captcha }, async (again) => {
    await again('no captcha', 428, { body: { reference: newReference() } });
    await again('a wrong captcha', 428, { body: { reference: newReference(), captcha: 'guessed' } });
    await again('a captcha', 201, {
      headers: { 'x-client-address': '203.0.113.10' },
      body: { reference: newReference(), captcha: 'solved' },
    });
  });
  await other({ ...settings, CAPTCHA_VERIFY_URL: 'http://127.0.0.1:9' }, async (again) => {
    await again('a captcha that is gone', 502, { body: { reference: newReference(), captcha: 'solved' } });
  });
};

const checkResume: Case = async (context) => {
  const { call, backend } = context;
  const check = async (what: string, status: number, content?: Uint8Array | string, name = newName()) => {
    const reference = newReference();
    await backend.sql('insert into private.application_tickets (reference, resume) values ($1, $2)', [
      reference,
      name,
    ]);
    if (content !== undefined) await store(context, name, content);
    await call(what, status, { body: { reference, resume: name } });
  };
  await check('a resume', 201, '%PDF-1.7');
  for (const [name, content, status] of largestResumes)
    await check(`10 MB: ${name}`, status, content, newName(name));
  await check('none', 404);
  await check('no resume', 415, 'hello');
  await check('a password', 422, '%PDF-1.7 /Encrypt<< /Filter /Other');
  await call('no name', 400, { body: { reference: newReference() } });
  await call('no reference', 400, { body: {} });
  await refuseOtherBodies(call);
};

/** Sends an application's confirmation, and returns its link's token. */
async function confirmed({ backend, local }: Pick<CaseContext, 'backend' | 'local'>, email: string) {
  await backend.sql(
    `insert into public.job_applications (first_name, last_name, email) values ('Jo', 'Doe', $1)`,
    [email],
  );
  await local('mail-applications', 'schedule', {});
  return /#([0-9a-f]{64})/.exec(backend.mails().find(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
}

const ownApplication: Case = async (context) => {
  const { call, backend } = context;
  await backend.sql('delete from public.job_applications');
  const token = await confirmed(context, 'jo@elsewhere.example');
  const answers = {
    first_name: 'Jo',
    last_name: 'Doe',
    phone: '555-0123',
    experience_years: 'mid',
    available_start_date: '2027-01-04',
    salary_expectations: null,
    work_authorization: 'yes',
  };
  await call('a link', 201, { body: { token } });
  await call('16 KB', 201, { body: { token, more: 'x'.repeat(16_000) } });
  await call('a correction', 201, { body: { token, answers } });
  await call('an answer that is no text', 400, { body: { token, answers: { phone: 1 } } });
  await call('an answer that is missing', 400, { body: { token, answers: { ...answers, last_name: null } } });
  const replace = async (what: string, status: number, content: Uint8Array | string, name = newName()) => {
    await call('an upload', 201, { body: { token, upload: name } });
    await store(context, name, content);
    await call(what, status, { body: { token, resume: name, name: name.slice(14) } });
  };
  await replace('a resume', 201, '%PDF-1.7');
  await replace('another one', 201, '%PDF-1.7');
  for (const [name, content, status] of largestResumes)
    await replace(`10 MB: ${name}`, status, content, newName(name));
  await replace('no resume', 415, 'hello');
  await replace('a password', 422, '%PDF-1.7 /Encrypt<< /Filter /Other');
  await call('none', 404, { body: { token, resume: newName() } });
  await call('no name', 400, { body: { token, upload: null } });
  await call('a name that is no text', 400, { body: { token, resume: newName(), name: 1 } });
  const taken = newName();
  await backend.sql('insert into private.application_tickets (reference, resume) values ($1, $2)', [
    newReference(),
    taken,
  ]);
  await call('a name that is taken', 409, { body: { token, upload: taken } });
  await backend.sql(`update public.job_applications set status = 'closed'`);
  await call('closed: a correction', 409, { body: { token, answers } });
  await call('closed: an upload', 409, { body: { token, upload: newName() } });
  await call('withdrawn', 201, { body: { token, withdraw: true } });
  await call('a guess', 201, { body: { token: '0'.repeat(64) } });
  await call('no token', 400, { body: {} });
  await refuseOtherBodies(call);
};

const writeToApplicant: Case = async ({ call, other, backend }) => {
  const application = '00000000-0000-4000-a000-00000000000c';
  await backend.sql(
    `insert into public.job_applications (id, first_name, last_name, email) values ($1, 'Jo', 'Doe', 'jo@elsewhere.example')`,
    [application],
  );
  const emailBody = () => ({ application, note: crypto.randomUUID(), subject: 'Hello', text: 'One' });
  const first = emailBody();
  await call('a letter', 201, { as: 'max', body: first });
  await call('the same again', 201, { as: 'max', body: first });
  await call('16 KB', 201, {
    as: 'max',
    body: { ...emailBody(), text: `${'€\n\n'.repeat(1_500)}`, more: 'x'.repeat(5_000) },
  });
  await call('no token', 401, { body: emailBody() });
  await call('a token that is none', 401, { as: 'nobody', body: emailBody() });
  await call('sam may not', 403, { as: 'sam', body: emailBody() });
  await call('no application', 400, { as: 'max', body: { ...emailBody(), application: 'x' } });
  await call('no text', 400, { as: 'max', body: { ...emailBody(), text: ' ' } });
  await call('a text too long', 400, { as: 'max', body: { ...emailBody(), text: 'x'.repeat(4_501) } });
  await call('an application that is gone', 404, {
    as: 'max',
    body: { ...emailBody(), application: first.note },
  });
  await refuseOtherBodies(call, 'max');
  await refuseWithoutMail(other, { as: 'max', body: emailBody() });
};

/** Tests the refusals of a function that only the schedule may call. */
async function refuseUnscheduled(call: Call): Promise<void> {
  await call('no key', 401, { body: {} });
  await call('a person', 401, { as: 'ada', body: {} });
  await refuseOtherBodies(call, 'schedule');
}

/** Sends the due emails with a mail service that's gone, which must refuse as many as expected, and with none. */
async function sendWithoutMail(other: CaseContext['other'], isExpected: (refused: number) => boolean) {
  await other({ MAIL_SERVICE_URL: 'http://127.0.0.1:9' }, async (again) => {
    const { refused } = await again('a mail service that is gone', 201, { as: 'schedule', body: {} });
    if (!isExpected(refused)) throw new Error(`${refused} refused`);
  });
  await other({ MAIL_SERVICE_URL: '' }, async (again) => {
    await again('no mail service', 201, { as: 'schedule', body: {} });
  });
}

const mailApplications: Case = async (context) => {
  const { call, other, backend } = context;
  await apply(context);
  const counts = await call('20 confirmations, and a notice to each reviewer', 201, {
    as: 'schedule',
    body: {},
  });
  if (counts.confirmations !== 20 || counts.notices < 2) throw new Error(JSON.stringify(counts));
  await backend.sql('update public.reviewer_notices set sent_at = null');
  await sendWithoutMail(other, (refused) => refused >= 20);
  await refuseUnscheduled(call);
};

/** 200 people named `person.<number>@many.example`. */
async function addMany(backend: Parameters<Case>[0]['backend'], role: 'staff' | 'admin') {
  for (let index = 0; index < 200; index += 1) {
    const email = `person.${index}@many.example`;
    const { id } = await backend.accounts.createUser({
      email,
      password: 'a-Sunrise-of-7',
      email_confirm: true,
    });
    await backend.sql(
      `insert into public.staff_directory (email, first_name, user_id, role) values ($1, 'Jo', $2, $3)`,
      [email, id, role],
    );
  }
}

const mailShares: Case = async ({ call, other, backend }) => {
  await addMany(backend, 'staff');
  const sam = await backend.signIn('sam');
  const piece = crypto.randomUUID();
  const about = {
    designer: 'poster',
    designer_version: 1,
    brand_version: '1.0',
    piece_name: 'Fair',
    draft: {},
  };
  const made = await sam.rpc('create_piece', { piece, ...about });
  if (made.error) throw made.error;
  const share = () =>
    backend.sql(
      `insert into public.piece_shares (piece_id, owner_id, person_id, rights, shared_at)
       select $1, (select owner_id from public.pieces where id = $1), user_id, 'view', now() - interval '6 minutes'
       from public.staff_directory where email like '%@many.example'`,
      [piece],
    );
  await share();
  const { sent } = await call('200 colleagues', 201, { as: 'schedule', body: {} });
  if (sent !== 200) throw new Error(`${sent} sent`);
  await backend.sql('delete from public.piece_shares');
  await share();
  await sendWithoutMail(other, (refused) => refused === 200);
  await refuseUnscheduled(call);
};

/** Stores 500 files that nothing names, dated two days ago. */
async function leave(
  { backend }: Pick<CaseContext, 'backend'>,
  { bucket, type: contentType }: { bucket: string; type: string },
  name: (index: number) => string,
) {
  for (let index = 0; index < 500; index += 1) {
    const { error } = await backend
      .service()
      .storage.from(bucket)
      .upload(name(index), Buffer.from('x'), { contentType });
    if (error) throw error;
  }
  await backend.sql(
    `update storage.objects set created_at = now() - interval '2 days' where bucket_id = $1`,
    [bucket],
  );
}

const sweepApplications: Case = async (context) => {
  const { call } = context;
  await leave(
    context,
    { bucket: 'resumes', type: 'application/pdf' },
    (index) => `${1_700_000_000_000 + index}_cv.pdf`,
  );
  await apply(context, `- interval '13 months'`);
  const swept = await call('500 files and 100 applications', 201, { as: 'schedule', body: {} });
  if (swept.files !== 500 || swept.applications !== 100) throw new Error(JSON.stringify(swept));
  await call('nothing', 201, { as: 'schedule', body: {} });
  await refuseUnscheduled(call);
};

const sweepLibrary: Case = async (context) => {
  const { call } = context;
  await leave(context, { bucket: 'piece-pictures', type: 'image/png' }, (index) =>
    index.toString(16).padStart(64, '0'),
  );
  await leave(
    context,
    { bucket: 'photos', type: 'image/jpeg' },
    (index) => `00000000-0000-4000-8000-000000000000/${index}.jpg`,
  );
  const swept = await call('500 pictures and 500 photos', 201, { as: 'schedule', body: {} });
  if (swept.files !== 500 || swept.photos !== 500) throw new Error(JSON.stringify(swept));
  await call('nothing', 201, { as: 'schedule', body: {} });
  await refuseUnscheduled(call);
};

const mailApprovals: Case = async ({ call, other, backend }) => {
  await addMany(backend, 'admin');
  const [ada, sam] = [await backend.signIn('ada'), await backend.signIn('sam')];
  const piece = crypto.randomUUID();
  const about = { designer: 'poster', designer_version: 1, brand_version: '1.0' };
  const request = { piece, base_revision: 1, designer_version: 1, brand_version: '1.0' };
  for (const { error } of [
    await ada.rpc('set_approval_rule', { designer: 'poster', is_on: true }),
    await sam.rpc('create_piece', { piece, ...about, piece_name: 'Fair', draft: {} }),
    await sam.rpc('ask_for_approval', request),
  ])
    if (error) throw error;
  await backend.sql('alter table public.piece_events disable trigger keep_piece_event');
  await backend.sql(`update public.piece_events set happened_at = now() - interval '2 minutes'`);
  await backend.sql('alter table public.piece_events enable always trigger keep_piece_event');
  const { sent } = await call('200 administrators', 201, { as: 'schedule', body: {} });
  if (sent !== 200) throw new Error(`${sent} sent`);
  await backend.sql('delete from private.event_mails');
  await sendWithoutMail(other, (refused) => refused === 200);
  await refuseUnscheduled(call);
};

export const applicationCases: Record<string, Case> = {
  'application-ticket': applicationTicket,
  'check-resume': checkResume,
  'mail-applications': mailApplications,
  'mail-approvals': mailApprovals,
  'mail-shares': mailShares,
  'own-application': ownApplication,
  'sweep-applications': sweepApplications,
  'sweep-library': sweepLibrary,
  'write-to-applicant': writeToApplicant,
};
