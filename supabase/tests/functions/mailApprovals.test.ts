import { beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '../../functions/_shared/environment.ts';
import { createApprovalMails } from '../../functions/mail-approvals/mailApprovals.ts';
import { localSecretKey } from '../../local/index.ts';
import { type Client, idOf, testBackend } from '../support/backend.ts';
import { callFunction } from '../support/functions.ts';

let environment = () => readEnvironment({ ...process.env });
const options = { environment: () => environment(), log: () => undefined };
const backend = testBackend({
  functions: { 'mail-approvals': createApprovalMails(options) },
});
const piece = '00000000-0000-4000-b000-000000000001';
let sam: Client;
let ada: Client;
const refuse = ({ error }: { error: Error | null }) => {
  if (error) throw error;
};
beforeEach(async () => {
  environment = () => readEnvironment({ ...process.env });
  await backend.reset();
  sam = await backend.signIn('sam');
  ada = await backend.signIn('ada');
  refuse(await ada.rpc('set_approval_rule', { designer: 'poster', is_on: true }));
  refuse(
    await sam.rpc('create_piece', {
      ...{ piece, designer: 'poster', designer_version: 1, brand_version: '1', piece_name: 'Spring fair' },
      draft: { title: 'Confidential' },
    }),
  );
});

const post = (key?: string) => callFunction(backend, 'mail-approvals', key, {});
const mail = async () => (await post(localSecretKey)).json();
const requestApproval = async () =>
  refuse(
    await sam.rpc('ask_for_approval', { piece, base_revision: 1, designer_version: 1, brand_version: '1' }),
  );
/** Dates events back as the table's owner, since no one can change an event. */
const minutesLater = async (minutes: number) => {
  await backend.sql('alter table public.piece_events disable trigger keep_piece_event');
  await backend.sql(`update public.piece_events set happened_at = happened_at - $1 * interval '1 minute'`, [
    minutes,
  ]);
  await backend.sql('alter table public.piece_events enable always trigger keep_piece_event');
};
const sentTo = () =>
  backend
    .mails()
    .map(({ to, subject }) => `${to}: ${subject}`)
    .sort();

test('only the schedule can send emails', async () => {
  expect((await post()).status).toBe(401);
});

test('tells administrators once about a request, a minute later, without its contents', async () => {
  await requestApproval();
  expect(await mail()).toEqual({ sent: 0, refused: 0 });
  await minutesLater(2);
  const administrators = await backend.sql<{ email: string }>(
    `select email from public.staff_directory where is_active and user_id is not null and role in ('admin', 'super_admin')`,
  );
  expect(administrators.length).toBeGreaterThan(1);
  expect(await mail()).toEqual({ sent: administrators.length, refused: 0 });
  expect(await mail()).toEqual({ sent: 0, refused: 0 });
  expect(sentTo()).toEqual(
    administrators.map(({ email }) => `${email}: “Spring fair” is waiting for your approval`).sort(),
  );
  const [first] = backend.mails();
  expect(first?.text).toMatch(/Sam \S+ requested your approval of version 1 of “Spring fair”\./);
  expect(first?.text).not.toContain('Confidential');
  expect(
    await backend.sql(`select distinct kind, state from public.mail_log where kind = 'approval'`),
  ).toEqual([{ kind: 'approval', state: 'sent' }]);
});

test('tells the named approvers, and administrators only if none of those can answer', async () => {
  const [max, own] = [await idOf(backend, 'max'), await idOf(backend, 'sam')];
  refuse(await ada.rpc('set_approval_rule', { designer: 'poster', is_on: true, approvers: [max, own] }));
  await requestApproval();
  await minutesLater(2);
  expect(await mail()).toEqual({ sent: 1, refused: 0 });
  expect(sentTo()).toEqual(['max@daybreak.example: “Spring fair” is waiting for your approval']);
});

test('skips a request that was withdrawn or answered, or is a day old', async () => {
  await requestApproval();
  await minutesLater(2);
  refuse(await sam.rpc('withdraw_request', { piece }));
  expect(await mail()).toEqual({ sent: 0, refused: 0 });
  await requestApproval();
  await minutesLater(24 * 60 + 2);
  expect(await mail()).toEqual({ sent: 0, refused: 0 });
});

test('tells the person who asked and the owner the answer once, without the note', async () => {
  refuse(await sam.rpc('share_piece', { piece, person: await idOf(backend, 'max'), rights: 'edit' }));
  const max = await backend.signIn('max');
  refuse(
    await max.rpc('ask_for_approval', { piece, base_revision: 1, designer_version: 1, brand_version: '1' }),
  );
  refuse(await ada.rpc('ask_for_changes', { piece, version: 1, note: 'Between us.' }));
  await minutesLater(2);
  expect(await mail()).toEqual({ sent: 2, refused: 0 });
  expect(await mail()).toEqual({ sent: 0, refused: 0 });
  expect(sentTo()).toEqual([
    'max@daybreak.example: Changes requested for “Spring fair”',
    'sam@daybreak.example: Changes requested for “Spring fair”',
  ]);
  const [first] = backend.mails();
  expect(first?.text).toContain(`/marketing-materials?type=poster&piece=${piece}`);
  expect(first?.text).not.toContain('Between us.');
});

test("tells nothing to people who've seen the answer, lost the piece or left", async () => {
  refuse(await sam.rpc('share_piece', { piece, person: await idOf(backend, 'max'), rights: 'edit' }));
  const max = await backend.signIn('max');
  refuse(
    await max.rpc('ask_for_approval', { piece, base_revision: 1, designer_version: 1, brand_version: '1' }),
  );
  refuse(await ada.rpc('approve_version', { piece, version: 1 }));
  const { data } = await sam.rpc('approval_answers');
  refuse(await sam.rpc('see_answer', { event: data?.[0]?.id ?? 0 }));
  await minutesLater(2);
  await backend.sql('delete from public.piece_shares');
  expect(await mail()).toEqual({ sent: 0, refused: 0 });
});

test('two simultaneous runs send nothing twice', async () => {
  await requestApproval();
  await minutesLater(2);
  const [one, other] = await Promise.all([mail(), mail()]);
  expect(one.sent + other.sent).toBe(backend.mails().length);
  expect(new Set(backend.mails().map(({ to }) => to)).size).toBe(backend.mails().length);
});

test('sends and marks nothing without a mail service', async () => {
  await requestApproval();
  await minutesLater(2);
  environment = () => readEnvironment({ ...process.env, MAIL_SERVICE_URL: '', SMTP_URL: '' });
  expect(await mail()).toEqual({ sent: 0, refused: 0 });
  environment = () => readEnvironment({ ...process.env });
  expect((await mail()).sent).toBeGreaterThan(0);
});

const addComment = async (client: Client, words: string) =>
  refuse(
    await client.rpc('add_comment', {
      ...{ comment: crypto.randomUUID(), piece, version: 1, words, field: 'title' },
    }),
  );
const commentsLater = async (minutes: number) => {
  await backend.sql('alter table public.piece_comments disable trigger keep_comment');
  await backend.sql(`update public.piece_comments set created_at = created_at - $1 * interval '1 minute'`, [
    minutes,
  ]);
  await backend.sql('alter table public.piece_comments enable always trigger keep_comment');
};

test('tells the owner and commenters about comments in one email, after the last one, without their text', async () => {
  refuse(await sam.rpc('share_piece', { piece, rights: 'view' }));
  await addComment(ada, 'Confidential: shorter.');
  await commentsLater(3);
  expect(await mail()).toEqual({ sent: 0, refused: 0 });
  await addComment(ada, 'And brighter.');
  await commentsLater(3);
  // The second is still fresh.
  expect(await mail()).toEqual({ sent: 0, refused: 0 });
  await commentsLater(3);
  expect(await mail()).toEqual({ sent: 1, refused: 0 });
  expect(sentTo()).toEqual(['sam@daybreak.example: 2 new comments on “Spring fair”']);
  const [first] = backend.mails();
  expect(first?.text).toMatch(/There are 2 new comments on “Spring fair”\. The latest is from Ada/);
  expect(first?.text).not.toMatch(/Confidential|brighter/);
  expect(await backend.sql('select distinct kind, state from public.mail_log')).toEqual([
    { kind: 'comment', state: 'sent' },
  ]);
  expect(await mail()).toEqual({ sent: 0, refused: 0 });

  await addComment(sam, 'Done.');
  await commentsLater(6);
  expect(await mail()).toEqual({ sent: 1, refused: 0 });
  expect(sentTo()).toContain('ada@daybreak.example: New comment on “Spring fair”');
});

test('skips comments that are seen, resolved, or older than a day', async () => {
  refuse(await sam.rpc('share_piece', { piece, rights: 'view' }));
  await addComment(ada, 'One.');
  refuse(await sam.rpc('see_comments', { piece }));
  await commentsLater(6);
  expect(await mail()).toEqual({ sent: 0, refused: 0 });
  await addComment(ada, 'Two.');
  const [last] = await backend.sql<{ id: string }>(
    `select id from public.piece_comments where words = 'Two.'`,
  );
  refuse(await sam.rpc('resolve_comment', { comment: last?.id ?? '', resolved: true }));
  await commentsLater(6);
  expect(await mail()).toEqual({ sent: 0, refused: 0 });
  await addComment(ada, 'Three.');
  await commentsLater(25 * 60);
  expect(await mail()).toEqual({ sent: 0, refused: 0 });
});

test('sends the emails about approvals even if the list of comments fails', async () => {
  await requestApproval();
  await minutesLater(2);
  await backend.sql('revoke execute on function public.comment_mails_due() from service_role');
  const { status } = await post(localSecretKey);
  await backend.sql('grant execute on function public.comment_mails_due() to service_role');
  expect(status).toBe(502);
  expect(sentTo()[0]).toMatch(/is waiting for your approval$/);
  expect(await mail()).toEqual({ sent: 0, refused: 0 });
});
