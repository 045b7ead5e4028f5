import { Link } from '@daybreak/ui';
import type { ReactNode } from 'react';
import { Logo } from '../logo/Logo.tsx';
import { ThemeToggle } from '../shell/ThemeToggle.tsx';
import * as styles from './PlainPage.css.ts';

/** The frame of a tool page outside the shell: the logo, which leads home, the theme, and one column. */
export const PlainPage = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>
    <header className={styles.bar}>
      <Link href="/">
        <Logo className={styles.logo} />
      </Link>
      <ThemeToggle />
    </header>
    <main className={styles.main}>{children}</main>
  </div>
);
