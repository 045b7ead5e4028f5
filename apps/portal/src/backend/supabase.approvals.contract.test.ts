import { approvalsContract } from './approvals.contract.ts';
import { embeddedServer } from './testing/embeddedServer.ts';

const { database, browser, sendsOnly } = embeddedServer();

approvalsContract('the Supabase backend, on the embedded server over HTTP,', async () => {
  await database().reset();
  return browser();
});

sendsOnly('approvals');
