import { createMailing } from './mailApplications.ts';

export default { fetch: createMailing() };
