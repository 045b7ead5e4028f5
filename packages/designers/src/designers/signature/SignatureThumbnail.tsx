import { type MailNode, toElement } from './mailNode.ts';
import { picturesHere } from './picturesHere.ts';
import * as styles from './SignatureCard.css.ts';
import { useFitted } from './useFitted.ts';

function fit(mail: HTMLElement, place: HTMLElement) {
  const scale = Math.min(place.clientWidth / mail.offsetWidth, place.clientHeight / mail.offsetHeight, 1);
  mail.style.transform = `translate(-50%, -50%) scale(${scale})`;
}

/** A small picture of a signature, as large as its container allows. */
export const SignatureThumbnail = ({ node }: { node: MailNode }) => (
  <span className={styles.thumbnail}>
    <div ref={useFitted(fit)} translate="no" className={styles.natural}>
      {toElement(node, picturesHere)}
    </div>
  </span>
);
