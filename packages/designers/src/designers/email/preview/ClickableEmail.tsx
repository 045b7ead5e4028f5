import { type PointerEvent, useRef, useState } from 'react';
import { type PointedWords, wordsAt } from '../../../editor/studio/words.ts';
import { EmailFrame, type EmailFrameProps } from './EmailFrame.tsx';
import * as styles from './preview.css.ts';

interface ClickableEmailProps extends Omit<EmailFrameProps, 'frame' | 'children'> {
  /** True if words come from a field. */
  leads: (words: PointedWords) => boolean;
  /** Called when words are clicked. */
  onWords: (words: PointedWords) => void;
}

/**
 * A mail whose words lead to their field when clicked. They're read from outside, so the mail stays exactly what is
 * sent.
 */
export function ClickableEmail({ leads, onWords, ...email }: ClickableEmailProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [under, setUnder] = useState<Record<'left' | 'top' | 'width' | 'height', number>>();
  const at = ({ clientX, clientY }: PointerEvent | React.MouseEvent) => {
    const page = frame.current?.contentDocument;
    const box = frame.current?.getBoundingClientRect();
    return (
      page && box && wordsAt(page, (clientX - box.left) / email.scale, (clientY - box.top) / email.scale)
    );
  };
  return (
    <EmailFrame {...email} frameRef={frame}>
      {/* Keyboard users reach every field through the form. */}
      <div
        aria-hidden="true"
        className={styles.words}
        data-on={under ? true : undefined}
        onPointerMove={(event) => {
          const words = at(event);
          const box = words && leads(words) ? words.block.getBoundingClientRect() : undefined;
          setUnder(
            box && {
              left: box.left * email.scale,
              top: box.top * email.scale,
              width: box.width * email.scale,
              height: box.height * email.scale,
            },
          );
        }}
        onPointerLeave={() => setUnder(undefined)}
        onClick={(event) => {
          const words = at(event);
          if (words) onWords(words);
        }}
      >
        {under ? <div className={styles.word} style={under} /> : null}
      </div>
    </EmailFrame>
  );
}
