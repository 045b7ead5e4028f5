import { afterEach, beforeEach, describe } from 'vitest';
import { applicationsContract } from './applications.contract.ts';
import { homeContract } from './home.contract.ts';
import { profilesContract } from './profiles.contract.ts';
import { serverFunctionsContract } from './serverFunctions.contract.ts';
import { signInContract } from './signIn.contract.ts';
import { staffContract } from './staff.contract.ts';
import type { Subject } from './subject.ts';

/**
 * Tests an implementation of `Backend`, but for the parts with a contract of their own in this folder.
 *
 * @param name the implementation's name
 * @param open returns a fresh backend with the five demo accounts, signed out
 */
export function backendContract(name: string, open: () => Promise<Subject>): void {
  describe(`${name} keeps the backend contract`, () => {
    let subject: Subject;
    beforeEach(async () => {
      subject = await open();
    });
    afterEach(() => subject.backend.auth.signOut());

    signInContract(() => subject);
    profilesContract(() => subject);
    staffContract(() => subject);
    applicationsContract(() => subject);
    homeContract(() => subject);
    serverFunctionsContract(() => subject);
  });
}
