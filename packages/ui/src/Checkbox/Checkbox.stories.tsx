import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

/** Stores the check mark, as a form would. */
function ControlledCheckbox({ checked: first, onCheckedChange, ...props }: CheckboxProps) {
  const [checked, setChecked] = useState(first);
  const change = (next: boolean) => {
    setChecked(next);
    onCheckedChange(next);
  };
  return <Checkbox {...props} checked={checked} onCheckedChange={change} />;
}

const meta: Meta<typeof Checkbox> = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  args: { label: 'Crop marks', hint: 'For the printer.', checked: false, onCheckedChange: fn() },
  render: (args) => <ControlledCheckbox {...args} />,
};
export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Crop marks' });
    await userEvent.click(canvas.getByText('Crop marks'));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

export const Checked: Story = { args: { checked: true } };

export const WithError: Story = {
  args: { label: 'I have read the guidelines', hint: undefined, error: 'Confirm to continue.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Confirm to continue.');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'), { pointerEventsCheck: 0 });
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};
