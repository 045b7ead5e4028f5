import { Button, Dialog } from '@daybreak/ui';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { BackendError } from '../../../backend/errors.ts';
import { newPassword } from '../../../shared/passwordScreen/messages.ts';
import { NewPasswordForm } from '../../../shared/passwordScreen/NewPasswordForm.tsx';
import { usePerson } from '../../../shared/session/PersonProvider.tsx';
import { passwordCard } from './messages.ts';

const messages = passwordCard.dialog;

/** Returns the server's message if it has one for the user. */
function explain(error: unknown): string {
  if (!(error instanceof BackendError)) return newPassword.failure;
  if (error.kind === 'tooManyRequests') return messages.tooMany;
  return error.serverSpoke ? error.message : newPassword.failure;
}

/** Changes the password. Requires the current one, so that an unlocked computer isn't enough. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const backend = useBackend();
  const { person } = usePerson();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={messages.title}
      description={messages.description}
      footer={<Button onClick={onClose}>{messages.cancel}</Button>}
    >
      <NewPasswordForm
        asksForCurrent
        minimum={messages.minimum}
        email={person.session.email}
        onUpdate={(password, current) => backend.auth.updatePassword(password, current)}
        explain={explain}
        onDone={onClose}
      />
    </Dialog>
  );
}
