import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { addressOf, draftIn } from '../../../storybook/link.ts';
import { aboutDesigner, compareOf, playgroundOf, withUserSample } from '../../../storybook/stories.tsx';
import { downloadAs } from '../../editor/download/testing/downloadAs.ts';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import { memoryDrafts } from '../../editor/drafts/draftStore.ts';
import { Artboard } from '../../editor/preview/Artboard.tsx';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { workbenchOf } from '../../editor/workbench/Workbench.tsx';
import { posterFields } from './poster.fields.ts';
import { poster } from './poster.ts';

const Poster = workbenchOf(poster);

const meta: Meta<typeof Poster> = {
  title: 'Designers/Poster',
  tags: ['autodocs'],
  decorators: [withUserSample],
  component: Poster,
  args: { notify: fn() },
};
export default meta;
type Story = StoryObj<typeof Poster>;

const stored = (draft: unknown) => {
  const drafts = memoryDrafts();
  drafts.save('poster', draft);
  return drafts;
};

export const About = { tags: ['!dev'], ...aboutDesigner(poster) };
export const Playground = playgroundOf(poster);
/** Every look with the user's own text, rendered as it scrolls into view. The link opens the same text here. */
export const Compare = {
  ...compareOf(poster),
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const drawn = () => canvasElement.querySelectorAll('[data-drawn=true]').length;
    await waitFor(() => expect(drawn()).toBeGreaterThan(0));
    const places = canvasElement.querySelectorAll('[data-drawn]');
    expect(places.length).toBeGreaterThan(100);
    expect(drawn()).toBeLessThan(places.length);
    const last = places[places.length - 1] as HTMLElement;
    expect(last).toHaveAttribute('data-drawn', 'false');
    last.scrollIntoView();
    await waitFor(() => expect(last).toHaveAttribute('data-drawn', 'true'));
    window.scrollTo(0, 0);
  },
} satisfies typeof Playground;

const told = { title: 'Grüße & 50 % off, today.', type: 'service', theme: 'blue' };
const page = 'https://stories.daybreak.example/';
const linkedStory = 'designers-poster--linked-playground';
const sentAddress = addressOf(page, linkedStory, posterFields, restoreDraft(posterFields, told)) ?? '';

/** A link opens the draft it was copied from, and copying from there gives a link to the same draft. */
export const LinkedPlayground = {
  ...Playground,
  tags: ['!dev', '!autodocs'],
  parameters: { ...Playground.parameters, address: sentAddress },
  play: async ({ canvas, canvasElement }) => {
    const artboard = canvasElement.querySelector('[data-artboard]');
    await waitFor(() => expect(artboard).toHaveTextContent('Grüße & 50 % off, today.'));
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(await canvas.findByText(/^Link copied/)).toBeVisible();
    const [address = ''] = writeText.mock.lastCall ?? [];
    await expect(draftIn(address, linkedStory, posterFields)).toEqual(restoreDraft(posterFields, told));
  },
} satisfies typeof Playground;
export const Default: Story = {};
export const OnDark: Story = { globals: { theme: 'dark' } };
export const Service: Story = { args: { drafts: stored(poster.examples.service) } };
export const LongestText: Story = { args: { drafts: stored(poster.examples.longest) } };
export const Empty: Story = { args: { drafts: stored(poster.examples.empty) } };
export const CorruptDraft: Story = { args: { drafts: stored({ title: 42, size: 'A0', theme: null }) } };

export const TextTooLong: Story = {
  args: { drafts: stored({ title: 'A word too many '.repeat(200) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/too long for the piece/)).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toBeInvalid();
  },
};

export const StorageFull: Story = {
  args: {
    drafts: {
      ...memoryDrafts(),
      save: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), '!');
    await expect(await canvas.findByText(/This draft isn't being saved/)).toBeVisible();
  },
};

/** All layouts and themes at the default size, for an event with its date. */
export const AllLooks: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 16 }}>
      {posterFields.theme.options.flatMap((theme) =>
        posterFields.composition.options.map((composition) => {
          const draft = restoreDraft(posterFields, {
            theme: theme.value,
            composition: composition.value,
            ...poster.examples.event,
          });
          return poster.artboards(draft).map((side) => (
            <Artboard
              key={`${theme.value} ${composition.value}`}
              side={side}
              within={{ width: 240, height: 240 }}
            >
              <poster.Artwork draft={draft} data={{ user: defaultUserDetails, images: [] }} side={side} />
            </Artboard>
          ));
        }),
      )}
    </div>
  ),
};

