import { lazyPart, Parts } from '@daybreak/ui';
import type { ComponentProps } from 'react';
import * as styles from './MeetingBackgrounds.css.ts';

const NamedPicture = lazyPart(() => import('./NamedPicture.tsx'), 'NamedPicture');

/** A picture with a name, whose code loads when it's first needed. Its space is reserved until then. */
export const LazyNamedPicture = (props: ComponentProps<typeof NamedPicture>) => (
  <Parts fallback={<div className={styles.named} />}>
    <NamedPicture {...props} />
  </Parts>
);
