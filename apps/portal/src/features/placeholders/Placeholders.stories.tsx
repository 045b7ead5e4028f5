import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';

const meta = {
  title: 'Portal/Placeholders',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/gmail', signedInAs: 'sam@daybreak.example' },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gmail: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Full Gmail integration launching soon')).toBeVisible();
    await expect(canvas.getByText('Coming Soon')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Open Gmail/ })).toHaveAttribute('target', '_blank');
  },
};

export const LeadsCrm: Story = {
  args: { path: '/leads-crm' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Leads CRM' })).toBeVisible();
    await expect(canvas.getByText('Full CRM integration launching soon')).toBeVisible();
    await expect(canvas.getByText('Manage your sales leads and customer relationships')).toBeVisible();
  },
};
