import { type DatabaseOptions, openDatabase } from '../../local/database/database.ts';
import { createInbox } from '../../local/mail/mail.ts';
import { memoryStorage } from '../../local/storage/storage.ts';

/** A database with the platform's schemas and no migrations. */
export const bareDatabase = (place: Pick<DatabaseOptions, 'folder' | 'snapshot'> = {}) =>
  openDatabase({
    ...place,
    origin: 'http://127.0.0.1',
    mailer: createInbox().mailer,
    storage: memoryStorage(),
  });
