import type { Elements } from '@daybreak/ui';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './preview.css.ts';
import { renderEmail } from './renderEmail.ts';

export interface EmailFrameProps {
  /** The whole email. */
  html: string;
  /** Width of the simulated screen, in CSS pixels. */
  width: number;
  /** Scale that the screen is drawn at. */
  scale: number;
  /** True to simulate a dark screen. */
  dark?: boolean;
  /** The frame itself, for code that reads its content. */
  frameRef?: RefObject<HTMLIFrameElement | null>;
  /** Overlays. */
  children?: Elements;
}

/** An email as an app shows it on a screen of this width, at full height. Nothing in it runs, and links lead nowhere. */
export function EmailFrame({ html, width, scale, dark = false, frameRef, children }: EmailFrameProps) {
  const ownFrame = useRef<HTMLIFrameElement>(null);
  const frame = frameRef ?? ownFrame;
  const [ready, setReady] = useState(false);
  const [height, setHeight] = useState(0);

  const measure = useCallback(() => {
    const body = frame.current?.contentDocument?.body;
    if (body) setHeight(Math.ceil(body.getBoundingClientRect().height));
  }, [frame]);

  useLayoutEffect(() => {
    const page = ready ? frame.current?.contentDocument : undefined;
    if (!page) return;
    renderEmail(page, html, dark);
    measure();
  }, [html, dark, ready, measure, frame]);

  useLayoutEffect(() => {
    const page = ready ? frame.current?.contentDocument : undefined;
    if (!page) return;
    // In the next frame, because the new height itself resizes the page.
    let next = 0;
    const observer = new ResizeObserver(() => {
      next = requestAnimationFrame(measure);
    });
    observer.observe(page.body);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(next);
    };
  }, [ready, measure, frame]);

  return (
    <div className={styles.screen} style={{ inlineSize: width * scale, blockSize: height * scale }}>
      <iframe
        ref={frame}
        title="The email"
        tabIndex={-1}
        // No scripts, forms, pop-ups or navigation. Same origin, so that this page can draw into it.
        sandbox="allow-same-origin"
        srcDoc="<!doctype html>"
        onLoad={() => setReady(true)}
        className={styles.frame}
        style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
      />
      {children}
    </div>
  );
}
