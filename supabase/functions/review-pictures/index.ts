import { createReviewPictures } from './reviewPictures.ts';

export default { fetch: createReviewPictures() };
