import type { Picture } from '@daybreak/brand';
import type { CSSProperties } from 'react';
import { imageOf, pictureSizes } from '../images.ts';
import * as styles from './slide.css.ts';

interface StagePictureProps {
  picture: Picture;
  /** What to keep when the picture is cropped, as `object-position` says it. */
  focus?: CSSProperties['objectPosition'];
  className?: string;
}

/** A picture that fills its box. The words beside it say what matters, so it needs no text of its own. */
export function StagePicture({ picture, focus, className = '' }: StagePictureProps) {
  const { path, avif, webp } = imageOf(picture);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={pictureSizes} />
      <img
        className={`${styles.picture} ${className}`}
        style={{ objectPosition: focus }}
        srcSet={webp}
        sizes={pictureSizes}
        src={path}
        alt=""
        decoding="async"
      />
    </picture>
  );
}
