import { createCheckResume } from './checkResume.ts';

export default { fetch: createCheckResume() };
