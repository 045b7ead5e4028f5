import { lazyPart, Parts } from '@daybreak/ui';
import type { ComponentProps } from 'react';
import * as styles from './MeetingBackgrounds.css.ts';

const NamedPicture = lazyPart(() => import('./NamedPicture.tsx'), 'NamedPicture');

/** Loads its code once a name is asked for, and reserves its space until then. */
export const LazyNamedPicture = (props: ComponentProps<typeof NamedPicture>) => (
  <Parts fallback={<div className={styles.named} />}>
    <NamedPicture {...props} />
  </Parts>
);
