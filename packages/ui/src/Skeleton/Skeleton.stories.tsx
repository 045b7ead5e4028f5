import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  args: { width: '60%', height: 20 },
};
export default meta;
type Story = StoryObj<typeof Skeleton>;

export const Default: Story = {};

export const InTheShapeOfACard: Story = {
  render: () => (
    <Stack gap="2" style={{ maxInlineSize: 420 }}>
      <Skeleton width={40} height={40} radius="50%" />
      <Skeleton width="60%" height={20} />
      <Skeleton />
      <Skeleton width="80%" />
    </Stack>
  ),
};
