import { memoryBackend } from '../memory/memoryBackend.ts';
import { approvalsContract } from './approvals.contract.ts';
import { downloadsContract } from './downloads.contract.ts';

approvalsContract('the memory backend', async () => memoryBackend());
downloadsContract('the memory backend', async () => memoryBackend());
