import type { ChangedPixels } from '@daybreak/designers/library';
import { Text } from '@daybreak/ui';
import { useEffect, useMemo } from 'react';
import * as styles from './BrandUpdate.css.ts';
import { dialog as messages } from './messages.ts';

/** A side before and after, and the pixels that differ. */
export function SidePictures({ name, pixels }: { name: string; pixels: ChangedPixels }) {
  const urls = useMemo(
    () => ({
      before: URL.createObjectURL(pixels.before),
      after: URL.createObjectURL(pixels.after),
      changed: URL.createObjectURL(pixels.changed),
    }),
    [pixels],
  );
  useEffect(
    () => () => {
      for (const url of Object.values(urls)) URL.revokeObjectURL(url);
    },
    [urls],
  );
  return (
    <>
      <div className={styles.three}>
        {(['before', 'after', 'changed'] as const).map((which) => (
          <figure key={which} className={styles.figure}>
            <img className={styles.picture} src={urls[which]} alt={messages.picture(name, messages[which])} />
            <figcaption className={styles.caption}>{messages[which]}</figcaption>
          </figure>
        ))}
      </div>
      <Text size="sm" tone="muted">
        {messages.share(pixels.share)}
      </Text>
    </>
  );
}
