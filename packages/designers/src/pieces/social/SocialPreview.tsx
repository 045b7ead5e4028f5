import { previewOf } from '../../workbench/previewOf.tsx';
import { social } from './social.ts';

/** A square post, as overviews show the designer. */
export const SocialPreview = previewOf(social, {
  platform: 'instagram',
  format: 'feed-post',
  theme: 'image',
});
