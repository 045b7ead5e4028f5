import { createTestMail } from './testMail.ts';

export default { fetch: createTestMail() };
