import { memoryBackend } from '../memory/memoryBackend.ts';
import { teamPicturesContract } from './teamPictures.contract.ts';

teamPicturesContract('the memory backend', async () => memoryBackend());
