import { Button, Dialog } from '@daybreak/ui';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { BackendError } from '../../../backend/errors.ts';
import { newPassword } from '../../../shared/passwordScreen/messages.ts';
import { NewPasswordForm } from '../../../shared/passwordScreen/NewPasswordForm.tsx';
import { usePerson } from '../../../shared/session/PersonProvider.tsx';
import { passwordCard } from './messages.ts';

const text = passwordCard.dialog;

/** Returns the server's message if it has one for the user. */
function explain(error: unknown): string {
  if (!(error instanceof BackendError)) return newPassword.failure;
  if (error.kind === 'tooManyRequests') return text.tooMany;
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
      title={text.title}
      description={text.description}
      footer={<Button onClick={onClose}>{text.cancel}</Button>}
    >
      <NewPasswordForm
        asksForCurrent
        minimum={text.minimum}
        email={person.session.email}
        onUpdate={(password, current) => backend.auth.updatePassword(password, current)}
        explain={explain}
        onDone={onClose}
      />
    </Dialog>
  );
}
