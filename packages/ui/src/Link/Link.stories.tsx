import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta: Meta<typeof Link> = {
  title: 'Primitives/Link',
  component: Link,
  tags: ['autodocs'],
  args: { href: '#inside', children: 'Marketing Center' },
  render: (args) => (
    <Text>
      Open the <Link {...args} /> to begin.
    </Text>
  ),
};
export default meta;
type Story = StoryObj<typeof Link>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Marketing Center' })).toHaveFocus();
  },
};

export const InANewTab: Story = {
  args: { href: 'https://www.daybreak.example', newTab: true, children: 'public site' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'public site (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
