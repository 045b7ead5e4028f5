import { pictures } from '@daybreak/media';
import type { Elements } from '@daybreak/ui';
import { BrandPicture } from './BrandPicture.tsx';
import * as styles from './Plate.css.ts';

interface PlateProps {
  ground: keyof typeof styles.ground;
  /** For pictures: leaves out the scrim that darkens them. */
  bright?: boolean;
  /** For pictures: how wide the plate is, for `sizes`. */
  sizes?: string;
  className?: string;
  children: Elements;
}

/** Quiet in the middle, where logos go. */
const [, solarField] = pictures;

/** The ground that a logo or a specimen is shown on. */
export const Plate = ({ ground, bright = false, sizes = '20rem', className = '', children }: PlateProps) => (
  <div className={`${styles.plate} ${styles.ground[ground]} ${className}`}>
    {ground === 'picture' ? (
      <>
        <BrandPicture picture={solarField} sizes={sizes} alt="" className={styles.picture} />
        {bright ? null : <div className={styles.scrim} />}
      </>
    ) : null}
    {children}
  </div>
);
