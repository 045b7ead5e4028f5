import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ads } from '../../designers/ads/ads.ts';
import { brochure } from '../../designers/brochure/brochure.ts';
import { poster } from '../../designers/poster/poster.ts';
import { memoryDrafts } from '../drafts/draftStore.ts';
import { workbenchOf } from '../workbench/Workbench.tsx';

const Poster = workbenchOf(poster);
const Brochure = workbenchOf(brochure);
const Ads = workbenchOf(ads);

const meta: Meta<typeof Poster> = {
  title: 'Designers/Studio',
  component: Poster,
  parameters: { layout: 'fullscreen' },
  args: { notify: fn(), view: 'studio', onViewChange: fn() },
  // Other stories have edited a text, after which the studio shows no hint.
  beforeEach: () => localStorage.removeItem('daybreak-edited-on-piece'),
};
export default meta;
type Story = StoryObj<typeof Poster>;

const pictured = memoryDrafts();
pictured.save('poster', { composition: 'photograph' });

const ofOneSize = memoryDrafts();
ofOneSize.save('poster', { 'title@18x24': '=Only here' });

const studio = async () => {
  const layer = await screen.findByRole('dialog', { name: 'Poster studio' });
  // The layer takes pointer events once it knows it's on top.
  await waitFor(() => expect(getComputedStyle(layer).pointerEvents).toBe('auto'));
  // The form renders after the piece.
  await within(layer).findByRole('button', { name: 'Reset' });
  return within(layer);
};
const onPiece = () => document.querySelector<HTMLElement>('[role="dialog"] [data-artboard]');

/**
 * The fields change the piece, the zoom is announced, guides appear over it, and the check shows what a download would.
 */
export const Default: Story = {
  play: async ({ args }) => {
    const room = await studio();
    const canvas = room.getByRole('region', { name: 'Piece' });
    const title = room.getByLabelText('Title', { selector: 'textarea' });
    await userEvent.type(title, '!');
    await waitFor(() => expect(onPiece()).toHaveTextContent('panels!'));

    const zoom = within(room.getByRole('group', { name: 'Zoom' }));
    canvas.focus();
    await userEvent.keyboard('1');
    await zoom.findByRole('button', { name: 'Zoom, 100%' });
    const whole = onPiece()?.getBoundingClientRect().width;
    await expect(whole).toBeCloseTo(18.25 * 96, 0);
    await room.findByText(/^Zoom 100%/);
    await userEvent.keyboard('-');
    await zoom.findByRole('button', { name: 'Zoom, 75%' });
    await userEvent.keyboard('0');
    await waitFor(() =>
      expect(zoom.getByRole('button', { name: 'Fit' })).toHaveAttribute('aria-pressed', 'true'),
    );

    const guides = room.getByRole('button', { name: 'Guides' });
    await userEvent.click(guides);
    await userEvent.click(room.getByLabelText('Trim and bleed'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelectorAll('[data-guide="trim"]')).toHaveLength(2));
    await expect(onPiece()?.querySelector('[data-guide]')).toBeNull();
    await expect(guides).toHaveFocus();

    await userEvent.click(room.getByLabelText('Type, Orange'));
    await waitFor(() => expect(room.getByLabelText('Orange: dark text on orange')).toBeChecked());
    await expect(onPiece()).toHaveTextContent('panels!');

    await expect(args.onViewChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onViewChange).toHaveBeenCalledWith('page');
  },
};

/** The check shows the download dialog's findings about the current piece. */
export const Checked: Story = {
  play: async () => {
    const room = await studio();
    await userEvent.click(room.getByRole('tab', { name: 'Checks' }));
    const checks = within(await room.findByRole('region', { name: 'Checks' }));
    await userEvent.type(room.getByLabelText('Location', { selector: 'input' }), 'A');
    await checks.findByText("Add the event's date and time.", {}, { timeout: 12_000 });
  },
};

/** From a layout without a picture, the panel leads to layouts with one and moves the focus to the new picture. */
export const NoPicture: Story = {
  play: async () => {
    const room = await studio();
    await userEvent.click(room.getByRole('tab', { name: 'Pictures' }));
    await expect(await room.findByText("This layout doesn't have a picture.")).toBeVisible();
    await userEvent.click(room.getByRole('radio', { name: 'Photograph, White' }));
    const panel = within(room.getByRole('tabpanel', { name: 'Pictures' }));
    await waitFor(() => expect(panel.queryByText("This layout doesn't have a picture.")).toBeNull());
    await waitFor(() => expect(panel.getAllByRole('button')[0]).toHaveFocus());
    await waitFor(() => expect(onPiece()?.querySelector('[data-slot="picture"]')).not.toBeNull());
    await userEvent.click(room.getByRole('button', { name: 'Undo: Layout' }));
    await expect(await panel.findByText("This layout doesn't have a picture.")).toBeVisible();
  },
};

