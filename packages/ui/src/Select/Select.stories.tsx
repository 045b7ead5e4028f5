import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Select, type SelectProps } from './Select.tsx';

/** Stores the selection, as a form would. */
function Chosen({ value: first, onValueChange, ...props }: SelectProps) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    setValue(next);
    onValueChange(next);
  };
  return <Select {...props} value={value} onValueChange={change} />;
}

const meta: Meta<typeof Select> = {
  title: 'Primitives/Select',
  component: Select,
  tags: ['autodocs'],
  args: {
    label: 'Size',
    hint: 'Finished size after trimming.',
    value: '18x24',
    onValueChange: fn(),
    options: [
      { value: '11x17', label: '11 × 17 in' },
      { value: '18x24', label: '18 × 24 in', description: 'Fits a standard frame' },
      { value: '24x36', label: '24 × 36 in' },
    ],
  },
  render: (args) => <Chosen {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<typeof Select>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('combobox', { name: 'Size' });
    await userEvent.click(control);
    await expect(await screen.findByRole('listbox', { name: 'Size' })).toBeVisible();
    await userEvent.click(await screen.findByRole('option', { name: /24 × 36 in/ }));
    await expect(control).toHaveTextContent('24 × 36 in');
    await expect(args.onValueChange).toHaveBeenCalledWith('24x36');
    await waitFor(() => expect(control).toHaveFocus());
  },
};

/** Arrow keys move through the options, typing jumps to a match, and Escape keeps the previous selection. */
export const WithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('combobox', { name: 'Size' });
    control.focus();
    await userEvent.keyboard('{Enter}');
    const chosen = () => screen.getByRole('option', { name: /18 × 24 in/ });
    await waitFor(() => expect(chosen()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(control).toHaveTextContent('24 × 36 in');
    await waitFor(() => expect(control).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: /24 × 36 in/ })).toHaveFocus());
    await userEvent.keyboard('{Home}{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(control).toHaveTextContent('24 × 36 in');
  },
};

export const NothingChosen: Story = { args: { value: '', placeholder: 'Choose a size' } };

export const WithError: Story = {
  args: { value: '', placeholder: 'Choose a size', error: 'Choose a size to continue.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/Choose a size to continue\./);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('combobox', { name: 'Size' });
    await expect(control).toBeDisabled();
    await userEvent.click(control, { pointerEventsCheck: 0 });
    await expect(screen.queryByRole('option')).toBeNull();
  },
};

/** While a choice is being saved, the field stays in the tab order but can't be changed. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('combobox', { name: 'Size' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard('{Enter}2');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** When closed, typing the beginning of an option selects it. */
export const TypedWhileClosed: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('combobox', { name: 'Size' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard('24');
    await expect(control).toHaveTextContent('24 × 36 in');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('24x36');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** More options than fit on the screen, and words longer than the control. */
export const Long: Story = {
  args: {
    value: '0',
    options: Array.from({ length: 40 }, (_, index) => ({
      value: String(index),
      label: `Photovoltaikmodulwiederverwertung, hall ${index + 1}, gate on the far side of the yard`,
    })),
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('combobox', { name: 'Size' });
    await expect(control.scrollWidth).toBeLessThanOrEqual(control.clientWidth + 1);
    await userEvent.click(control);
    await waitFor(() => expect(screen.getByRole('option', { name: /hall 1,/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    const last = screen.getByRole('option', { name: /hall 40,/ });
    await waitFor(() => expect(last).toHaveFocus());
    const { top, bottom } = last.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  },
};
