import { Button } from '@daybreak/ui';
import { kindOf } from '../../backend/errors.ts';
import { confirmPage as messages } from '../../shared/passwordScreen/messages.ts';
import { useRequest } from '../../shared/requests/useRequest.ts';

interface ConfirmLinkProps {
  /** Uses up the link. The page explains a refusal. */
  onOpen: () => Promise<unknown>;
  onDone: () => void;
}

/** The button that uses up a link that needs no other input. */
export function ConfirmLink({ onOpen, onDone }: ConfirmLinkProps) {
  const { busy, run } = useRequest((error) => {
    if (kindOf(error) === 'refused') return undefined;
    console.error("Couldn't use the link from an email.", error);
    return { title: messages.failedTitle, description: messages.failed };
  });
  const open = () =>
    run(async () => {
      await onOpen();
      onDone();
    });
  return (
    <Button tone="primary" wide busy={busy} busyLabel={messages.busy} onClick={open}>
      {messages.go}
    </Button>
  );
}
