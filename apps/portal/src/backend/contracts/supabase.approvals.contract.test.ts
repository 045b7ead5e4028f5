import { embeddedServer } from '../testing/embeddedServer.ts';
import { approvalsContract } from './approvals.contract.ts';
import { downloadsContract } from './downloads.contract.ts';

const { database, browser, sendsOnly } = embeddedServer();

const fresh = async () => {
  await database().reset();
  return browser();
};
approvalsContract('the Supabase backend, on the embedded server over HTTP,', fresh);
downloadsContract('the Supabase backend, on the embedded server over HTTP,', fresh);

sendsOnly('approvals');
