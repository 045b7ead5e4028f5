import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as styles from '../SignatureStudio.css.ts';
import { WholeSignature } from '../WholeSignature.tsx';

interface EndOfMailProps {
  width: number;
  scale: number;
  dark: boolean;
  /** Called with the clicked point in the window. */
  onPress: (x: number, y: number) => void;
  children: ReactNode;
}

/** The end of an email with its signature, at a scale. Clicks on links lead to the form. */
export function EndOfMail({ width, scale, dark, onPress, children }: EndOfMailProps) {
  const mail = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const node = mail.current;
    if (!node) return;
    const watch = new ResizeObserver(() => setHeight(node.offsetHeight));
    watch.observe(node);
    return () => watch.disconnect();
  }, []);
  return (
    <div className={styles.paper} style={{ inlineSize: width * scale, blockSize: height * scale }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keyboard users reach every field through the form */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: same reason */}
      <div
        ref={mail}
        translate="no"
        className={`${styles.mail} ${dark ? styles.dark : styles.light}`}
        style={{ inlineSize: width, transform: `scale(${scale})` }}
        onClick={(event) => {
          event.preventDefault();
          onPress(event.clientX, event.clientY);
        }}
      >
        {['92%', '97%', '58%'].map((length) => (
          <span key={length} className={styles.line} style={{ inlineSize: length }} aria-hidden="true" />
        ))}
        <div className={styles.signature}>
          <WholeSignature>{children}</WholeSignature>
        </div>
      </div>
    </div>
  );
}
