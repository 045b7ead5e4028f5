import { memoryBackend } from '../memory/memoryBackend.ts';
import { invitationToken } from '../memory/memoryInvitations.ts';
import { peopleContract } from './people.contract.ts';

peopleContract('the memory backend', async () => ({
  backend: memoryBackend(),
  tokenSentTo: invitationToken,
}));
