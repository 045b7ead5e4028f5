import { beforeEach, expect, test } from 'vitest';
import { localPublishableKey, localSecretKey } from '../../local/index.ts';
import { testBackend } from '../support/backend.ts';
import { callFunction, refusal } from '../support/functions.ts';
import { giveTicket } from '../support/tickets.ts';

const backend = testBackend();
beforeEach(() => backend.reset());

const sweep = (key = localSecretKey) => callFunction(backend, 'sweep-applications', key, {});
const put = async (name: string, age: string) => {
  const file = new Blob(['%PDF-'], { type: 'application/pdf' });
  expect((await backend.service().storage.from('resumes').upload(name, file)).error).toBeNull();
  await backend.sql('update storage.objects set created_at = now() - $2::interval where name = $1', [
    name,
    age,
  ]);
};
const apply = (resume: string | null, age: string) =>
  backend.sql(
    `insert into public.job_applications (first_name, last_name, email, resume_url, created_at)
     values ('Jo', 'Doe', 'jo@example.com', $1, now() - $2::interval)`,
    [resume, age],
  );
const files = async () =>
  (await backend.sql<{ name: string }>('select name from storage.objects order by name')).map(
    ({ name }) => name,
  );
const applications = () => backend.sql('select 1 from public.job_applications');

test('deletes unnamed files after a day, with their bytes, and keeps linked ones', async () => {
  await put('1_orphan.pdf', '25 hours');
  await put('2_recent.pdf', '23 hours');
  await put('3_linked.pdf', '3 months');
  await apply('3_linked.pdf', '3 months');
  await giveTicket(backend);
  await backend.sql(`update private.application_tickets set given_at = now() - interval '25 hours'`);
  expect(await (await sweep()).json()).toEqual({ files: 1, applications: 0 });
  expect(await files()).toEqual(['2_recent.pdf', '3_linked.pdf']);
  expect(await backend.sql('select 1 from private.application_tickets')).toEqual([]);
  const gone = await backend.service().storage.from('resumes').download('1_orphan.pdf');
  expect(gone.error).not.toBeNull();
  expect(await (await sweep()).json()).toEqual({ files: 0, applications: 0 });
});

test('deletes applications after twelve months, with their resumes', async () => {
  await put('1_old.pdf', '12 months 1 day');
  await apply('1_old.pdf', '12 months 1 day');
  await apply(null, '13 months');
  await put('2_kept.pdf', '11 months');
  await apply('2_kept.pdf', '11 months');
  expect(await (await sweep()).json()).toEqual({ files: 1, applications: 2 });
  expect(await files()).toEqual(['2_kept.pdf']);
  expect(await applications()).toHaveLength(1);
});

test('the number of months can be set', async () => {
  process.env.APPLICATION_RETENTION_MONTHS = '6';
  try {
    await apply(null, '7 months');
    expect(await (await sweep()).json()).toEqual({ files: 0, applications: 1 });
    process.env.APPLICATION_RETENTION_MONTHS = 'soon';
    expect((await sweep()).status).toBe(502);
  } finally {
    delete process.env.APPLICATION_RETENTION_MONTHS;
  }
});

test('only the schedule can call it', async () => {
  await apply(null, '13 months');
  for (const key of ['', localPublishableKey, `${localSecretKey}x`])
    expect(await refusal(await sweep(key))).toEqual([401, 'Only the scheduled job can call this.']);
  expect(await applications()).toHaveLength(1);
});
