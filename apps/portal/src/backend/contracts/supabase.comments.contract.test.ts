import { embeddedServer } from '../testing/embeddedServer.ts';
import { commentsContract } from './comments.contract.ts';

const { database, browser, sendsOnly } = embeddedServer();

commentsContract('the Supabase backend, on the embedded server over HTTP,', async () => {
  await database().reset();
  return { backend: browser(), outside: browser() };
});

sendsOnly('comments');
