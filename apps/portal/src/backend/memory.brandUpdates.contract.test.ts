import { brandUpdatesContract } from './brandUpdates.contract.ts';
import { memoryBackend } from './memory/memoryBackend.ts';

brandUpdatesContract('the memory backend', async () => memoryBackend());
