import { backendContract } from './backend.contract.ts';
import { memoryBackend } from './memory/memoryBackend.ts';

backendContract('the memory backend', async () => ({ backend: memoryBackend() }));
