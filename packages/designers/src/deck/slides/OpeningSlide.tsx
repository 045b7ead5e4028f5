import { company, logoViewBox } from '@daybreak/brand';
import logo from '@daybreak/brand/assets/logo/daybreak-logo-on-image.svg';
import poster from '@daybreak/media/assets/video/dawnfield.poster.jpg';
import { opening } from '../content.ts';
import { BackgroundVideo } from './BackgroundVideo.tsx';
import { useFileText, useSlideMedium } from './medium.ts';
import * as styles from './OpeningSlide.css.ts';
import { ground, picture, slide } from './slide.css.ts';
import { useMotionAllowed } from './useMotionAllowed.ts';

/** First light over the rows, and whose deck it is. */
export function OpeningSlide() {
  const fileText = useFileText();
  const motionAllowed = useMotionAllowed();
  const moving = useSlideMedium() === 'screen' && motionAllowed;
  return (
    <div className={`${slide} ${ground.night}`}>
      <img
        className={`${picture} ${styles.poster}`}
        src={poster}
        alt={fileText('The sun rises over rows of solar panels')}
      />
      {moving ? <BackgroundVideo /> : null}
      <div className={styles.scrim} />
      <div className={styles.words}>
        <h2>
          <img
            className={styles.logo}
            src={logo}
            alt={company.name}
            width={logoViewBox.logo.width}
            height={logoViewBox.logo.height}
          />
        </h2>
        <p className={styles.tagline}>{opening.lead}</p>
      </div>
    </div>
  );
}
