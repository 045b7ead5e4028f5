import { company } from '@daybreak/brand';
import av1 from '@daybreak/media/assets/video/nightfield.av1.webm';
import mp4 from '@daybreak/media/assets/video/nightfield.mp4';
import posterImage from '@daybreak/media/assets/video/nightfield.poster.jpg';
import vp9 from '@daybreak/media/assets/video/nightfield.vp9.webm';
import { BackgroundVideo } from '@daybreak/ui';
import { useState } from 'react';
import * as styles from './Backdrop.css.ts';

/**
 * The full-screen picture behind sign-in: a still at first, the looping video if motion is allowed, and a way to stop
 * it. The video is five times as heavy, so it waits for the still.
 */
export function Backdrop() {
  const [isSettled, setIsSettled] = useState(false);
  const settle = () => setIsSettled(true);
  return (
    <div className={styles.backdrop}>
      <img className={styles.poster} src={posterImage} alt="" onLoad={settle} onError={settle} />
      {isSettled ? (
        <BackgroundVideo
          av1={av1}
          vp9={vp9}
          mp4={mp4}
          className={styles.video}
          controlClassName={styles.motionControl}
        />
      ) : null}
      <div className={styles.scrim} />
      <p className={styles.tagline}>{company.tagline}</p>
    </div>
  );
}
