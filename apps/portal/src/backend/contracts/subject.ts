import type { JobApplication } from '../interfaces/Applications.ts';
import type { Backend } from '../interfaces/Backend.ts';
import type { StaffMember } from '../interfaces/Staff.ts';
import { ada, password } from './support.ts';

/** An implementation of `Backend` under test, and what tests do behind its back. */
export interface Subject {
  backend: Backend;
  /** Removes a person's profile behind the backend's back, so that their next visit is their first. */
  forgetProfile: (email: string) => Promise<void>;
  /** Adds a person without an account to the directory. */
  hire: (email: string, firstName: string) => Promise<void>;
  /** Receives a new application from this person, with the resume `1700000000000_cv.pdf`, which starts with `%PDF-`. */
  receive: (applicant: Pick<JobApplication, 'firstName' | 'lastName' | 'email'>) => Promise<void>;
  /** Names of the stored resumes. */
  resumes: () => Promise<string[]>;
}

/** Returns a person's row, as seen by the account that signs in to read it. */
export async function rowOf(backend: Backend, email: string, as = ada): Promise<StaffMember> {
  await backend.auth.signIn(as, password);
  const row = (await backend.staff.list()).find((person) => person.email === email);
  if (!row) throw new Error(`${as} can't see ${email}.`);
  return row;
}
