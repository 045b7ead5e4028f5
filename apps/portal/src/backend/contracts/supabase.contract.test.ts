import { keyHeaders, localSecretKey } from '@daybreak/supabase/local/keys';
import { embeddedServer } from '../testing/embeddedServer.ts';
import { backendContract } from './backend.contract.ts';

const { database, origin, browser, sendsOnly } = embeddedServer();

backendContract('the Supabase backend, on the embedded server over HTTP,', async () => {
  await database().reset();
  return {
    backend: browser(),
    async forgetProfile(email) {
      await database().sql(
        'delete from public.user_profiles where user_id = (select id from auth.users where email = $1)',
        [email],
      );
    },
    async hire(email, firstName) {
      await database().sql('insert into public.staff_directory (email, first_name) values ($1, $2)', [
        email,
        firstName,
      ]);
    },
    async receive({ firstName, lastName, email }) {
      const resume = '1700000000000_cv.pdf';
      // With the secret key: a visitor's upload must be stamped with today's date.
      const answer = await fetch(`${origin()}/storage/v1/object/resumes/${resume}`, {
        method: 'POST',
        headers: keyHeaders(localSecretKey, 'application/pdf'),
        body: '%PDF-1.7',
      });
      if (!answer.ok) throw new Error(await answer.text());
      await database().sql(
        'insert into public.job_applications (first_name, last_name, email, resume_url) values ($1, $2, $3, $4)',
        [firstName, lastName, email, resume],
      );
    },
    async resumes() {
      const files = await database().sql<{ name: string }>('select name from storage.objects');
      return files.map(({ name }) => name);
    },
  };
});

sendsOnly('backend');
