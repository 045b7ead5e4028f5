import { embeddedServer } from '../testing/embeddedServer.ts';
import { positionsContract } from './positions.contract.ts';

const { database, browser, sendsOnly } = embeddedServer();

positionsContract('the Supabase backend, on the embedded server over HTTP,', async () => {
  await database().reset();
  return {
    backend: browser(),
    apply: async (position) => {
      await database().sql(
        `insert into public.job_applications (first_name, last_name, email, position_id)
         values ('Jo', 'Doe', 'jo@elsewhere.example', '${position}')`,
      );
    },
  };
});

sendsOnly('positions');
