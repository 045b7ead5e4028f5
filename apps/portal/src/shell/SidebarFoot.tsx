import { version as brand } from '@daybreak/brand/package.json';
import { version as designers } from '@daybreak/designers/package.json';
import { shell } from './messages.ts';
import { ProfileLink } from './ProfileLink.tsx';
import * as styles from './SidebarFoot.css.ts';

/** The user, and the package versions that this portal was built with. */
export const SidebarFoot = () => (
  <>
    <ProfileLink />
    <p className={styles.versions}>{shell.versions(brand, designers)}</p>
  </>
);
