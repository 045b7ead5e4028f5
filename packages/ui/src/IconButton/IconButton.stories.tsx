import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { buttonSizes, buttonTones } from '../Button/variants.ts';
import { Row } from '../Row/Row.tsx';
import { IconButton } from './IconButton.tsx';

const meta: Meta<typeof IconButton> = {
  title: 'Primitives/Icon button',
  component: IconButton,
  tags: ['autodocs'],
  argTypes: {
    icon: { control: false },
    tone: { control: 'radio', options: buttonTones },
    size: { control: 'radio', options: buttonSizes },
  },
  args: { label: 'Copy', icon: <Copy size={18} />, onClick: fn() },
};
export default meta;
type Story = StoryObj<typeof IconButton>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Tones: Story = {
  render: (args) => (
    <Row gap="3">
      {buttonTones.map((tone) => (
        <IconButton {...args} key={tone} tone={tone} label={tone} icon={<Trash2 size={18} />} />
      ))}
    </Row>
  ),
};

/** When disabled, it keeps its place in the tab order and does nothing. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
