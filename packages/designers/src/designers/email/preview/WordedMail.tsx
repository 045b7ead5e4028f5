import { type PointerEvent, useRef, useState } from 'react';
import { type Pointed, wordsAt } from '../../../editor/studio/words.ts';
import { MailFrame, type MailFrameProps } from './MailFrame.tsx';
import * as styles from './preview.css.ts';

interface WordedMailProps extends Omit<MailFrameProps, 'frame' | 'children'> {
  /** True if words come from a field. */
  leads: (words: Pointed) => boolean;
  /** Called when words are clicked. */
  onWords: (words: Pointed) => void;
}

/**
 * A mail whose words lead to their field when clicked. They're read from outside, so the mail stays exactly what is
 * sent.
 */
export function WordedMail({ leads, onWords, ...mail }: WordedMailProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [under, setUnder] = useState<Record<'left' | 'top' | 'width' | 'height', number>>();
  const at = ({ clientX, clientY }: PointerEvent | React.MouseEvent) => {
    const page = frame.current?.contentDocument;
    const box = frame.current?.getBoundingClientRect();
    return page && box && wordsAt(page, (clientX - box.left) / mail.scale, (clientY - box.top) / mail.scale);
  };
  return (
    <MailFrame {...mail} frame={frame}>
      {/* Keyboard users reach every field through the form. */}
      <div
        aria-hidden="true"
        className={styles.words}
        data-on={under ? true : undefined}
        onPointerMove={(event) => {
          const words = at(event);
          const box = words && leads(words) ? words.around.getBoundingClientRect() : undefined;
          setUnder(
            box && {
              left: box.left * mail.scale,
              top: box.top * mail.scale,
              width: box.width * mail.scale,
              height: box.height * mail.scale,
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
    </MailFrame>
  );
}
