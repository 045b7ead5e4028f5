import { pictures } from '@daybreak/media';
import type { Elements } from '@daybreak/ui';
import { BrandPicture } from './BrandPicture.tsx';
import * as styles from './Plate.css.ts';

interface PlateProps {
  ground: keyof typeof styles.background;
  /** Leaves out the scrim that darkens pictures. */
  bright?: boolean;
  /** The plate's width, for a picture's `sizes`. */
  sizes?: string;
  className?: string;
  children: Elements;
}

/** A picture with a quiet middle for logos. */
const [, solarField] = pictures;

/** The ground that a logo or a specimen is shown on. */
export const Plate = ({ ground, bright = false, sizes = '20rem', className = '', children }: PlateProps) => (
  <div className={`${styles.plate} ${styles.background[ground]} ${className}`}>
    {ground === 'picture' ? (
      <>
        <BrandPicture picture={solarField} sizes={sizes} alt="" className={styles.picture} />
        {bright ? null : <div className={styles.scrim} />}
      </>
    ) : null}
    {children}
  </div>
);
