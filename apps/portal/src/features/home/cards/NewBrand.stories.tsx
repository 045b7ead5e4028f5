import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { LaterBrandStory } from '../../../../storybook/LaterBrandStory.tsx';
import { PortalStory } from '../../../../storybook/PortalStory.tsx';
import { sampleLibrary } from '../../../backend/memory/library/sampleLibrary.ts';

const meta = {
  title: 'Portal/Home/New brand',
  component: LaterBrandStory,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/',
    signedInAs: 'sam@daybreak.example',
    library: sampleLibrary(Date.parse('2026-11-20T12:00:00Z')),
  },
  beforeEach: () => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('daybreak-brand-update:')) localStorage.removeItem(key);
  },
} satisfies Meta<typeof LaterBrandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const skip = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Skip to the assistant' }));
const see = () => screen.queryByRole('link', { name: 'See how it changes your pieces.' });
const expectVisible = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

/** Tells the owner of pieces about a new brand version. */
export const Told: Story = {
  play: async () => {
    await skip();
    await expectVisible("There's a new brand version.");
    await expect(see()).toHaveAttribute('href', '/marketing-materials/brand-update');
  },
};

/** Disappears once they start to compare their pieces. */
export const Compared: Story = {
  play: async () => {
    await skip();
    await expectVisible("There's a new brand version.");
    await userEvent.click(see() as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: /^Compare \d+ pieces$/ }));
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Drop-off day, spring' })).toBeVisible());
    await expect(see()).toBeNull();
  },
};

/** Without pieces, there's nothing to compare. */
export const NoPieces: Story = {
  args: { library: undefined },
  play: async () => {
    await skip();
    await expectVisible('No pieces yet');
    await expect(see()).toBeNull();
  },
};

/** When the pieces don't load, only their own card shows it. */
export const NotLoaded: Story = {
  args: { failures: { 'library.search': 'unreachable' } },
  play: async () => {
    await skip();
    await expectVisible("Couldn't load your pieces");
    await expect(see()).toBeNull();
  },
};

export const OneVersion: Story = {
  render: (args) => <PortalStory {...args} />,
  play: async () => {
    await skip();
    await expectVisible('Drop-off day, spring');
    await expect(see()).toBeNull();
  },
};
