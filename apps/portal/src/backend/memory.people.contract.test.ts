import { memoryBackend } from './memory/memoryBackend.ts';
import { peopleContract } from './people.contract.ts';

peopleContract('the memory backend', async () => memoryBackend());
