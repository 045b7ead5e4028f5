import { listen, openBackend, type RunningServer } from '@daybreak/supabase/local';
import { localPublishableKey, localSecretKey } from '@daybreak/supabase/local/keys';
import { afterAll, beforeAll } from 'vitest';
import { backendContract } from './backend.contract.ts';
import { supabaseBackend } from './supabase/supabaseBackend.ts';

let embedded: Awaited<ReturnType<typeof openBackend>>;
let server: RunningServer;

beforeAll(async () => {
  embedded = await openBackend({ origin: () => server.origin });
  server = await listen(embedded.fetch);
}, 60_000);

afterAll(async () => {
  await server?.close(0);
  await embedded?.close();
});

/** A browser's storage for one test: sessions of different tests do not meet. */
function storage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

backendContract('the Supabase backend, on the embedded server over HTTP,', async () => {
  await embedded.reset();
  return {
    backend: supabaseBackend({
      url: server.origin,
      publishableKey: localPublishableKey,
      resetPage: `${server.origin}/reset-password`,
      storage: storage(),
    }),
    async forgetProfile(email) {
      await embedded.sql(
        'delete from public.user_profiles where user_id = (select id from auth.users where email = $1)',
        [email],
      );
    },
    async hire(email, firstName) {
      await embedded.sql('insert into public.staff_directory (email, first_name) values ($1, $2)', [
        email,
        firstName,
      ]);
    },
    async receive({ firstName, lastName, email }) {
      const resume = '1700000000000_cv.pdf';
      // With the secret key: the stamp of a visitor's upload must be of today.
      const answer = await fetch(`${server.origin}/storage/v1/object/resumes/${resume}`, {
        method: 'POST',
        headers: {
          apikey: localSecretKey,
          authorization: `Bearer ${localSecretKey}`,
          'content-type': 'application/pdf',
        },
        body: '%PDF-1.7',
      });
      if (!answer.ok) throw new Error(await answer.text());
      await embedded.sql(
        'insert into public.job_applications (first_name, last_name, email, resume_url) values ($1, $2, $3, $4)',
        [firstName, lastName, email, resume],
      );
    },
    async resumes() {
      const files = await embedded.sql<{ name: string }>('select name from storage.objects');
      return files.map(({ name }) => name);
    },
  };
});
