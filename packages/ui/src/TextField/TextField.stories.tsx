import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta: Meta<typeof TextField> = {
  title: 'Primitives/Text field',
  component: TextField,
  tags: ['autodocs'],
  args: { label: 'Full name', onChange: fn() },
  argTypes: { start: { control: false }, end: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<typeof TextField>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Ada');
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Ada');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};

export const WithAHint: Story = {
  args: {
    label: 'Email',
    type: 'email',
    hint: 'Only colleagues can see your email.',
    defaultValue: 'ada@daybreak.example',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'Only colleagues can see your email.',
    );
  },
};

export const WithAnIcon: Story = {
  args: { label: 'Search', start: <Search size={16} />, placeholder: 'Name or title' },
};

export const WithACounter: Story = {
  args: { label: 'Headline', defaultValue: 'Panels wanted', counter: { count: 13, limit: 30 } },
};

export const WithError: Story = {
  args: { label: 'Email', defaultValue: 'ada@', error: 'Enter an address like name@company.com.' },
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('Email');
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription('Enter an address like name@company.com.');
  },
};

export const Disabled: Story = { args: { defaultValue: 'Set by an administrator', disabled: true } };

export const LongWords: Story = {
  args: {
    label: 'The name that colleagues, customers and government agencies know the company by',
    hint: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    defaultValue: 'Maximiliana-Alexandrina Wolfeschlegelsteinhausenbergerdorff of the recycling floor',
  },
};
