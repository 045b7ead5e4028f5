import { createStaffSeeding } from './seedStaff.ts';

export default { fetch: createStaffSeeding() };
