import { previewOf } from '../../workbench/previewOf.tsx';
import { ads } from './ads.ts';

/** A feed ad, as overviews show the designer. */
export const AdsPreview = previewOf(ads, { platform: 'facebook', size: 'feed', theme: 'blue' });
