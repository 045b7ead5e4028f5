import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';

const meta = {
  title: 'Portal/Marketing Center',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/marketing-materials', signedInAs: 'max@daybreak.example' },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const titles = [
  'Brochure',
  'Digital Ads',
  'Email Marketing',
  'Flyer',
  'New Hire',
  'Postcards',
  'Poster',
  'Social Media Posts',
];

export const Materials: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Marketing Center' });
    for (const name of [...titles, 'AI Design Wizard'])
      await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
};

export const MaterialsOnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Poster: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Poster' }));
    await expect(await canvas.findByRole('button', { name: 'Download' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await expect(await canvas.findByRole('heading', { name: 'Marketing Center' })).toBeVisible();
  },
};

export const ModuleNotFound: Story = {
  args: { path: '/marketing-materials?type=papyrus' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Module not found')).toBeVisible();
  },
};
