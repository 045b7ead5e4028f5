import { openBackend } from '../local/index.ts';

// Creates the snapshot of a fresh database that tests start from. Otherwise each of their processes would create its
// own.
process.env.LITE_AUTH_BCRYPT_COST = '4';
const backend = await openBackend({ origin: 'http://127.0.0.1' });
await backend.close();
