import { company, logoViewBox } from '@daybreak/brand';
import logo from '@daybreak/brand/assets/logo/daybreak-logo-on-image.svg';
import av1 from '@daybreak/media/assets/video/dawnfield.av1.webm';
import mp4 from '@daybreak/media/assets/video/dawnfield.mp4';
import poster from '@daybreak/media/assets/video/dawnfield.poster.jpg';
import vp9 from '@daybreak/media/assets/video/dawnfield.vp9.webm';
import { BackgroundVideo } from '@daybreak/ui';
import { opening } from '../content.ts';
import * as styles from './OpeningSlide.css.ts';
import { useFileText, useSlideMedium } from './parts/medium.ts';
import { ground, picture, slide } from './slide.css.ts';

/** First light over the rows, and the deck's owner. */
export function OpeningSlide() {
  const fileText = useFileText();
  const medium = useSlideMedium();
  return (
    <div className={`${slide} ${ground.night}`}>
      <img
        className={`${picture} ${styles.poster}`}
        src={poster}
        alt={fileText('The sun rises over rows of solar panels')}
      />
      {medium === 'screen' ? (
        <BackgroundVideo
          av1={av1}
          vp9={vp9}
          mp4={mp4}
          className={styles.video}
          controlClassName={styles.videoControl}
        />
      ) : null}
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
