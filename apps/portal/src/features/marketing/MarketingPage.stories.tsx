import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';
import { shelfOf } from '../../../storybook/sampleShelves.ts';

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

const section = async (canvas: ReturnType<typeof within>, name: string) =>
  within(await canvas.findByRole('region', { name }));

/** The hub's pictures are pre-rendered, and need no designer. */
export const Materials: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Marketing Center' });
    const strip = within(canvas.getByRole('navigation', { name: 'Materials' }));
    const cards = await section(canvas, 'All materials');
    for (const name of [...titles, 'AI Design Wizard']) {
      await expect(strip.getByRole('link', { name })).toBeVisible();
      await expect(cards.getByRole('link', { name })).toBeVisible();
    }
    for (const occasion of ['Events', 'Hiring', 'Offers', 'Explainers'])
      await expect((await section(canvas, occasion)).getAllByRole('button')).toHaveLength(6);
  },
};

/** Without pieces, a message appears below the samples. */
export const NoPieces: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here yet')).toBeInTheDocument();
  },
};

export const WithPieces: Story = {
  args: { library: shelfOf(9, { owner: 'max', until: Date.parse('2026-11-20T12:00:00Z') }) },
  play: async ({ canvas }) => {
    const pieces = await section(canvas, 'Your pieces');
    await waitFor(() => expect(pieces.getAllByRole('article')).toHaveLength(4));
    await userEvent.click(pieces.getByRole('link', { name: 'Team photos' }));
    await expect(await canvas.findByRole('heading', { name: 'Team Photos' })).toBeVisible();
  },
};

export const PiecesFailed: Story = {
  args: { failures: { 'library.search': 'unreachable' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your pieces")).toBeInTheDocument();
    await expect((await section(canvas, 'Hiring')).getAllByRole('button')).toHaveLength(6);
  },
};

export const Searching: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', { name: 'What do you need?' });
    await userEvent.type(field, 'a flyer for a job fair');
    const found = await section(canvas, 'Ready pieces');
    await waitFor(() => expect(found.getAllByRole('button')[0]).toHaveAccessibleName(/^Job fair handout/));
    await expect(canvas.getByRole('link', { name: 'Flyer' })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'qwzx');
    await expect(await canvas.findByText('No ready pieces match')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(await canvas.findByRole('heading', { name: 'All materials' })).toBeVisible();
  },
};

export const SearchingOnAPhone: Story = {
  args: { path: '/marketing-materials?q=hiring' },
  globals: { viewport: { value: 'mobile1' } },
};

export const MaterialsOnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** Opening the form from a card is remembered: from then on, the cards lead there. */
export const UsingTheForm: Story = {
  play: async ({ canvas }) => {
    localStorage.removeItem('daybreak-designer-view:user-max');
    const cards = await section(canvas, 'All materials');
    await userEvent.click(cards.getByRole('link', { name: 'Use the form Poster' }));
    await expect(await canvas.findByRole('button', { name: 'Download' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    const again = await section(canvas, 'All materials');
    await expect(again.getByRole('link', { name: 'Open studio Flyer' })).toBeVisible();
    localStorage.removeItem('daybreak-designer-view:user-max');
  },
};

export const ModuleNotFound: Story = {
  args: { path: '/marketing-materials?type=papyrus' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Module not found')).toBeVisible();
  },
};
