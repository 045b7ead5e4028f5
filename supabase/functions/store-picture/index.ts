import { createStorePicture } from './storePicture.ts';

export default { fetch: createStorePicture() };