/** The studio asks for the user's details, too: the contact lines of the piece lead there. */
export const Contact: Story = {
  args: { onUserChange: fn() },
  play: async ({ args }) => {
    const room = await studio();
    const details = within(room.getByRole('region', { name: 'Your details' }));
    await userEvent.type(details.getByLabelText(/^Phone/), '5');
    await expect(args.onUserChange).toHaveBeenCalled();
    await waitFor(() => expect(room.getByText('Click any text to edit it')).toBeVisible());
  },
};

export const OnDark: Story = { globals: { theme: 'dark' } };

/**
 * Words and pictures are controls on the piece: pressing words puts the caret in them, and a note below names what's
 * being edited.
 */
export const OnThePiece: Story = {
  args: { drafts: pictured },
  play: async ({ args }) => {
    const room = await studio();
    const title = await waitFor(() => {
      const found = onPiece()?.querySelector<HTMLElement>('[role="textbox"]');
      if (!found) throw new Error('There are no words yet.');
      return found;
    });
    await expect(title).toHaveAccessibleName('Title');
    await userEvent.click(title);
    await expect(title).toHaveFocus();
    await waitFor(() => expect(title).toHaveAccessibleDescription('Title'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(room.getByRole('region', { name: 'Piece' })).toHaveFocus());

    const crop = room.getByLabelText('Crop of Picture');
    crop.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(room.getByText('Use the default')).toBeVisible());
    await expect(args.onViewChange).not.toHaveBeenCalled();
  },
};

/** Sides appear next to each other, or just one; all of them stay mounted, for the files. */
export const Sides: Story = {
  render: (args) => <Brochure {...args} />,
  play: async () => {
    const room = within(await screen.findByRole('dialog', { name: 'Brochure studio' }));
    await waitFor(() => expect(room.getByRole('region', { name: 'Inside' })).toBeVisible());
    await userEvent.click(room.getByRole('button', { name: 'Outside' }));
    await expect(room.queryByRole('region', { name: 'Inside' })).toBeNull();
    await expect(document.querySelectorAll('[role="dialog"] [data-artboard]')).toHaveLength(2);
    await userEvent.click(room.getByRole('button', { name: 'All sides' }));
    await userEvent.click(room.getByRole('button', { name: 'Guides' }));
    await userEvent.click(room.getByLabelText('Folds and panels'));
    await waitFor(() =>
      expect([...document.querySelectorAll('[data-guide] span')].map((each) => each.textContent)).toContain(
        'Cover',
      ),
    );
  },
};

/** Shows every size at once, with its problems. Pressing one makes it the size being edited. */
export const AllSizes: Story = {
  render: (args) => <Ads {...args} />,
  play: async () => {
    const room = within(await screen.findByRole('dialog', { name: 'Digital Ads studio' }));
    await userEvent.click(await room.findByText('All sizes'));
    const sizes = within(await room.findByRole('region', { name: 'All sizes' }));
    await expect(sizes.getAllByRole('listitem')).toHaveLength(15);
    const banner = sizes.getByText('Google, Banner, 468 × 60 px').closest('li') as HTMLElement;
    banner.scrollIntoView();
    await waitFor(() => expect(banner.querySelector('img')).not.toBeNull(), { timeout: 8_000 });
    await userEvent.click(within(banner).getByRole('button', { name: /^Google, Banner/ }));
    await waitFor(() => expect(room.getByLabelText('Banner, 468 × 60 px')).toBeChecked());
    await room.findByRole('region', { name: 'Piece' });
    await userEvent.click(await room.findByRole('button', { name: 'Undo: Size' }));
    await waitFor(() => expect(room.getByLabelText('Leaderboard, 728 × 90 px')).toBeChecked());
  },
};

/**
 * One size has its own words, from its panel on the board or next to its field. A note says so, with a way to reset
 * them.
 */
