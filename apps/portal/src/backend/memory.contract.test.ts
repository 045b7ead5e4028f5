import { backendContract } from './backend.contract.ts';
import { memoryBackend } from './memory/memoryBackend.ts';
import { newcomer, samplePeople } from './memory/people.ts';

backendContract('the memory backend', async () => {
  const people = samplePeople();
  return {
    backend: memoryBackend({ people }),
    async forgetProfile(email) {
      for (const person of people) if (person.email === email) person.profile = null;
    },
    async hire(email, firstName) {
      people.push(newcomer(email, firstName));
    },
  };
});
