import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './Progress.tsx';

const meta: Meta<typeof Progress> = {
  title: 'Primitives/Progress',
  component: Progress,
  tags: ['autodocs'],
  argTypes: { value: { control: { type: 'range', min: 0, max: 100 } } },
  args: { label: 'Creating 18 × 24 in poster', value: 42 },
};
export default meta;
type Story = StoryObj<typeof Progress>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Creating 18 × 24 in poster' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
  },
};

export const WithoutAKnownEnd: Story = {
  args: { label: 'Preparing', value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Preparing' })).not.toHaveAttribute('aria-valuenow');
  },
};

export const Done: Story = { args: { value: 100 } };
