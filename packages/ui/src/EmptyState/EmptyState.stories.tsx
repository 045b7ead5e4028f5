import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox, RotateCcw } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta: Meta<typeof EmptyState> = {
  title: 'Primitives/Empty state',
  component: EmptyState,
  tags: ['autodocs'],
  args: {
    icon: <Inbox size={32} />,
    title: 'No pictures yet',
    children: 'Pictures you add appear here and in every designer.',
  },
};
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const Default: Story = {};
export const WithTheNextStep: Story = {
  args: { action: <Button icon={<RotateCcw size={16} />}>Refresh</Button> },
};
