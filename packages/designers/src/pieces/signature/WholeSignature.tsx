import type { ReactNode } from 'react';
import * as styles from './SignatureCard.css.ts';
import { useFitted } from './useFitted.ts';

function fit(mail: HTMLElement, place: HTMLElement) {
  const scale = Math.min(place.clientWidth / mail.offsetWidth, 1);
  mail.style.transform = scale < 1 ? `scale(${scale})` : '';
  place.style.blockSize = scale < 1 ? `${mail.offsetHeight * scale}px` : '';
}

/** A signature with all that it has: smaller where its place is too narrow for it, as telephones show a mail. */
export const WholeSignature = ({ children }: { children: ReactNode }) => (
  <div className={styles.place}>
    <div ref={useFitted(fit)} translate="no" className={styles.whole}>
      {children}
    </div>
  </div>
);
