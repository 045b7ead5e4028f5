import { localSecretKey } from '@daybreak/supabase/local/keys';
import { embeddedServer } from './embeddedServer.ts';
import { ownApplicationContract } from './ownApplication.contract.ts';

const { database, browser } = embeddedServer();

ownApplicationContract('the Supabase backend, on the embedded server over HTTP,', async () => {
  await database().reset();
  const { sql, mails } = database();
  await sql('delete from public.job_applications');
  await sql(
    `insert into public.job_applications (first_name, last_name, email) values ('Jo', 'Doe', 'jo@elsewhere.example')`,
  );
  const schedule = new Request('http://127.0.0.1/functions/v1/mail-applications', {
    method: 'POST',
    body: '{}',
    headers: { authorization: `Bearer ${localSecretKey}`, 'content-type': 'application/json' },
  });
  await database().fetch(schedule);
  const mail = mails().find(({ to }) => to === 'jo@elsewhere.example');
  return {
    backend: browser(),
    token: /#([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1] ?? '',
    close: () => sql(`update public.job_applications set status = 'closed'`),
  };
});
