import { createAccepting } from './acceptInvitation.ts';

export default { fetch: createAccepting() };
