import type { MouseEvent, ReactNode } from 'react';
import * as styles from './SignatureSection.css.ts';
import { useRefit } from './useRefit.ts';

function fit(mail: HTMLElement, place: HTMLElement) {
  const scale = Math.min(place.clientWidth / mail.offsetWidth, 1);
  mail.style.transform = scale < 1 ? `scale(${scale})` : '';
  place.style.blockSize = scale < 1 ? `${mail.offsetHeight * scale}px` : '';
}

const stay = (event: MouseEvent<HTMLElement>) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
};

/** A whole signature with inactive links. It's scaled down if its container is too narrow, as phones do with emails. */
export const WholeSignature = ({ children }: { children: ReactNode }) => (
  <div className={styles.place}>
    <div translate="no" ref={useRefit(fit)} className={styles.whole} onClickCapture={stay}>
      {children}
    </div>
  </div>
);
