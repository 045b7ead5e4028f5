import { createInviting } from './inviteStaff.ts';

export default { fetch: createInviting() };
