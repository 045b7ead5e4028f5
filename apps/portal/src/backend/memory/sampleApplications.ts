import type { ApplicationNote, JobApplication } from '../interfaces/Applications.ts';

let count = 0;

/** An application with plain answers, except for the given ones. */
export function applicationOf(changes: Partial<JobApplication> = {}): JobApplication {
  count += 1;
  return {
    id: `application-${count}`,
    reference: `7QK2M-${String(count).padStart(5, '0')}`,
    firstName: 'Jo',
    lastName: 'Doe',
    email: 'jo@example.com',
    phone: null,
    experience: '0',
    startDate: '2026-12-01',
    salary: null,
    authorization: null,
    position: null,
    language: 'en',
    resume: null,
    status: 'new',
    notes: [],
    submittedAt: '2026-11-20T09:30:00+00:00',
    correction: null,
    ...changes,
  };
}

/** A note of the user's own, except for the given values. */
export const noteOf = (changes: Partial<ApplicationNote> = {}): ApplicationNote => {
  count += 1;
  return {
    id: `note-${count}`,
    body: 'Called on Monday.',
    at: '2026-11-20T10:30:00+00:00',
    author: 'Max Brandt',
    isOwn: true,
    ...changes,
  };
};
