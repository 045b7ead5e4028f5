import { memoryBackend } from '../memory/memoryBackend.ts';
import { cardsContract } from './cards.contract.ts';

cardsContract('the memory backend', async () => memoryBackend());