export const OnlyHere: Story = {
  render: (args) => <Ads {...args} />,
  play: async () => {
    const room = within(await screen.findByRole('dialog', { name: 'Digital Ads studio' }));
    await userEvent.click(await room.findByText('All sizes'));
    const sizes = within(await room.findByRole('region', { name: 'All sizes' }));
    const change = sizes.getByRole('button', { name: 'Change this size only: Google, Banner, 468 × 60 px' });
    change.focus();
    await userEvent.keyboard('{Enter}');
    const panel = within(
      await screen.findByRole('dialog', { name: 'Changes for Google, Banner, 468 × 60 px only' }),
    );
    const there = panel.getByLabelText('Headline');
    await userEvent.clear(there);
    await userEvent.type(there, 'Short');
    await expect(panel.getByText('Changed for this size')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(change).toHaveFocus());
    await waitFor(() =>
      expect(room.getByLabelText('Headline', { selector: 'input' })).toHaveValue(
        'Recycle your retired panels',
      ),
    );
    const banner = change.closest('li') as HTMLElement;
    await expect(within(banner).getByText('Changed for this size: Headline')).toBeVisible();

    await userEvent.click(sizes.getByRole('button', { name: /^Google, Banner/ }));
    await waitFor(() => expect(onPiece()).toHaveTextContent('Short'));
    await waitFor(() => expect(room.getByLabelText('Headline', { selector: 'input' })).toHaveValue('Short'));
    await userEvent.type(room.getByLabelText('Headline', { selector: 'input' }), 'er');
    await userEvent.type(room.getByLabelText('Call to action', { selector: 'input' }), '!');
    await userEvent.click(room.getByLabelText('Leaderboard, 728 × 90 px'));
    await waitFor(() => expect(onPiece()).toHaveTextContent('Recycle your retired panels'));
    await expect(onPiece()).toHaveTextContent('Get a quote!');

    await userEvent.click(await room.findByRole('button', { name: 'Undo: Size' }));
    await waitFor(() => expect(onPiece()).toHaveTextContent('Shorter'));
    await userEvent.click(await room.findByRole('button', { name: 'Match other sizes: Headline' }));
    await waitFor(() => expect(onPiece()).toHaveTextContent('Recycle your retired panels'));
    await waitFor(() =>
      expect(room.getByRole('button', { name: /^Change Headline for .+ only$/ })).toHaveAttribute(
        'aria-pressed',
        'false',
      ),
    );
    await userEvent.click(await room.findByRole('button', { name: 'Undo: Match other sizes' }));
    await waitFor(() => expect(onPiece()).toHaveTextContent('Shorter'));
    await expect(await room.findByText(/^Undone: Match other sizes/)).toBeInTheDocument();
  },
};

/** Leaves the panel of one size open, for checking it by eye. */
export const OnlyHereOpen: Story = {
  render: (args) => <Ads {...args} />,
  play: async () => {
    const room = within(await screen.findByRole('dialog', { name: 'Digital Ads studio' }));
    await userEvent.click(await room.findByText('All sizes'));
    const sizes = within(await room.findByRole('region', { name: 'All sizes' }));
    await userEvent.click(
      sizes.getByRole('button', { name: 'Change this size only: Google, Banner, 468 × 60 px' }),
    );
    const panel = within(
      await screen.findByRole('dialog', { name: 'Changes for Google, Banner, 468 × 60 px only' }),
    );
    await userEvent.type(panel.getByLabelText('Headline'), '!');
    await expect(await panel.findByText('Changed for this size')).toBeVisible();
  },
};

/** When storage is full, unsaved values stay on screen, and the studio shows a message. */
export const StorageFull: Story = {
  args: {
    drafts: {
      ...memoryDrafts(),
      save: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    },
  },
  play: async () => {
    const room = await studio();
    await userEvent.type(room.getByLabelText('Title', { selector: 'textarea' }), '!');
    await expect(await room.findByText(/^This draft isn't being saved/)).toBeVisible();
    await waitFor(() => expect(onPiece()).toHaveTextContent('panels!'));
    await userEvent.click(await room.findByRole('button', { name: 'Undo: Title' }));
    await waitFor(() => expect(onPiece()).not.toHaveTextContent('panels!'));
  },
};

/** The page shows the values for its size, with a way to reset them. Its fields apply to all sizes. */
export const OnlyHereOnThePage: Story = {
  args: { view: 'page', drafts: ofOneSize },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This size has its own Title')).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue('Bring us your retired panels');
    await expect(document.querySelector('[data-artboard]')).toHaveTextContent('Only here');
    await userEvent.click(canvas.getByRole('button', { name: 'Match other sizes' }));
    await expect(document.querySelector('[data-artboard]')).toHaveTextContent('Bring us');
    await expect(canvas.queryByText('This size has its own Title')).toBeNull();
  },
};

/** Form and piece are two views. The hidden one can't be reached, and keeps its content. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const room = await studio();
    await waitFor(() => expect(room.getByRole('button', { name: 'Form' })).toHaveFocus());
    await expect(room.getByRole('button', { name: 'Piece' })).toHaveAttribute('aria-pressed', 'true');
    await expect(room.getByLabelText('Title', { selector: 'textarea' }).closest('[inert]')).not.toBeNull();
    await userEvent.click(room.getByRole('button', { name: 'Form' }));
    await userEvent.type(room.getByLabelText('Title', { selector: 'textarea' }), '!');
    await expect(onPiece()).toHaveTextContent('panels!');
    await expect(onPiece()?.closest('[inert]')).not.toBeNull();
  },
};
