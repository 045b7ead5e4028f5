import { company } from '@daybreak/brand';
import iconOnDark from '@daybreak/brand/assets/logo/daybreak-icon-on-image.svg';
import icon from '@daybreak/brand/assets/logo/daybreak-icon-primary.svg';
import { useSidebar } from '@daybreak/ui';
import { Link } from 'react-router-dom';
import { background } from '../shared/logo/Logo.css.ts';
import { Logo } from '../shared/logo/Logo.tsx';
import { useTheme } from '../shared/theme/useTheme.ts';
import * as styles from './SidebarLogo.css.ts';

/** The logo at the top of the sidebar, linking home; just its symbol on the icon rail. */
export function SidebarLogo() {
  const { open, mobile, setDrawerOpen } = useSidebar();
  const dark = useTheme() === 'dark';
  return (
    <Link
      to="/"
      className={styles.link}
      aria-label={`${company.name}, home`}
      onClick={() => setDrawerOpen(false)}
    >
      {open || mobile ? (
        <Logo className={styles.logo} />
      ) : (
        <img
          src={dark ? iconOnDark : icon}
          alt=""
          width={32}
          height={32}
          className={`${background} ${styles.icon}`}
        />
      )}
    </Link>
  );
}
