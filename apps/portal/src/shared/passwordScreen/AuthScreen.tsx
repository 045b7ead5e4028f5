import { company } from '@daybreak/brand';
import { type Elements, Heading, Text } from '@daybreak/ui';
import { Logo } from '../logo/Logo.tsx';
import * as styles from './AuthScreen.css.ts';
import { Backdrop } from './Backdrop.tsx';

interface AuthScreenProps {
  heading: string;
  intro: string;
  /** The form, and the link below it. */
  children: Elements;
  /** For pages in another language. */
  copyright?: string | undefined;
}

/** The frame of pages outside the shell that ask for a password: moving picture, quiet panel, logo, copyright. */
export const AuthScreen = ({
  heading,
  intro,
  children,
  copyright = `© ${new Date().getFullYear()} ${company.legalName} All rights reserved.`,
}: AuthScreenProps) => (
  <main className={styles.screen}>
    <div className={styles.panel}>
      <Logo className={styles.logo} />
      <div className={styles.content}>
        <div className={styles.intro}>
          <Heading level={1} size="xxl">
            {heading}
          </Heading>
          <Text tone="muted">{intro}</Text>
        </div>
        {children}
      </div>
      <p className={styles.copyright}>{copyright}</p>
    </div>
    <Backdrop />
  </main>
);
