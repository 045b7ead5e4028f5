import { approvalsContract } from './approvals.contract.ts';
import { downloadsContract } from './downloads.contract.ts';
import { memoryBackend } from './memory/memoryBackend.ts';

approvalsContract('the memory backend', async () => memoryBackend());
downloadsContract('the memory backend', async () => memoryBackend());
