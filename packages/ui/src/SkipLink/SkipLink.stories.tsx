import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta: Meta<typeof SkipLink> = {
  title: 'Primitives/Skip link',
  component: SkipLink,
  tags: ['autodocs'],
  args: { href: '#content', children: 'Skip to content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        Press Tab to show the link to this text.
      </main>
    </>
  ),
};
export default meta;

export const Default: StoryObj<typeof SkipLink> = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};
