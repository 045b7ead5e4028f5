import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Layer, type LayerProps } from './Layer.tsx';

function WithTrigger({ onDismiss, ...props }: LayerProps) {
  const [open, setOpen] = useState(false);
  const leave = () => {
    onDismiss();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open studio</Button>
      {open ? (
        <Layer {...props} onDismiss={leave}>
          <div style={{ padding: 24, display: 'grid', gap: 16, maxInlineSize: 320 }}>
            <Select label="Size" value="a" onValueChange={fn()} options={[{ value: 'a', label: 'Small' }]} />
            <TextField
              label="Title"
              onKeyDown={(event) => {
                if (event.key === 'Escape') event.stopPropagation();
              }}
            />
            <Button onClick={leave}>Leave</Button>
          </div>
        </Layer>
      ) : null}
    </>
  );
}

const meta: Meta<typeof Layer> = {
  title: 'Primitives/Layer',
  component: Layer,
  tags: ['autodocs'],
  args: { label: 'Poster studio', onDismiss: fn() },
  render: (args) => <WithTrigger {...args} />,
};
export default meta;
type Story = StoryObj<typeof Layer>;

/** Escape closes the layer unless something inside handles the key. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Open studio' });
    await userEvent.click(trigger);
    const layer = await screen.findByRole('dialog', { name: 'Poster studio' });
    await waitFor(() => expect(layer).toContainElement(document.activeElement as HTMLElement));
    await expect(trigger.closest('[inert]')).not.toBeNull();

    await userEvent.click(within(layer).getByRole('combobox', { name: 'Size' }));
    await screen.findByRole('option', { name: 'Small' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await userEvent.click(within(layer).getByLabelText('Title'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).not.toHaveBeenCalled();

    within(layer).getByRole('button', { name: 'Leave' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
