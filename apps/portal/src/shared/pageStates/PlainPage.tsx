import { Link } from '@daybreak/ui';
import type { ReactNode } from 'react';
import { Logo } from '../logo/Logo.tsx';
import { ThemeToggle } from '../theme/ThemeToggle.tsx';
import * as styles from './PlainPage.css.ts';

/**
 * The frame of a tool page outside the shell: the logo, which links home, the theme toggle, and one column (`isWide` for
 * large content).
 */
export const PlainPage = ({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) => (
  <div className={isWide ? styles.widePage : styles.page}>
    <header className={styles.bar}>
      <Link href="/">
        <Logo className={styles.logo} />
      </Link>
      <ThemeToggle />
    </header>
    <main className={styles.main}>{children}</main>
  </div>
);
