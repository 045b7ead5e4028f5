import { Button, Sentence } from '@daybreak/ui';
import { usePage } from '../shared/navigation/usePage.ts';
import { Message } from '../shared/pageStates/Message.tsx';
import { notActive } from '../shared/session/messages.ts';
import { useSignOut } from '../shared/session/useSignOut.ts';

/** Replaces the shell for an account without an active directory entry: every page would be empty. */
export function NotActiveView({ email, onRetry }: { email: string; onRetry: () => void }) {
  const signOut = useSignOut();
  usePage(notActive.title);
  return (
    <Message
      title={notActive.title}
      actions={
        <>
          <Button tone="primary" onClick={() => void signOut()}>
            {notActive.signOut}
          </Button>
          <Button onClick={onRetry}>{notActive.retry}</Button>
        </>
      }
    >
      <Sentence>{notActive.text(email)}</Sentence>
    </Message>
  );
}
