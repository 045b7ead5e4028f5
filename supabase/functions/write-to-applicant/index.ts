import { createWriting } from './writeToApplicant.ts';

export default { fetch: createWriting() };
