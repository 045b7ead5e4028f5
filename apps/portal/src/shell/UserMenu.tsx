import { Avatar, DropdownMenu, toast } from '@daybreak/ui';
import { ChevronsUpDown, LogOut } from 'lucide-react';
import { usePerson } from '../session/PersonProvider.tsx';
import { fullNameOf } from '../session/personNames.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { shell, signedOut, signOutFailed } from './messages.ts';
import * as styles from './UserMenu.css.ts';

/** The person's name at the foot of the sidebar, with the way out. */
export function UserMenu() {
  const { person } = usePerson();
  const { signOut } = useSession();
  const name = fullNameOf(person);

  const leave = async () => {
    try {
      await signOut();
      toast({ ...signedOut, tone: 'success' });
    } catch (error) {
      console.error('Signing out failed.', error);
      toast({ ...signOutFailed, tone: 'danger' });
    }
  };

  return (
    <DropdownMenu
      label={shell.account}
      trigger={
        <button type="button" className={styles.trigger}>
          <Avatar name={name} size="small" />
          <span className={styles.name}>{person.known ? name : ''}</span>
          <ChevronsUpDown size={16} aria-hidden="true" className={styles.chevron} />
        </button>
      }
      items={[
        { kind: 'heading', label: person.session.email },
        { kind: 'separator' },
        { label: shell.signOut, icon: <LogOut />, onSelect: () => void leave() },
      ]}
    />
  );
}
