import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

/** Stores the choice, as a form would. */
function Chosen({ value: first, onValueChange, ...props }: RadioGroupProps) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    setValue(next);
    onValueChange(next);
  };
  return <RadioGroup {...props} value={value} onValueChange={change} />;
}

const meta: Meta<typeof RadioGroup> = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  tags: ['autodocs'],
  args: {
    label: 'Format',
    value: 'png',
    options: [
      { value: 'png', label: 'PNG', hint: 'For screens' },
      { value: 'jpeg', label: 'JPEG', hint: 'Smaller files for screens' },
      { value: 'pdf', label: 'Print PDF', hint: 'For a print shop or office printer' },
    ],
    onValueChange: fn(),
  },
  render: (args) => <Chosen {...args} />,
};
export default meta;
type Story = StoryObj<typeof RadioGroup>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('JPEG'));
    await expect(canvas.getByRole('radio', { name: 'JPEG' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'JPEG' })).toHaveAccessibleDescription(
      'Smaller files for screens',
    );
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Print PDF' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('pdf');
  },
};

export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'png', label: 'PNG' },
      { value: 'pdf', label: 'Print PDF', hint: 'Only for pieces sized in inches', disabled: true },
    ],
  },
};

export const LongLabels: Story = {
  args: {
    options: [
      {
        value: 'png',
        label: "All sizes for this piece's platform",
        hint: '12 files in one ZIP',
      },
      { value: 'all', label: 'Photovoltaikmodulwiederverwertung' },
    ],
  },
};

export const OnDark: Story = { globals: { theme: 'dark' } };
