import { company } from '@daybreak/brand';
import av1 from '@daybreak/media/assets/video/nightfield.av1.webm';
import mp4 from '@daybreak/media/assets/video/nightfield.mp4';
import posterImage from '@daybreak/media/assets/video/nightfield.poster.jpg';
import vp9 from '@daybreak/media/assets/video/nightfield.vp9.webm';
import { useRef, useState } from 'react';
import * as styles from './Backdrop.css.ts';
import { useMotionAllowed } from './useMotionAllowed.ts';

/** The full-screen picture behind sign-in: a still at once, the looping video when it may move, and a way to stop it. */
export function Backdrop() {
  const moving = useMotionAllowed();
  const [playing, setPlaying] = useState(false);
  const video = useRef<HTMLVideoElement>(null);

  const toggle = () => {
    if (!video.current) return;
    if (video.current.paused) void video.current.play();
    else video.current.pause();
  };

  return (
    <div className={styles.backdrop}>
      <img className={styles.poster} src={posterImage} alt="" />
      {moving ? (
        <video
          ref={video}
          className={styles.video}
          data-playing={playing || undefined}
          aria-hidden="true"
          tabIndex={-1}
          autoPlay
          loop
          muted
          playsInline
          disablePictureInPicture
          onPlaying={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        >
          <source src={av1} type='video/webm; codecs="av01.0.08M.08"' />
          <source src={vp9} type='video/webm; codecs="vp9"' />
          <source src={mp4} type="video/mp4" />
        </video>
      ) : null}
      <div className={styles.scrim} />
      <p className={styles.tagline}>{company.tagline}</p>
      {moving ? (
        <button
          type="button"
          className={styles.motionControl}
          aria-label={playing ? 'Pause background video' : 'Play background video'}
          onClick={toggle}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
            <path d={playing ? 'M4 3h3v10H4zM9 3h3v10H9z' : 'M4.5 2.5v11l9-5.5z'} />
          </svg>
        </button>
      ) : null}
    </div>
  );
}
