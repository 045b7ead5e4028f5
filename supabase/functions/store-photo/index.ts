import { createStorePhoto } from './storePhoto.ts';

export default { fetch: createStorePhoto() };
