import { useLayoutEffect, useRef } from 'react';
import { type MailNode, toElement } from './mailNode.ts';
import { picturesHere } from './picturesHere.ts';
import * as styles from './SignatureCard.css.ts';

/** A signature as a small picture of itself, as large as its place allows. */
export function SignatureThumbnail({ node }: { node: MailNode }) {
  const natural = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const mail = natural.current;
    const place = mail?.parentElement;
    if (!mail || !place) return;
    const fit = () => {
      const scale = Math.min(place.clientWidth / mail.offsetWidth, place.clientHeight / mail.offsetHeight, 1);
      mail.style.transform = `translate(-50%, -50%) scale(${scale})`;
    };
    fit();
    // Its words, its fonts and its place change without it being asked.
    const watch = new ResizeObserver(fit);
    watch.observe(mail);
    watch.observe(place);
    return () => watch.disconnect();
  }, []);
  return (
    <span className={styles.thumbnail}>
      <div ref={natural} className={styles.natural}>
        {toElement(node, picturesHere)}
      </div>
    </span>
  );
}
