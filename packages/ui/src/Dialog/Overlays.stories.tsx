import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DropdownMenu } from '../DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Row } from '../Row/Row.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Toaster } from '../Toast/Toaster.tsx';
import { toast } from '../Toast/toast.ts';
import { Dialog } from './Dialog.tsx';

const meta: Meta = { title: 'Primitives/Overlays' };
export default meta;
type Story = StoryObj;

function WithDialog({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        dismissible={dismissible}
        size="small"
        title="Rename this draft"
        description="The name is only for you."
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button tone="primary" onClick={() => setOpen(false)}>
              Rename
            </Button>
          </>
        }
      >
        <TextField label="Name" defaultValue="Open evening" />
      </Dialog>
    </>
  );
}

export const DialogOpens: Story = {
  render: () => <WithDialog />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Rename' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Rename this draft' });
    await expect(dialog).toHaveAccessibleDescription('The name is only for you.');
    await expect(within(dialog).getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const DialogThatMustBeAnswered: Story = {
  render: () => <WithDialog dismissible={false} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeInTheDocument();
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

const copy = fn();
export const Menu: Story = {
  render: () => (
    <DropdownMenu
      trigger={<Button icon={<Ellipsis size={16} aria-hidden="true" />}>Actions</Button>}
      items={[
        { kind: 'heading', label: 'This draft' },
        { label: 'Copy', icon: <Copy size={16} aria-hidden="true" />, hint: 'as text', onSelect: copy },
        { kind: 'separator' },
        {
          label: 'Delete',
          icon: <Trash2 size={16} aria-hidden="true" />,
          disabled: true,
          onSelect: () => {},
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    copy.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Copy' })).toHaveFocus();
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(copy).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const TooltipOnFocus: Story = {
  render: () => (
    <Row gap="3">
      <IconButton label="Copy" icon={<Copy size={18} aria-hidden="true" />} />
      <IconButton label="Delete" tone="danger" icon={<Trash2 size={18} aria-hidden="true" />} />
    </Row>
  ),
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip', { name: 'Copy' })).toBeInTheDocument();
  },
};

export const Toasts: Story = {
  render: () => (
    <Row gap="3">
      <Button
        onClick={() => toast({ title: 'Success', description: 'Signed in successfully!', tone: 'success' })}
      >
        Succeed
      </Button>
      <Button
        onClick={() => toast({ title: 'Error', description: 'Please fill in all fields.', tone: 'danger' })}
      >
        Fail
      </Button>
      <Toaster />
    </Row>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    const message = await screen.findByText('Please fill in all fields.');
    await expect(message).toBeVisible();
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    if (close) await userEvent.click(close);
    await waitFor(() => expect(screen.queryByText('Please fill in all fields.')).toBeNull());
  },
};
