import { localPicture } from './localPicture.ts';
import { type HtmlNode, toElement } from './mailNode.ts';
import * as styles from './SignatureSection.css.ts';
import { useRefit } from './useRefit.ts';

function fit(mail: HTMLElement, place: HTMLElement) {
  const scale = Math.min(place.clientWidth / mail.offsetWidth, place.clientHeight / mail.offsetHeight, 1);
  mail.style.transform = `translate(-50%, -50%) scale(${scale})`;
}

/** A small picture of a signature, as large as its container allows. */
export const SignatureThumbnail = ({ node }: { node: HtmlNode }) => (
  <span className={styles.thumbnail}>
    <div ref={useRefit(fit)} translate="no" className={styles.natural}>
      {toElement(node, localPicture)}
    </div>
  </span>
);
