import { embeddedServer } from '../testing/embeddedServer.ts';
import { teamPicturesContract } from './teamPictures.contract.ts';

const { database, browser, sendsOnly } = embeddedServer();

teamPicturesContract('the Supabase backend, on the embedded server over HTTP,', async () => {
  await database().reset();
  return browser();
});

sendsOnly('teamPictures');
