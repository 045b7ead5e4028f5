import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ads } from '../../pieces/ads/ads.ts';
import { brochure } from '../../pieces/brochure/brochure.ts';
import { poster } from '../../pieces/poster/poster.ts';
import { memoryDrafts } from '../draftStore.ts';
import { workbenchOf } from '../Workbench.tsx';

const Poster = workbenchOf(poster);
const Brochure = workbenchOf(brochure);
const Ads = workbenchOf(ads);

const meta: Meta<typeof Poster> = {
  title: 'Designers/Studio',
  component: Poster,
  parameters: { layout: 'fullscreen' },
  args: { notify: fn(), view: 'studio', onViewChange: fn() },
};
export default meta;
type Story = StoryObj<typeof Poster>;

const pictured = memoryDrafts();
pictured.save('poster', { composition: 'photograph' });

const studio = async () => within(await screen.findByRole('dialog', { name: 'Poster studio' }));
const onPiece = () => document.querySelector<HTMLElement>('[role="dialog"] [data-artboard]');

/** The fields change the piece, the zoom is spoken, guides lie over it, and the check says what a download would. */
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
    await zoom.findByRole('button', { name: 'Zoom, 100 %' });
    const whole = onPiece()?.getBoundingClientRect().width;
    await expect(whole).toBeCloseTo(18.25 * 96, 0);
    await room.findByText(/^Zoom 100 %/);
    await userEvent.keyboard('-');
    await zoom.findByRole('button', { name: 'Zoom, 75 %' });
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

/** The check says what the download dialog would, of the piece as it is now. */
export const Checked: Story = {
  play: async () => {
    const room = await studio();
    await userEvent.click(room.getByRole('tab', { name: 'Checks' }));
    const checks = within(await room.findByRole('region', { name: 'Checks' }));
    await userEvent.type(room.getByLabelText('Location', { selector: 'input' }), 'A');
    await checks.findByText('The event has no date or time.', {}, { timeout: 12_000 });
  },
};

export const OnDark: Story = { globals: { theme: 'dark' } };

/** Words and pictures are controls on the piece: a press on words puts the caret into them, and what is worked on is named below. */
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

/** Sides stand beside each other, or one alone; all of them stay, for the files. */
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

/** Every size at once, each with what is wrong at it; a press on one makes it the size that is worked on. */
export const AllSizes: Story = {
  render: (args) => <Ads {...args} />,
  play: async () => {
    const room = within(await screen.findByRole('dialog', { name: 'Digital Ads studio' }));
    await userEvent.click(await room.findByText('All sizes'));
    const sizes = within(await room.findByRole('region', { name: 'All sizes' }));
    await expect(sizes.getAllByRole('listitem')).toHaveLength(15);
    const banner = sizes.getByText('Google, Banner, 468 × 60 px').closest('li') as HTMLElement;
    await waitFor(() => expect(banner.querySelector('img')).not.toBeNull());
    await userEvent.click(within(banner).getByRole('button'));
    await waitFor(() => expect(room.getByLabelText('Banner, 468 × 60 px')).toBeChecked());
    await room.findByRole('region', { name: 'Piece' });
  },
};

/** Form and piece are two views. The one that is not looked at cannot be reached, and keeps what it shows. */
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
