import { embeddedServer } from '../testing/embeddedServer.ts';
import { peopleContract } from './people.contract.ts';

const { database, browser, sendsOnly } = embeddedServer();

peopleContract('the Supabase backend, on the embedded server over HTTP,', async () => {
  await database().reset();
  return {
    backend: browser(),
    tokenSentTo: (email) =>
      database()
        .mails()
        .find(({ to }) => to === email)
        ?.text.match(/\/invitation#(\w+)/)?.[1] ?? '',
  };
});

sendsOnly('people');
