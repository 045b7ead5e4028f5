import { cardsContract } from './cards.contract.ts';
import { memoryBackend } from './memory/memoryBackend.ts';

cardsContract('the memory backend', async () => memoryBackend());
