import av1 from '@daybreak/media/assets/video/dawnfield.av1.webm';
import mp4 from '@daybreak/media/assets/video/dawnfield.mp4';
import vp9 from '@daybreak/media/assets/video/dawnfield.vp9.webm';
import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import * as styles from './BackgroundVideo.css.ts';

/** A silent loop behind a slide, and the way to stop it. It fades in over its own first frame. */
export function BackgroundVideo() {
  const [playing, setPlaying] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const Icon = playing ? Pause : Play;

  const toggle = () => {
    if (!video.current?.paused) return video.current?.pause();
    video.current.play().catch((reason) => console.warn('The background video does not play.', reason));
  };

  return (
    <>
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
      <button
        type="button"
        className={styles.control}
        aria-label={playing ? 'Pause background video' : 'Play background video'}
        onClick={toggle}
      >
        <Icon size={18} fill="currentColor" aria-hidden="true" />
      </button>
    </>
  );
}
