import {
  Alert,
  Button,
  Dialog,
  type DialogProps,
  type Elements,
  Form,
  type FormProps,
  Stack,
} from '@daybreak/ui';
import { useId } from 'react';
import type { Request } from '../requests/useRequest.ts';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size'> {
  /** The form's request. */
  request: Pick<Request, 'busy' | 'failure'>;
  confirm: string;
  busyLabel?: string;
  /** Whether the action can't be undone. */
  isDangerous?: boolean;
  /** Other buttons, before the two standard ones. */
  otherButtons?: Elements;
  formRef?: FormProps['ref'];
  onSubmit: () => void;
  onClose: () => void;
  children?: Elements;
  /** Below the form. */
  footer?: Elements;
}

/**
 * A form in a dialog. Until its request succeeds, it stays open with what was typed. If the request fails, it shows
 * why.
 */
export function FormDialog({
  request: { busy, failure },
  confirm,
  busyLabel = 'Saving...',
  isDangerous = false,
  otherButtons,
  formRef,
  onSubmit,
  onClose,
  children,
  footer,
  ...texts
}: FormDialogProps) {
  const form = useId();
  return (
    <Dialog
      {...texts}
      open
      onOpenChange={onClose}
      dismissible={!busy}
      footer={
        <>
          {otherButtons}
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            tone={isDangerous ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <Form id={form} {...(formRef ? { ref: formRef } : {})} onSubmit={onSubmit}>
        <Stack gap="4">
          {failure ? <Alert tone="danger" title={failure} /> : null}
          {children}
        </Stack>
      </Form>
      {footer}
    </Dialog>
  );
}
