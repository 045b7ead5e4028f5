import { company } from '@daybreak/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';

const meta = {
  title: 'Portal/Sales deck',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sales-deck' },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Signed out, with the slide's number in the address. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Sales Deck' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe(`Sales Deck · ${company.name}`));
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText(/^2 \/ \d+$/)).toBeVisible();
    await waitFor(() => expect(location.hash).toBe('#2'));
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
