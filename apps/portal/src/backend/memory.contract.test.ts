import { backendContract } from './backend.contract.ts';
import { memoryBackend } from './memory/memoryBackend.ts';
import { samplePeople } from './memory/people.ts';

backendContract('the memory backend', async () => {
  const people = samplePeople();
  return {
    backend: memoryBackend({ people }),
    async forgetProfile(email) {
      for (const person of people) if (person.email === email) person.profile = null;
    },
  };
});
