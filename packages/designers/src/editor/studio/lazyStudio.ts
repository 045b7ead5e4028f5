import { lazyPart } from '@daybreak/ui';

/** The studio, downloaded when the user is about to open it. */
export const Studio = lazyPart(() => import('./Studio.tsx'), 'Studio');
