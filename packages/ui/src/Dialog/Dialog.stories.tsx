import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Toaster } from '../Toast/Toaster.tsx';
import { toast, toastStore } from '../Toast/toast.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { dialogSizes } from './sizes.ts';

function WithTrigger({ open: first, onOpenChange, ...props }: DialogProps) {
  const [open, setOpen] = useState(first);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <>
      <Button onClick={() => change(true)}>Rename</Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={change}
        footer={
          <>
            <Button onClick={() => change(false)}>Cancel</Button>
            <Button tone="primary" onClick={() => change(false)}>
              Save
            </Button>
          </>
        }
      />
    </>
  );
}

/** A dialog whose content loads when it's opened. */
const late = new EventTarget();
function Filled(props: DialogProps) {
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    const fill = () => setFilled(true);
    late.addEventListener('fill', fill);
    return () => late.removeEventListener('fill', fill);
  }, []);
  return (
    <Dialog {...props} footer={<Button disabled={!filled}>Save</Button>}>
      {filled ? <TextField label="Name" /> : <Spinner label="Loading" />}
    </Dialog>
  );
}

/** A confirmation for deleting a draft. Its button disappears along with the draft. */
function Question(props: DialogProps) {
  const [open, setOpen] = useState(false);
  const [there, setThere] = useState(true);
  return (
    <>
      {there ? <Button onClick={() => setOpen(true)}>Reset</Button> : null}
      <Button>Nearby button</Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={setOpen}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Keep draft</Button>
            <Button
              tone="danger"
              onClick={() => {
                setOpen(false);
                setThere(false);
              }}
            >
              Reset it
            </Button>
          </>
        }
      />
    </>
  );
}

const meta: Meta<typeof Dialog> = {
  title: 'Primitives/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  argTypes: { size: { control: 'radio', options: dialogSizes } },
  args: {
    open: false,
    onOpenChange: fn(),
    size: 'small',
    title: 'Rename this draft',
    description: 'Only you can see this name.',
    children: <TextField label="Name" defaultValue="Open evening" />,
  },
  render: (args) => <WithTrigger {...args} />,
};
export default meta;
type Story = StoryObj<typeof Dialog>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Rename' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Rename this draft' });
    await expect(dialog).toHaveAccessibleDescription('Only you can see this name.');
    await waitFor(() => expect(within(dialog).getByLabelText('Name')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** The focus stays inside, in both directions. */
export const FocusStaysInside: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByLabelText('Name')).toHaveFocus());
    for (let step = 0; step < 6; step++) {
      await userEvent.tab({ shift: step > 3 });
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  },
};

/** In a destructive confirmation, focus starts on the safe choice. */
export const Destroys: Story = {
  args: { title: 'Reset this draft?', children: undefined },
  render: (args) => <Question {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Reset' });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep draft' })).toHaveFocus());
    await expect(opener.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(opener.closest('[inert]')).toBeNull();
  },
};

/** If the button that opened the dialog is gone, focus moves to the nearest control. */
export const OpenerGone: Story = {
  ...Destroys,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reset it' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Nearby button' })).toHaveFocus());
  },
};

/** A hidden field that the browser fills in doesn't receive focus. The first visible field does. */
export const HiddenFieldFirst: Story = {
  args: {
    children: (
      <>
        <input type="hidden" name="username" autoComplete="username" defaultValue="sam@daybreak.example" />
        <TextField label="New password" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByLabelText('New password')).toHaveFocus());
  },
};

/** The focus waits on the only available control, and moves on when the first field appears. */
export const FilledLater: Story = {
  args: { open: true, title: 'Versions' },
  render: (args) => <Filled {...args} />,
  play: async () => {
    const close = await screen.findByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    late.dispatchEvent(new Event('fill'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

export const MustBeAnswered: Story = {
  args: { dismissible: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeInTheDocument();
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const LongOnAPhone: Story = {
  args: {
    title: 'Rename the draft of the invitation to the open evening on the recycling floor',
    description: 'Colleagues with access will see the new name everywhere.',
    children: Array.from({ length: 12 }, (_, index) => `Condition ${index + 1}`).map((label) => (
      <TextField key={label} label={label} />
    )),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const dialog = within(await screen.findByRole('dialog'));
    const close = dialog.getByRole('button', { name: 'Close' });
    await expect(close.offsetWidth).toBe(close.offsetHeight);
    const save = dialog.getByRole('button', { name: 'Save' });
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** Text-only content can be scrolled with the keyboard too. */
export const LongText: Story = {
  args: {
    title: 'Invitation text',
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>
        Bring the equipment you've taken down. We weigh it, list it and tell you where each part went.
      </p>
    )),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(dialog.querySelector('[tabindex="0"]')).toHaveTextContent(
        "Bring the equipment you've taken down.",
      ),
    );
  },
};

/** A toast that appears while the dialog is open doesn't intercept the Escape key. */
export const EscapedUnderAMessage: Story = {
  beforeEach: () => () => {
    for (const { id } of toastStore.read()) toastStore.dismiss(id);
  },
  render: (args) => (
    <>
      <WithTrigger {...args} />
      <Toaster />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const field = await screen.findByLabelText('Name');
    await waitFor(() => expect(field).toHaveFocus());
    toast({ title: 'Error', description: 'Failed to save profile', tone: 'danger' });
    await screen.findByText('Failed to save profile');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
