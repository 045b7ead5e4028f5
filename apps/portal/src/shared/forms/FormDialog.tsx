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
  /** What the form sends. */
  request: Pick<Request, 'busy' | 'failed'>;
  cancel: string;
  confirm: string;
  busyLabel: string;
  /** It can't be undone. */
  danger?: boolean;
  /** Other buttons, before the two. */
  others?: Elements;
  formRef?: FormProps['ref'];
  onSubmit: () => void;
  onClose: () => void;
  children?: Elements;
  /** Below the form. */
  below?: Elements;
}

/** A form in a dialog. It stays open, with what was typed, until its request succeeds, and says why if that fails. */
export function FormDialog({
  request: { busy, failed },
  cancel,
  confirm,
  busyLabel,
  danger = false,
  others,
  formRef,
  onSubmit,
  onClose,
  children,
  below,
  ...says
}: FormDialogProps) {
  const form = useId();
  return (
    <Dialog
      {...says}
      open
      onOpenChange={onClose}
      dismissible={!busy}
      footer={
        <>
          {others}
          <Button disabled={busy} onClick={onClose}>
            {cancel}
          </Button>
          <Button
            type="submit"
            form={form}
            tone={danger ? 'danger' : 'primary'}
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
          {failed ? <Alert tone="danger" title={failed} /> : null}
          {children}
        </Stack>
      </Form>
      {below}
    </Dialog>
  );
}
