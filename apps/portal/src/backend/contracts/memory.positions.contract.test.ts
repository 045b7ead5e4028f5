import { memoryBackend } from '../memory/memoryBackend.ts';
import { applicationOf } from '../memory/sampleApplications.ts';
import { positionsContract } from './positions.contract.ts';

positionsContract('the memory backend', async () => {
  const applications = [applicationOf()];
  return {
    backend: memoryBackend({ applications }),
    apply: async (id) => {
      applications.push(applicationOf({ position: { id, title: 'Field Technician' } }));
    },
  };
});
