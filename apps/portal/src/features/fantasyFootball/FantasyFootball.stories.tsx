import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Portal/Fantasy football',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/fantasy-football', signedInAs: 'sam@daybreak.example' },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standings: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: /Standings/ }, { timeout: 5_000 })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
