import type { Elements } from '@daybreak/ui';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { drawMail } from './drawMail.ts';
import * as styles from './preview.css.ts';

export interface MailFrameProps {
  /** The whole mail. */
  html: string;
  /** Width of the screen that it is shown on, in CSS pixels. */
  width: number;
  /** How large that screen is drawn. */
  scale: number;
  /** As on a dark screen. */
  dark?: boolean;
  /** The frame itself, for who reads what is drawn in it. */
  frame?: RefObject<HTMLIFrameElement | null>;
  /** What is laid over it. */
  children?: Elements;
}

/** A mail as a program on a screen of this width shows it, at its whole height. Nothing in it runs or leads anywhere. */
export function MailFrame({ html, width, scale, dark = false, frame: given, children }: MailFrameProps) {
  const own = useRef<HTMLIFrameElement>(null);
  const frame = given ?? own;
  const [ready, setReady] = useState(false);
  const [height, setHeight] = useState(0);

  const measure = useCallback(() => {
    const body = frame.current?.contentDocument?.body;
    if (body) setHeight(Math.ceil(body.getBoundingClientRect().height));
  }, [frame]);

  useLayoutEffect(() => {
    const page = ready ? frame.current?.contentDocument : undefined;
    if (!page) return;
    drawMail(page, html, dark);
    measure();
  }, [html, dark, ready, measure, frame]);

  useLayoutEffect(() => {
    const page = ready ? frame.current?.contentDocument : undefined;
    if (!page) return;
    // In the next frame, because the new height is itself a resize of the page.
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
        // Without scripts, forms, pop-ups and navigation. Same origin, so that this page may draw into it.
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
