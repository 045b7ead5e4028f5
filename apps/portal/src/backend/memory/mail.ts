import { BackendError } from '../errors.ts';
import type { LoggedMail } from '../interfaces/Audit.ts';
import type { Mail } from '../interfaces/Mail.ts';
import type { MemoryAccess } from './access.ts';
import type { Methods } from './operation.ts';

export function memoryMail({ user }: MemoryAccess, log: LoggedMail[]): Methods<Mail> {
  return {
    sendTest() {
      if (!user.person) throw new BackendError('signedOut', 'You must be logged in to send a test.');
      log.unshift({
        id: (log[0]?.id ?? 0) + 1,
        at: new Date().toISOString(),
        kind: 'test',
        to: user.person.email,
        by: user.person.names.full ?? null,
        state: 'sent',
        reason: null,
      });
      return user.person.email;
    },
  };
}
