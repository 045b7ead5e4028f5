import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';

const meta: Meta = {
  title: 'Primitives/Fields',
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj;

export const Text: Story = {
  render: () => (
    <Stack gap="5">
      <TextField label="Full name" required autoComplete="off" />
      <TextField
        label="Email"
        type="email"
        hint="Only colleagues see it."
        defaultValue="ada@daybreak.example"
      />
      <TextField label="Search" start={<Search size={16} aria-hidden="true" />} placeholder="Name or title" />
      <TextField label="Headline" defaultValue="Panels wanted" counter={{ count: 13, limit: 30 }} />
      <TextField label="Disabled" defaultValue="Set by an administrator" disabled />
      <TextArea label="Description" rows={3} hint="What it is, for whom, and when." />
    </Stack>
  ),
};

export const Wrong: Story = {
  render: () => (
    <Stack gap="5">
      <TextField label="Email" defaultValue="ada@" error="Enter an address like name@company.com." />
      <TextArea
        label="Caption"
        defaultValue="Too many words"
        counter={{ count: 284, limit: 280 }}
        error="Shorten the caption by 4 characters."
      />
      <Checkbox label="I have read it" checked={false} onCheckedChange={() => {}} error="Confirm to go on." />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('Email');
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription('Enter an address like name@company.com.');
    await expect(canvas.getByLabelText('Caption')).toHaveAccessibleDescription(
      /Shorten.*284\/280 characters used/,
    );
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Confirm to go on.');
  },
};

export const Password: Story = {
  render: () => (
    <PasswordField label="Password" defaultValue="Daybreak-demo-1" autoComplete="current-password" />
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

const sizes = [
  { value: '11x17', label: '11 × 17 in' },
  { value: '18x24', label: '18 × 24 in', description: 'Fits a standard frame' },
  { value: '24x36', label: '24 × 36 in' },
];

export const Choice: Story = {
  render: () => <Choosing />,
  play: async ({ canvas }) => {
    const control = canvas.getByRole('combobox', { name: 'Size' });
    control.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: /24 × 36 in/ }));
    await expect(control).toHaveTextContent('24 × 36 in');
    await expect(control).toHaveFocus();
  },
};

function Choosing() {
  const [size, setSize] = useState('18x24');
  return <Select label="Size" hint="At trim." options={sizes} value={size} onValueChange={setSize} />;
}

export const YesOrNo: Story = {
  render: () => <Ticking />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Crop marks' });
    await userEvent.click(canvas.getByText('Crop marks'));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

function Ticking() {
  const [marks, setMarks] = useState(false);
  return <Checkbox label="Crop marks" hint="For the printer." checked={marks} onCheckedChange={setMarks} />;
}
