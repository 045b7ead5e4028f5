import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';

const meta = {
  title: 'Portal/Command palette',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile', signedInAs: 'sam@daybreak.example' },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the palette by keyboard and types. */
async function search(words: string) {
  await screen.findByRole('button', { name: 'Search' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: /Search/ });
  if (words) await userEvent.type(field, words);
  return field;
}

/** Waits for the first result, which Enter opens. */
const firstOffered = (name: RegExp) => screen.findByRole('option', { name, selected: true });

export const Everything: Story = {
  play: async () => {
    await search('');
    for (const group of ['Pages', 'Designers', 'Links'])
      await expect(await screen.findByRole('group', { name: group })).toBeInTheDocument();
  },
};

export const ToAPage: Story = {
  play: async ({ canvas }) => {
    await search('fantasy');
    await firstOffered(/^Fantasy Football/);
    await userEvent.keyboard('{Enter}');
    const heading = await canvas.findByRole('heading', { name: 'Fantasy Football' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** A page that isn't in the sidebar. */
export const ToTeamPhotographs: Story = {
  play: async ({ canvas }) => {
    await search('team photo');
    await firstOffered(/^Team Photos/);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Team Photos' })).toBeVisible();
  },
};

export const ToADesigner: Story = {
  play: async ({ canvas }) => {
    await search('across the room');
    await firstOffered(/^Poster/);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Poster' })).toBeVisible();
  },
};

export const ToAPerson: Story = {
  play: async () => {
    await search('lindqvist');
    await firstOffered(/^Ada Lindqvist/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Escape returns the focus. */
export const Escaped: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Search' });
    await userEvent.click(button);
    await screen.findByRole('combobox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const NothingFound: Story = {
  play: async () => {
    await search('xyzzy');
    await expect(await screen.findByText('No results for “xyzzy.”')).toBeVisible();
  },
};

export const DirectoryUnreadable: Story = {
  args: { failures: { 'staff.list': 'unreachable' } },
  play: async () => {
    await search('ada');
    await expect(
      await screen.findByText("Couldn't load the directory, so results don't include people."),
    ).toBeVisible();
  },
};

export const LibraryUnreadable: Story = {
  args: { failures: { 'library.search': 'unreachable' } },
  play: async () => {
    await search('poster');
    await expect(
      await screen.findByText("Couldn't search the library, so results don't include pieces."),
    ).toBeVisible();
    // Other results still appear.
    await firstOffered(/^Poster/);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => void (await search('')),
};