/** The user picks a layout by its picture. A layout that can't fit the text says why, and becomes available when the text fits. */
export const ChoosingALayout: Story = {
  play: async ({ canvas, canvasElement }) => {
    const artboard = canvasElement.querySelector('[data-artboard]');
    const date = await canvas.findByRole('radio', { name: 'Date' });
    await expect(date).toBeDisabled();
    await expect(date).toHaveAccessibleDescription(/Choose a date to use this layout/);
    await userEvent.type(canvas.getByLabelText('Event date'), '2027-03-13');
    await waitFor(() => expect(date).toBeEnabled());
    await userEvent.click(date);
    await expect(artboard).toHaveTextContent('13');
    await expect(artboard).toHaveTextContent('March 2027');
    await userEvent.clear(canvas.getByLabelText('Event date'));
    await expect(await canvas.findByText(/Until you do, the preview shows Sunrise/)).toBeVisible();
    await expect(artboard).not.toHaveTextContent('March 2027');
  },
};

/** The studio is the first action, opened by its button or a click on the piece; less common actions are in a menu. */
export const Actions: Story = {
  args: { view: 'page', onViewChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    const preview = within(canvas.getByRole('region', { name: 'Preview' }));
    const open = preview.getByRole('button', { name: 'Open studio' });
    await expect(open).toHaveAttribute('data-tone', 'primary');
    await expect(preview.getByRole('button', { name: 'Download' })).toBeVisible();
    // Until its menu has loaded, another button is in its place.
    await waitFor(() =>
      expect(preview.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded'),
    );
    const loaded = preview.getByRole('button', { name: 'More' });
    loaded.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'More' });
    await expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Copy Specs']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(loaded).toHaveFocus());
    await userEvent.click(canvasElement.querySelector('[data-artboard]') as Element);
    await expect(args.onViewChange).toHaveBeenCalledWith('studio');
    await expect(open).toHaveFocus();
  },
};

export const DesignAndDownload: Story = {
  args: {
    exporter: {
      export: fn(async () => [{ name: 'poster-18x24in-20270314.png', blob: new Blob() }]),
      save: fn(),
    },
  },
  play: async ({ args, canvas, canvasElement }) => {
    const title = await canvas.findByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.type(title, 'Open evening');
    const artboard = canvasElement.querySelector<HTMLElement>('[data-artboard]');
    await expect(artboard).toHaveTextContent('Open evening');
    await userEvent.type(canvas.getByLabelText('Event date'), '2027-03-14');
    await userEvent.type(canvas.getByLabelText('Event time'), '18:30');
    await expect(artboard).toHaveTextContent(/March 14, 2027.*6:30 PM/);

    await userEvent.click(canvas.getByRole('combobox', { name: 'Type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Awareness' }));
    await expect(canvas.queryByLabelText('Location')).toBeNull();
    await expect(title).toHaveValue('Open evening');

    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await downloadAs('PNG');
    await expect(args.exporter?.export).toHaveBeenCalledWith(
      expect.objectContaining({ designer: 'poster', format: 'png', title: 'Open evening' }),
    );
    await expect(args.exporter?.save).toHaveBeenCalled();
    await expect(args.notify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'success' }));
  },
};

export const DownloadFails: Story = {
  args: {
    exporter: {
      export: async () => {
        throw new Error(
          'This poster uses an emoji that the print fonts do not have: 🌞. Remove it and try again.',
        );
      },
      save: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download' }));
    await downloadAs('Print PDF');
    await expect(args.notify).toHaveBeenCalledWith(
      expect.objectContaining({ tone: 'danger', description: expect.stringContaining('🌞') }),
    );
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeEnabled();
  },
};
