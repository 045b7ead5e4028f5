import { createSweep } from './sweep.ts';

export default { fetch: createSweep() };
