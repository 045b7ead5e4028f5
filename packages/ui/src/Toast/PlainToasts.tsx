'use client';

import { useEffect } from 'react';
import { asSentence } from '../Verbatim/Sentence.tsx';
import * as styles from './Toasts.css.ts';
import { durationOf, type ShownToast, toastStore } from './toast.ts';

/** The messages as plain text, in case the code that draws them couldn't be downloaded. */
export const PlainToasts = ({ toasts }: { toasts: readonly ShownToast[] }) => (
  <div role="status" className={styles.viewport}>
    {toasts.map((toast) => (
      <PlainToast key={toast.id} {...toast} />
    ))}
  </div>
);

function PlainToast({ id, title, description, tone = 'info' }: ShownToast) {
  useEffect(() => {
    const timer = setTimeout(() => toastStore.dismiss(id), durationOf);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <div className={styles.toast} data-tone={tone}>
      <span aria-hidden="true" className={styles.icon[tone]}>
        ●
      </span>
      <div>
        <p className={styles.title}>{asSentence(title)}</p>
        {description ? <p className={styles.description}>{asSentence(description)}</p> : null}
      </div>
    </div>
  );
}
