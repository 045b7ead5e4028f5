import { Boundary, lazyPart, Parts, VisuallyHidden } from '@daybreak/ui';
import * as styles from './ChatCard.css.ts';
import { CopyButton } from './CopyButton.tsx';
import type { Turn } from './conversation.ts';
import { assistant } from './messages.ts';
import { RetryButton } from './RetryButton.tsx';

/** Reads Markdown. Its code loads with the first question. */
export const Answer = lazyPart(() => import('./Answer.tsx'), 'Answer', { optional: true });

interface TurnViewProps {
  turn: Turn;
  /** More of the answer is on its way. */
  streaming: boolean;
  /** Only for the last answer, which can be requested again. */
  onRetry?: () => void;
  /** Announces words to assistive technology. */
  say: (words: string) => void;
}

/** One turn of the conversation: the user's or the assistant's. */
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
      {turn.ending === 'stopped' ? <p className={styles.answerEnd}>{assistant.stopped}</p> : null}
      {turn.ending === 'cutOff' ? <p className={styles.answerEnd}>{assistant.cutOff}</p> : null}
      {streaming ? null : (
        <div className={styles.turnActions}>
          <CopyButton text={turn.content} say={say} />
          {onRetry ? <RetryButton onClick={onRetry} /> : null}
        </div>
      )}
    </li>
  );

/** The answer as plain text, while the Markdown reader loads or if it doesn't load. */
const PlainAnswer = ({ children }: { children: string }) => (
  <div className={`${styles.answer} ${styles.plainText}`}>{children}</div>
);
