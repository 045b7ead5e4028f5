import type { ComponentProps } from 'react';
import { type Background, logoOn } from './backgrounds.ts';
import * as styles from './MeetingBackgrounds.css.ts';

interface BackgroundPictureProps extends ComponentProps<'img'> {
  background: Background;
}

/** A background as it's downloaded, with the logo in place. */
export const BackgroundPicture = ({ background, alt, ...picture }: BackgroundPictureProps) => (
  <span className={styles.picture}>
    <img {...picture} alt={alt} className={styles.scene} />
    <img src={logoOn[background.ground]} alt="" className={styles.mark} />
  </span>
);
