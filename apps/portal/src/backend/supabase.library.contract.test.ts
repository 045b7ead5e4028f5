import { embeddedServer } from './embeddedServer.ts';
import { libraryContract } from './library.contract.ts';

const { browser } = embeddedServer();

libraryContract('the Supabase library, on the embedded server over HTTP,', async () => ({ browser }));
