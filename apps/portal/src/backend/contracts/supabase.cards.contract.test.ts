import { embeddedServer } from '../testing/embeddedServer.ts';
import { cardsContract } from './cards.contract.ts';

const { database, browser, sendsOnly } = embeddedServer();

cardsContract('the Supabase backend, on the embedded server over HTTP,', async () => {
  await database().reset();
  return browser();
});

sendsOnly('cards');
