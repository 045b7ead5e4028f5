import { Button, VisuallyHidden } from '@daybreak/ui';
import { Check, Copy, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Answer } from './Answer.tsx';
import * as styles from './ChatCard.css.ts';
import type { Turn } from './conversation.ts';
import { assistant } from './messages.ts';

interface TurnViewProps {
  turn: Turn;
  /** More of it is on its way. */
  streaming: boolean;
  /** Only the last answer can be asked for again. */
  onRetry?: () => void;
}

/** What one of the two said. */
export const TurnView = ({ turn, streaming, onRetry }: TurnViewProps) =>
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
          <CopyButton text={turn.content} />
          {onRetry ? (
            <Button
              tone="quiet"
              size="small"
              icon={<RotateCcw size={14} aria-hidden="true" />}
              onClick={onRetry}
            >
              {assistant.retry}
            </Button>
          ) : null}
        </div>
      )}
    </li>
  );

const feedback = 2_000;

/** Copies an answer and says so where it was pressed. */
function CopyButton({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(undefined), feedback);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch (error) {
      console.error('An answer could not be copied.', error);
      setOutcome('failed');
    }
  };
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        icon={
          outcome === 'copied' ? (
            <Check size={14} aria-hidden="true" />
          ) : (
            <Copy size={14} aria-hidden="true" />
          )
        }
        onClick={() => void copy()}
      >
        {outcome === 'copied' ? assistant.copied : assistant.copy}
      </Button>
      <span role="status">{outcome === 'failed' ? assistant.copyFailed : ''}</span>
    </>
  );
}
