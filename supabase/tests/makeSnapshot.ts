import { openBackend } from '../local/index.ts';

// Tests start from a snapshot of a fresh database. Made before them, it's made once: each of their processes would make its own.
process.env.LITE_AUTH_BCRYPT_COST = '4';
const backend = await openBackend({ origin: 'http://127.0.0.1' });
await backend.close();
