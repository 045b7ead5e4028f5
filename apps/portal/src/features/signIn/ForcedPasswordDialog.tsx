import { Button, Dialog } from '@daybreak/ui';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { BackendError } from '../../backend/errors.ts';
import { forcedChange, newPassword } from '../../shared/passwordScreen/messages.ts';
import { NewPasswordForm } from '../../shared/passwordScreen/NewPasswordForm.tsx';
import { usePerson } from '../../shared/session/PersonProvider.tsx';
import { useSession } from '../../shared/session/SessionProvider.tsx';

/** The server's own message for the user if there is one, or else the specified message. */
const explain = (error: unknown) =>
  error instanceof BackendError && error.serverSpoke ? error.message : newPassword.failure;

/**
 * Open while the user still has the password that an administrator gave them. It can't be dismissed; signing out is
 * the only other way forward.
 */
export function ForcedPasswordDialog() {
  const backend = useBackend();
  const { signOut } = useSession();
  const { person, refresh } = usePerson();

  const update = async (password: string, current?: string) => {
    await backend.auth.updatePassword(password, current);
    await backend.profiles.markPasswordChanged();
  };
  const leave = () =>
    signOut().catch((error: unknown) => {
      console.error("Couldn't tell the server about the sign-out.", error);
    });

  return (
    <Dialog
      open={person.profile?.passwordChanged === false}
      onOpenChange={() => undefined}
      dismissible={false}
      size="small"
      title={forcedChange.title}
      description={forcedChange.description}
      footer={
        <Button tone="quiet" onClick={() => void leave()}>
          {forcedChange.signOut}
        </Button>
      }
    >
      <NewPasswordForm
        minimum={forcedChange.minimum}
        email={person.session.email}
        onUpdate={update}
        explain={explain}
        onDone={refresh}
      />
    </Dialog>
  );
}
