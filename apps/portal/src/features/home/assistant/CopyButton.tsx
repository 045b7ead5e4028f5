import { Button } from '@daybreak/ui';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as styles from './ChatCard.css.ts';
import { assistant } from './messages.ts';

/** Milliseconds that the button shows its result. */
const feedback = 2_000;

interface CopyButtonProps {
  text: string;
  /** Announces the result to assistive technology. */
  say: (words: string) => void;
}

/** Copies an answer and shows the result on the button. */
export function CopyButton({ text, say }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(undefined), feedback);
    return () => clearTimeout(timer);
  }, [outcome]);

  const announceResult = (result: 'copied' | 'copyFailed') => {
    setOutcome(result);
    say(assistant[result]);
  };
  const copy = async () => {
    // The same words are only announced again after different ones.
    say('');
    try {
      await navigator.clipboard.writeText(text);
      announceResult('copied');
    } catch (error) {
      console.error("Couldn't copy an answer.", error);
      announceResult('copyFailed');
    }
  };
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <>
      <Button tone="quiet" size="small" icon={<Icon size={14} />} onClick={() => void copy()}>
        {outcome === 'copied' ? assistant.copied : assistant.copy}
      </Button>
      {outcome === 'copyFailed' ? <span className={styles.copyFailed}>{assistant.copyFailed}</span> : null}
    </>
  );
}
