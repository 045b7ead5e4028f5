import { Button, Dialog } from '@daybreak/ui';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { BackendError } from '../../backend/errors.ts';
import { forcedChange, newPassword } from '../../shared/passwordScreen/messages.ts';
import { NewPasswordForm } from '../../shared/passwordScreen/NewPasswordForm.tsx';
import { usePerson } from '../../shared/session/PersonProvider.tsx';
import { useSession } from '../../shared/session/SessionProvider.tsx';

/** Returns the server's message for the user if there is one, otherwise the specified one. */
const explain = (error: unknown) =>
  error instanceof BackendError && error.serverSpoke ? error.message : newPassword.failure;

/** Requires users to change a password that an administrator gave them. The only alternative is to sign out. */
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
