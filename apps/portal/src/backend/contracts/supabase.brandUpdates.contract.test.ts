import { embeddedServer } from '../testing/embeddedServer.ts';
import { brandUpdatesContract } from './brandUpdates.contract.ts';

const { database, browser, sendsOnly } = embeddedServer();

brandUpdatesContract('the Supabase backend, on the embedded server over HTTP,', async () => {
  await database().reset();
  return browser();
});

sendsOnly('brandUpdates');
