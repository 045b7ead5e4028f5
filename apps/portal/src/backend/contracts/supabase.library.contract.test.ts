import { embeddedServer } from '../testing/embeddedServer.ts';
import { libraryContract } from './library.contract.ts';

const { browser, sendsOnly } = embeddedServer();

libraryContract('the Supabase library, on the embedded server over HTTP,', async () => ({ browser }));

sendsOnly('library');
