import { Card, type Elements, Heading } from '@daybreak/ui';
import { type ReactNode, useId } from 'react';
import { Retry } from '../../../shared/requests/Retry.tsx';
import * as styles from './HomeCard.css.ts';

interface HomeCardProps {
  title: string;
  /** Shown at the end of the header. */
  action?: Elements;
  /** The card's content is loading. */
  busy?: boolean;
  children: ReactNode;
}

/** A card of the home page, next to the assistant's. */
export function HomeCard({ title, action, busy = false, children }: HomeCardProps) {
  const id = useId();
  return (
    <Card
      as="section"
      padding="none"
      className={styles.card}
      aria-labelledby={id}
      aria-busy={busy || undefined}
    >
      <header className={styles.head}>
        <Heading level={2} size="md" id={id} className={styles.title}>
          {title}
        </Heading>
        {action}
      </header>
      <div className={styles.body}>{children}</div>
    </Card>
  );
}

interface CardNoteProps {
  title: string;
  /** Decoration above the words. */
  picture?: Elements;
  action?: Elements;
  children: ReactNode;
}

/** The note in an empty card: what would be here, and the next step. */
export const CardNote = ({ title, picture, action, children }: CardNoteProps) => (
  <div className={styles.note}>
    {picture}
    <p className={styles.noteTitle}>{title}</p>
    <p className={styles.noteText}>{children}</p>
    {action ? <div className={styles.noteAction}>{action}</div> : null}
  </div>
);

interface CardFailedProps {
  title: string;
  onRetry: () => void;
  children: ReactNode;
}

export const CardFailed = ({ title, onRetry, children }: CardFailedProps) => (
  <CardNote title={title} action={<Retry onRetry={onRetry} />}>
    {children}
  </CardNote>
);
