import type { JobApplication } from '../interfaces/Applications.ts';
import { memoryBackend } from '../memory/memoryBackend.ts';
import { newcomer, samplePeople } from '../memory/people.ts';
import { applicationOf } from '../memory/sampleApplications.ts';
import { backendContract } from './backend.contract.ts';

backendContract('the memory backend', async () => {
  const people = samplePeople();
  const applications: JobApplication[] = [];
  return {
    backend: memoryBackend({ people, applications }),
    async forgetProfile(email) {
      for (const person of people) if (person.email === email) person.profile = null;
    },
    async hire(email, firstName) {
      people.push(newcomer(email, firstName));
    },
    async receive(applicant) {
      applications.push(applicationOf({ ...applicant, resume: '1700000000000_cv.pdf' }));
    },
    resumes: async () => applications.flatMap(({ resume }) => resume ?? []),
  };
});
