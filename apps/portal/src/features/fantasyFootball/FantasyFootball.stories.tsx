import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';

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
    await expect(await canvas.findByRole('table', { name: 'Staff league standings' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
  },
};

/** Each of the ten teams fits on one line, and no line is wider than the screen. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Staff league standings' });
    await expect(canvas.getByRole('columnheader', { name: 'Games back' })).toBeVisible();
    for (const line of canvas.getAllByRole('row')) await expect(line.clientHeight).toBeLessThan(64);
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  },
};
