import { Button, Row, Sentence, VisuallyHidden } from '@daybreak/ui';
import { Check, Copy } from 'lucide-react';
import { useRef } from 'react';
import * as styles from './CopyValue.css.ts';
import { useCopy } from './useCopy.ts';

interface CopyValueProps {
  value: string;
  /** Names the value in the button's label: "Copy address of the primary logo". */
  label: string;
}

/** A value with a button that copies it. If the browser refuses, the value is selected instead. */
export function CopyValue({ value, label }: CopyValueProps) {
  const { result, copy } = useCopy();
  const valueElement = useRef<HTMLElement>(null);
  const copied = result?.value === value && result.copied;
  const hasFailed = result?.value === value && !result.copied;
  return (
    <Row gap="3" wrap>
      <code ref={valueElement} translate="no" className={styles.value}>
        {value}
      </code>
      <Button
        icon={copied ? <Check size={16} /> : <Copy size={16} />}
        onClick={() => void copy(value, valueElement.current)}
      >
        <span>{copied ? 'Copied' : 'Copy'}</span>
        <VisuallyHidden>{` ${label}`}</VisuallyHidden>
      </Button>
      <div role="status" className={hasFailed ? styles.failed : undefined}>
        {copied ? <VisuallyHidden>Copied</VisuallyHidden> : null}
        {hasFailed ? (
          <Sentence>
            Your browser blocked copying. Press Ctrl+C, or ⌘C on a Mac, to copy the selected text.
          </Sentence>
        ) : null}
      </div>
    </Row>
  );
}
