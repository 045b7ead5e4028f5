import { approvalsContract } from './approvals.contract.ts';
import { memoryBackend } from './memory/memoryBackend.ts';

approvalsContract('the memory backend', async () => memoryBackend());
