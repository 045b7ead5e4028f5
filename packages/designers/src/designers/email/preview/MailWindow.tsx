import { EmailFrame, type EmailFrameProps } from './EmailFrame.tsx';
import * as styles from './preview.css.ts';

interface MailWindowProps extends EmailFrameProps {
  /** In CSS pixels. */
  height: number;
}

/** A scrollable window onto an email, which works with the keyboard too. */
export const MailWindow = ({ height, ...frame }: MailWindowProps) => (
  <section
    aria-label="Email preview"
    className={styles.view}
    style={{ inlineSize: frame.width * frame.scale, blockSize: height }}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
    tabIndex={0}
  >
    <EmailFrame {...frame} />
  </section>
);
