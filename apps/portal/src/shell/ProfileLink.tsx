import { IconButton, Skeleton, Tooltip, useSidebar, Verbatim, VisuallyHidden } from '@daybreak/ui';
import { LogOut } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { pages } from '../shared/navigation/pages.ts';
import { usePerson } from '../shared/session/PersonProvider.tsx';
import { fullNameOf } from '../shared/session/personNames.ts';
import { useSignOut } from '../shared/session/useSignOut.ts';
import { PersonAvatar } from '../shared/staff/PersonAvatar.tsx';
import { shell } from './messages.ts';
import * as styles from './ProfileLink.css.ts';

/**
 * The user's name at the bottom of the sidebar, with a link to their profile and the sign-out button. On the rail, just
 * the picture.
 */
export function ProfileLink() {
  const { person } = usePerson();
  const { open, mobile, setDrawerOpen } = useSidebar();
  const { pathname } = useLocation();
  const signOut = useSignOut();
  const name = fullNameOf(person);
  const rail = !open && !mobile;

  const link = (
    <Link
      to={pages.profile.path}
      className={styles.link}
      aria-current={pathname === pages.profile.path ? 'page' : undefined}
      onClick={() => setDrawerOpen(false)}
    >
      {person.isLoaded ? (
        <PersonAvatar name={name} photo={person.staff?.photo} size="small" />
      ) : (
        <Skeleton width={28} height={28} radius={999} />
      )}
      <span className={styles.name} translate={person.isLoaded ? 'no' : undefined}>
        {person.isLoaded ? name : <VisuallyHidden>{shell.profile}</VisuallyHidden>}
      </span>
    </Link>
  );
  return (
    <div className={rail ? undefined : styles.footerRow}>
      <Tooltip content={rail ? <Verbatim>{name}</Verbatim> : null} side="right">
        {link}
      </Tooltip>
      {rail ? null : (
        <IconButton tone="quiet" label={shell.signOut} icon={<LogOut />} onClick={() => void signOut()} />
      )}
    </div>
  );
}
