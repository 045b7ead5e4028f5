import { memoryBackend } from '../memory/memoryBackend.ts';
import { applicationToken } from '../memory/ownApplication.ts';
import { applicationOf } from '../memory/sampleApplications.ts';
import { ownApplicationContract } from './ownApplication.contract.ts';

ownApplicationContract('the memory backend', async () => {
  const applications = [applicationOf({ firstName: 'Jo', position: null, resume: null })];
  const token = applicationToken(applications[0] ?? applicationOf());
  return {
    backend: memoryBackend({ applications }),
    token,
    close: async () => {
      applications.splice(
        0,
        1,
        ...applications.slice(0, 1).map((one) => ({ ...one, status: 'closed' as const })),
      );
    },
  };
});
