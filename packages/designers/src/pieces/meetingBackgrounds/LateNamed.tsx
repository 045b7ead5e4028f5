import { lazyPart, Parts } from '@daybreak/ui';
import type { ComponentProps } from 'react';
import * as styles from './MeetingBackgrounds.css.ts';

const NamedPicture = lazyPart(() => import('./NamedPicture.tsx'), 'NamedPicture');

/** Its code comes when a name is asked for; until then its place is kept. */
export const LateNamed = (props: ComponentProps<typeof NamedPicture>) => (
  <Parts fallback={<div className={styles.named} />}>
    <NamedPicture {...props} />
  </Parts>
);
