import type { Picture } from '@daybreak/media';
import { type CSSProperties, useState } from 'react';
import { imageOf, pictureSizes } from '../../images.ts';
import * as styles from '../slide.css.ts';
import { useSlideMedium } from './medium.ts';

interface StagePictureProps {
  picture: Picture;
  /** The part to keep when the picture is cropped, as an `object-position` value. */
  focus?: CSSProperties['objectPosition'];
}

/** A picture that fills its box. The words next to it say what matters. */
export function StagePicture({ picture, focus }: StagePictureProps) {
  const [failed, setFailed] = useState(false);
  const medium = useSlideMedium();
  const { path, avif, webp } = imageOf(picture);
  // Its box has its own background, which looks better than the browser's broken-image icon.
  if (failed) return null;
  if (medium === 'file')
    return <img className={styles.picture} style={{ objectPosition: focus }} src={path} alt={picture.alt} />;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={pictureSizes} />
      <img
        className={styles.picture}
        style={{ objectPosition: focus }}
        srcSet={webp}
        sizes={pictureSizes}
        src={path}
        alt=""
        decoding="async"
        onError={() => setFailed(true)}
      />
    </picture>
  );
}
