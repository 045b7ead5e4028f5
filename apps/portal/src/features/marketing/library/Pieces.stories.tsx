import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalStory } from '../../../../storybook/PortalStory.tsx';
import { shelfOf } from '../../../../storybook/sampleShelves.ts';
import { toastShown } from '../../../../storybook/toastShown.ts';
import { sampleLibrary } from '../../../backend/memory/library/sampleLibrary.ts';

const until = Date.parse('2026-11-20T12:00:00Z');
const meta = {
  title: 'Portal/Your pieces',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/marketing-materials?view=pieces',
    signedInAs: 'sam@daybreak.example',
    library: sampleLibrary(until),
  },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The control that opens a piece, or selects it in the trash. */
const cell = (name: string | RegExp, role = 'link') => screen.findByRole(role, { name });
const cells = () => screen.queryAllByRole('gridcell');
const choose = async (menu: RegExp, item: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10 pieces')).toBeVisible();
    const first = await cell('Drop-off day, spring');
    await expect(first).toHaveAccessibleDescription(/Poster.*Fall fair/);
    await expect(await cell('Recycling floor open house')).toHaveAccessibleDescription(/by Max Brandt/);
    await expect(canvas.getByRole('link', { name: 'Brand update' })).toHaveAttribute(
      'href',
      '/marketing-materials/brand-update',
    );
  },
};

/** Each keystroke searches for beginnings of words in the pieces, and updates the address. */
export const Searched: Story = {
  play: async ({ canvas }) => {
    await cell('Drop-off day, spring');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search pieces' }), 'inverters and');
    await expect(await canvas.findByText('1 piece')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search pieces' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search pieces' }), 'xyzzy');
    await expect(await canvas.findByRole('heading', { name: 'No pieces found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await cell('Drop-off day, spring');
    await expect(canvas.getByRole('searchbox', { name: 'Search pieces' })).toHaveFocus();
  },
};

export const Filtered: Story = {
  args: { path: '/marketing-materials?view=pieces&designer=poster&folder=Fall+fair&sort=name' },
  play: async () => {
    await cell('Drop-off day, spring');
    await expect(cells()).toHaveLength(2);
    await expect(screen.getByRole('combobox', { name: 'Designer' })).toHaveTextContent('Poster');
    await expect(screen.getByRole('combobox', { name: 'Folder' })).toHaveTextContent('Fall fair');
  },
};

export const SharedWithMe: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Shared with me' }));
    await expect(await canvas.findByText('3 pieces')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for Tour invitation' }));
    await expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Open',
      'Duplicate',
    ]);
    await userEvent.keyboard('{Escape}');
  },
};

/**
 * Arrow keys move between pieces, Space selects, Shift selects a range, Delete moves the selection to the trash, and
 * the message's button restores it.
 */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    (await cell('Drop-off day, spring')).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(await cell('Collection Saturday')).toHaveFocus();
    await userEvent.keyboard(' {Shift>}{ArrowRight}{/Shift}');
    await expect(await canvas.findByText('2 pieces selected')).toBeVisible();
    await expect((await cell(/What we do/)).closest('[role="gridcell"]')).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Delete}');
    await toastShown('2 pieces moved to trash');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Collection Saturday' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cell'));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await cell('Collection Saturday');
    await expect(await canvas.findByText('10 pieces')).toBeVisible();
  },
};

export const Renamed: Story = {
  play: async () => {
    await choose(/^More actions for Drop-off day/, 'Rename');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename the piece' }));
    const field = dialog.getByLabelText('Name');
    await userEvent.clear(field);
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
    await expect(await dialog.findByText('Enter a name.')).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'Drop-off day, fall{Enter}');
    await cell('Drop-off day, fall');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The dialog shows the server's message and keeps what was typed. */
export const RenameRefused: Story = {
  args: { failures: { 'library.describe': 'refused' } },
  play: async () => {
    await choose(/^More actions for Drop-off day/, 'Rename');
    await userEvent.type(await screen.findByLabelText('Name'), ' again{Enter}');
    const dialog = within(screen.getByRole('dialog'));
    await expect(await dialog.findByText('The backend was told to fail.')).toBeVisible();
  },
};

export const Moved: Story = {
  play: async ({ canvas }) => {
    await cell('June newsletter');
    for (const name of ['June newsletter', 'What we do (letter-fold brochure)'])
      await userEvent.click(screen.getByRole('button', { name: `Select ${name}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Folder' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Fall fair' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    await toastShown('2 pieces moved to “Fall fair”');
    await expect(await cell('June newsletter')).toHaveAccessibleDescription(/Fall fair/);
  },
};

/** Colleagues' pieces stay, and the message says so. */
export const HandedOver: Story = {
  play: async ({ canvas }) => {
    await cell('June newsletter');
    await userEvent.click(screen.getByRole('button', { name: 'Select June newsletter' }));
    await userEvent.click(screen.getByRole('button', { name: 'Select Recycling floor open house' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hand over' }));
    await toastShown("1 selected piece didn't change. Only its owner can do this.");
    await userEvent.click(await screen.findByRole('combobox', { name: 'Colleague' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Max Brandt' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hand over' }));
    await toastShown('Piece handed over to Max Brandt');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'June newsletter' })).toBeNull());
  },
};

export const Bin: Story = {
  args: { path: '/marketing-materials?view=pieces&shelf=bin', library: sampleLibrary() },
  play: async ({ canvas }) => {
    await expect(await cell('Earth Day card', 'button')).toHaveAccessibleDescription(/\d\d days left/);
    await choose(/^More actions for Earth Day card/, 'Restore');
    await toastShown('Piece restored');
    await choose(/^More actions for Flyer, first try/, 'Delete for good');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete for good' }));
    await expect(await canvas.findByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { library: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { failures: { 'library.search': 'unreachable' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "Couldn't load your pieces" })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { unanswered: ['library.search'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Still trying to connect...')).toBeVisible();
  },
};

/** Only the pieces in view are rendered, but all can be selected. */
export const ManyPieces: Story = {
  args: { library: shelfOf(700, { owner: 'sam', until }) },
  play: async ({ canvas }) => {
    await cell('Piece 1');
    (await cell('Piece 1')).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await cell('Piece 60');
    await expect(cells().length).toBeLessThan(60);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(await canvas.findByText('700 pieces selected', {}, { timeout: 5_000 })).toBeVisible();
    await expect(cells().length).toBeLessThan(80);
    await userEvent.keyboard('{Delete}');
    await toastShown('700 pieces moved to trash');
    await expect(await canvas.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    library: shelfOf(6, {
      owner: 'sam',
      until,
      name: 'Regionalphotovoltaikmodulwiederverwertungssammelveranstaltung with everything that a name of one hundred and twenty has',
      folder: 'יריד הסתיו של מחלקת המיחזור והלוגיסטיקה באוסטין',
    }),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
