import { VisuallyHidden } from '@daybreak/ui';
import { Answer } from './Answer.tsx';
import * as styles from './ChatCard.css.ts';
import { CopyButton } from './CopyButton.tsx';
import type { Turn } from './conversation.ts';
import { assistant } from './messages.ts';
import { RetryButton } from './RetryButton.tsx';

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
      {turn.content}
    </li>
  ) : (
    <li className={styles.reply} dir="auto">
      <VisuallyHidden>{assistant.name}: </VisuallyHidden>
      <Answer streaming={streaming}>{turn.content}</Answer>
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
