import { Button } from '@daybreak/ui';
import { Moon, Sun } from 'lucide-react';
import { Logo } from '../../shared/logo/Logo.tsx';
import { themeSwitch } from '../../shared/theme/messages.ts';
import { chooseTheme } from '../../shared/theme/theme.ts';
import { useTheme } from '../../shared/theme/useTheme.ts';
import { column } from './BrandGuidelinesPage.css.ts';
import { guidelines } from './messages.ts';
import * as styles from './PageBar.css.ts';
import { SectionLink } from './SectionLink.tsx';
import { sections } from './sections.ts';
import { useCurrentSection } from './useCurrentSection.ts';

/** The shell's toggle without its tooltip, because this page would download the tooltip code for nothing else. */
function ThemeButton() {
  const dark = useTheme() === 'dark';
  const label = dark ? themeSwitch.toLight : themeSwitch.toDark;
  return (
    <Button
      tone="quiet"
      aria-label={label}
      title={label}
      icon={dark ? <Sun size={20} /> : <Moon size={20} />}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    />
  );
}

/** The bar that stays in view: the logo, the sections and the theme. */
export function PageBar() {
  const current = useCurrentSection();
  return (
    <header className={styles.bar}>
      <div className={`${column} ${styles.row}`}>
        <Logo className={styles.logo} />
        <nav className={styles.nav} aria-label={guidelines.navigation}>
          {sections.map(({ id, card }) => (
            <SectionLink
              key={id}
              to={id}
              className={styles.link}
              aria-current={id === current ? 'true' : undefined}
            >
              {card}
            </SectionLink>
          ))}
        </nav>
        <div className={styles.end}>
          <ThemeButton />
        </div>
      </div>
    </header>
  );
}
