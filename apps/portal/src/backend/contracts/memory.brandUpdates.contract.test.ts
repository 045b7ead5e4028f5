import { memoryBackend } from '../memory/memoryBackend.ts';
import { brandUpdatesContract } from './brandUpdates.contract.ts';

brandUpdatesContract('the memory backend', async () => memoryBackend());
