import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

/** Stores the typed text, as a page would. */
function Typed({ value: first, onValueChange, ...props }: SearchFieldProps) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    setValue(next);
    onValueChange(next);
  };
  return <SearchField {...props} value={value} onValueChange={change} />;
}

const meta: Meta<typeof SearchField> = {
  title: 'Primitives/Search field',
  component: SearchField,
  tags: ['autodocs'],
  args: {
    label: 'Search',
    placeholder: 'Name, email or phone',
    clearLabel: 'Clear search',
    value: '',
    onValueChange: fn(),
  },
  render: (args) => <Typed {...args} />,
};
export default meta;
type Story = StoryObj<typeof SearchField>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(field, 'priya');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('priya');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
    await expect(field).toHaveFocus();
  },
};

export const Filled: Story = { args: { value: 'Photovoltaikmodulwiederverwertung' } };
export const OnDark: Story = { args: { value: 'priya' }, globals: { theme: 'dark' } };
