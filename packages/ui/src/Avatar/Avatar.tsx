'use client';

import { type ComponentProps, useState } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Avatar.css.ts';

export interface AvatarProps extends ComponentProps<'span'> {
  name: string;
  src?: string;
  size?: keyof typeof styles.size;
}

/** First letters of the first and last word of a name, in capitals; "?" for a name without letters. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => word?.match(/\p{L}/u)?.[0] ?? '',
  );
  return letters.join('').toLocaleUpperCase('en-US') || '?';
}

/** A small avatar: the person's picture, or their initials if the picture is missing or still loading. It's decorative, because the name appears next to it. */
export function Avatar({ name, src, size = 'medium', className, ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span aria-hidden="true" {...rest} className={classNames(styles.avatar, styles.size[size], className)}>
      <span className={styles.letters}>{initials(name)}</span>
      {src && src !== broken ? (
        <img className={styles.image} src={src} alt="" draggable={false} onError={() => setBroken(src)} />
      ) : null}
    </span>
  );
}
