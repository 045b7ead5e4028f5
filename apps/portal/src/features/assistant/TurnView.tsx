import { Boundary, lazyPart, Parts, VisuallyHidden } from '@daybreak/ui';
import * as styles from './ChatCard.css.ts';
import { CopyButton } from './CopyButton.tsx';
import type { Turn } from './conversation.ts';
import { assistant } from './messages.ts';
import { RetryButton } from './RetryButton.tsx';

/** What reads Markdown: it comes with the first question. */
export const Answer = lazyPart(() => import('./Answer.tsx'), 'Answer', { optional: true });

interface TurnViewProps {
  turn: Turn;
  /** More of it is on its way. */
  streaming: boolean;
  /** Only the last answer can be asked for again. */
  onRetry?: () => void;
  /** Tells assistive technology. */
  say: (words: string) => void;
}

/** What one of the two said. */
export const TurnView = ({ turn, streaming, onRetry, say }: TurnViewProps) =>
  turn.role === 'user' ? (
    <li className={styles.question} dir="auto">
      <VisuallyHidden>{assistant.you}: </VisuallyHidden>
      <span>{turn.content}</span>
    </li>
  ) : (
    <li className={styles.reply} dir="auto">
      <VisuallyHidden>{assistant.name}: </VisuallyHidden>
      <Boundary fallback={() => <PlainAnswer>{turn.content}</PlainAnswer>}>
        <Parts fallback={<PlainAnswer>{turn.content}</PlainAnswer>}>
          <Answer streaming={streaming}>{turn.content}</Answer>
        </Parts>
      </Boundary>
      {turn.ending === 'stopped' ? <p className={styles.ending}>{assistant.stopped}</p> : null}
      {turn.ending === 'cutOff' ? <p className={styles.ending}>{assistant.cutOff}</p> : null}
      {streaming ? null : (
        <div className={styles.turnActions}>
          <CopyButton text={turn.content} say={say} />
          {onRetry ? <RetryButton onClick={onRetry} /> : null}
        </div>
      )}
    </li>
  );

/** An answer as it was written, while what reads its Markdown is on its way, or where it did not come. */
const PlainAnswer = ({ children }: { children: string }) => (
  <div className={`${styles.answer} ${styles.plain}`}>{children}</div>
);
