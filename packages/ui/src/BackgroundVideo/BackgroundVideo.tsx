'use client';

import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './BackgroundVideo.css.ts';
import { useMotionAllowed } from './useMotionAllowed.ts';

export interface BackgroundVideoProps {
  /** Addresses of the loop, smallest first: AV1 and VP9 in WebM, and H.264 for browsers that support neither. */
  av1: string;
  vp9: string;
  mp4: string;
  /** Classes in addition to the video's own styles. It fills its nearest positioned ancestor. */
  className?: string;
  /** Positions the button. */
  controlClassName?: string;
}

/**
 * A silent looping video over a still image, with a button to pause it (WCAG 2.2.2). It shows nothing with reduced motion or Save-Data, or
 * before the page has loaded.
 */
export function BackgroundVideo({ av1, vp9, mp4, className, controlClassName }: BackgroundVideoProps) {
  const allowed = useMotionAllowed();
  const [playing, setPlaying] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const Icon = playing ? Pause : Play;
  if (!allowed) return null;

  const toggle = () => {
    if (!video.current?.paused) return video.current?.pause();
    video.current.play().catch((reason) => console.warn("Couldn't play the background video.", reason));
  };

  return (
    <>
      <video
        ref={video}
        className={classNames(styles.video, className)}
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
        className={classNames(styles.control, controlClassName)}
        aria-label={playing ? 'Pause background video' : 'Play background video'}
        onClick={toggle}
      >
        <Icon size={18} fill="currentColor" />
      </button>
    </>
  );
}
