import { Button, toast } from '@daybreak/ui';
import { useState } from 'react';
import { kindOf } from '../../backend/errors.ts';
import { confirmPage as text } from '../../shared/passwordScreen/messages.ts';

interface ConfirmLinkProps {
  /** Uses up the link. The page explains a refusal. */
  onOpen: () => Promise<unknown>;
  onDone: () => void;
}

/** The button that uses up a link that needs no other input. */
export function ConfirmLink({ onOpen, onDone }: ConfirmLinkProps) {
  const [busy, setBusy] = useState(false);
  const open = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await onOpen();
      onDone();
    } catch (error) {
      setBusy(false);
      if (kindOf(error) === 'refused') return;
      console.error('The link of a mail could not be used.', error);
      toast({ title: text.failedTitle, description: text.failed, tone: 'danger' });
    }
  };
  return (
    <Button tone="primary" wide busy={busy} busyLabel={text.busy} onClick={() => void open()}>
      {text.go}
    </Button>
  );
}
