import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta: Meta<typeof Spinner> = {
  title: 'Primitives/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  args: { label: 'Loading the directory' },
};
export default meta;

export const Default: StoryObj<typeof Spinner> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the directory')).toBeInTheDocument();
  },
};
