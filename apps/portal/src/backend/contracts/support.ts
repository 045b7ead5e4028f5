import { BackendError } from '../errors.ts';

/** The demo accounts: a super administrator, an administrator, staff, a newcomer, and someone who left. */
export const ada = 'ada@daybreak.example';
export const max = 'max@daybreak.example';
export const sam = 'sam@daybreak.example';
export const nia = 'nia@daybreak.example';
export const ivo = 'ivo@daybreak.example';
/** Their password. */
export const password = 'Daybreak-demo-1';

/** Returns the kind and message of a call's failure; `done` if it succeeds. */
export const failureOf = (call: Promise<unknown>): Promise<readonly [kind: string, message: string]> =>
  call.then(
    () => ['done', ''],
    (error: unknown) => {
      if (error instanceof BackendError) return [error.kind, error.message];
      throw error;
    },
  );

/** Returns the kind of a call's failure; `done` if it succeeds. */
export const kindOf = async (call: Promise<unknown>): Promise<string> => (await failureOf(call))[0];
