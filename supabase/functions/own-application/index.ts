import { createOwnApplication } from './ownApplication.ts';

export default { fetch: createOwnApplication() };
