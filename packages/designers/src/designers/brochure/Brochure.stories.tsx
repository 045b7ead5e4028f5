import driveDestruction from '@daybreak/media/assets/images/drive-destruction.jpg';
import gridPylons from '@daybreak/media/assets/images/grid-pylons.jpg';
import inverters from '@daybreak/media/assets/images/inverters.jpg';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { aboutDesigner, compareOf, playgroundOf, withUserSample } from '../../../storybook/stories.tsx';
import { downloadAs } from '../../editor/download/testing/downloadAs.ts';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import { memoryDrafts } from '../../editor/drafts/draftStore.ts';
import { Artboard } from '../../editor/preview/Artboard.tsx';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { workbenchOf } from '../../editor/workbench/Workbench.tsx';
import { brochureFields } from './brochure.fields.ts';
import { brochure } from './brochure.ts';

const Brochure = workbenchOf(brochure);

const meta: Meta<typeof Brochure> = {
  title: 'Designers/Brochure',
  tags: ['autodocs'],
  decorators: [withUserSample],
  component: Brochure,
  args: { notify: fn() },
};
export default meta;
type Story = StoryObj<typeof Brochure>;

const stored = (draft: unknown) => {
  const drafts = memoryDrafts();
  drafts.save('brochure', draft);
  return drafts;
};

export const About = { tags: ['!dev'], ...aboutDesigner(brochure) };
export const Playground = playgroundOf(brochure);
export const Compare = { ...compareOf(brochure), tags: ['!autodocs'] };
export const Default: Story = {};
export const OnDark: Story = { globals: { theme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Recycling: Story = { args: { drafts: stored(brochure.examples.recycling) } };
export const LongestText: Story = { args: { drafts: stored(brochure.examples.longest) } };
export const Empty: Story = { args: { drafts: stored(brochure.examples.empty) } };
export const OnePoint: Story = { args: { drafts: stored(brochure.examples['one point']) } };
export const OneLongWord: Story = { args: { drafts: stored(brochure.examples['one long word']) } };
export const RightToLeft: Story = { args: { drafts: stored(brochure.examples['right to left']) } };
export const WideCustomSheet: Story = { args: { drafts: stored(brochure.examples['wide custom sheet']) } };
export const SquareCustomSheet: Story = {
  args: { drafts: stored(brochure.examples['square custom sheet']) },
};
export const CorruptDraft: Story = {
  args: { drafts: stored({ title: 42, size: 'custom', width: null, height: '1e9', fold: 'star' }) },
};

export const TextTooLong: Story = {
  args: { drafts: stored({ content: 'A word too many '.repeat(300) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/too long for the piece/)).toBeVisible();
    await expect(canvas.getByLabelText('Key points')).toBeInvalid();
  },
};

const sheetsOf = (drafts: readonly object[]) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, padding: 16 }}>
    {drafts.map((choices) => {
      const draft = restoreDraft(brochureFields, choices);
      return brochure.artboards(draft).map((side) => (
        <Artboard
          key={`${Object.values(choices).join(' ')} ${side.id}`}
          side={side}
          within={{ width: 240, height: 240 }}
        >
          <brochure.Artwork draft={draft} data={{ user: defaultUserDetails, images: [] }} side={side} />
        </Artboard>
      ));
    })}
  </div>
);

const { theme, cover, inside, fold, size } = brochureFields;
const values = (field: { options: readonly { value: string }[] }) => field.options.map(({ value }) => value);

/** All covers, themes and folds with alternating insides, with headings as people write them. */
export const AllLooks: Story = {
  render: () =>
    sheetsOf(
      values(theme).flatMap((theme) =>
        values(fold).flatMap((fold, turn) =>
          values(cover).map((cover, place) => ({
            ...brochure.examples.numbers,
            theme,
            fold,
            cover,
            inside: values(inside)[(turn + place) % inside.options.length],
          })),
        ),
      ),
    ),
};

/** Every size and fold of the default look. */
export const AllSizes: Story = {
  render: () => sheetsOf(values(size).flatMap((size) => values(fold).map((fold) => ({ size, fold })))),
};

export const Services: Story = { args: { drafts: stored(brochure.examples.services) } };
export const Numbers: Story = { args: { drafts: stored(brochure.examples.numbers) } };

/** The cover and the inside are chosen separately, each on its own side. An inside layout that can't fit the key points says why. */
export const ChoosingCoverAndInside: Story = {
  play: async ({ canvas, canvasElement }) => {
    const drawn = (side: string) =>
      within(canvasElement.querySelector(`[data-artboard="${side}"]`) as HTMLElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Disc' }));
    await expect(drawn('outside').queryByText('Leading the future', { exact: false })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Inside' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Services' }));
    const statement = "We supply and manage your hardware, then take it back when you're done.";
    await expect(drawn('inside').getByText(statement)).toBeInTheDocument();
    const points = canvas.getByLabelText('Key points');
    await userEvent.clear(points);
    await userEvent.type(points, 'Pick-up: Our truck comes.{Enter}We recycle.{Enter}We report.');
    await expect(drawn('inside').getByText('Pick-up')).toBeInTheDocument();
    const numbers = canvas.getByRole('radio', { name: 'Numbers' });
    await waitFor(() => expect(numbers).toBeDisabled());
    await expect(numbers).toHaveAccessibleDescription(/24 hours/);
    await userEvent.type(points, '{Enter}A quote within 24 hours.');
    await waitFor(() => expect(numbers).toBeEnabled());
    await userEvent.click(numbers);
    await expect(drawn('inside').getByText('24')).toBeInTheDocument();
  },
};

export const UploadedPictures: Story = {
  args: {
    images: [gridPylons, inverters, driveDestruction].map((url, index) => ({
      id: String(index),
      name: `Picture ${index + 1}`,
      url,
    })),
  },
  play: async ({ canvasElement }) => {
    const pictures = (side: string) =>
      [
        ...canvasElement.querySelectorAll<HTMLImageElement>(`[data-artboard="${side}"] img[data-picture]`),
      ].map((image) => image.getAttribute('src'));
    await expect(pictures('outside')).toEqual([gridPylons]);
    await expect(pictures('inside')).toEqual([inverters, driveDestruction]);
  },
};

export const PagesAndFoldDisagree: Story = {
  args: { drafts: stored({ pages: '8' }) },
  play: async ({ canvas }) => {
    const pages = await canvas.findByRole('combobox', { name: 'Pages' });
    await expect(pages).toHaveAccessibleDescription(/A tri-fold brochure has 6 pages/);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Fold' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Gate-fold (4 panels)' }));
    await expect(pages).toHaveTextContent('8 pages');
    await expect(pages).not.toHaveAccessibleDescription();
  },
};

export const CustomSizeOutOfRange: Story = {
  args: { drafts: stored({ size: 'custom', width: '40', height: '11' }) },
  play: async ({ canvas }) => {
    const width = await canvas.findByLabelText('Width in inches');
    await expect(width).toHaveAccessibleDescription(/Enter a number from 3 to 24/);
    await expect(canvas.getByText(/11 × 8.5 in, 6 pages/)).toBeVisible();
    await userEvent.clear(width);
    await userEvent.type(width, '20');
    await expect(width).toBeValid();
    await expect(canvas.getByText(/20 × 11 in, 6 pages/)).toBeVisible();
  },
};

export const DesignAndDownload: Story = {
  args: {
    exporter: {
      export: fn(async () => [{ name: 'brochure-11x8.5in-20270314.pdf', blob: new Blob() }]),
      save: fn(),
    },
  },
  play: async ({ args, canvas, canvasElement }) => {
    const title = await canvas.findByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.type(title, 'Data, handled');
    await expect(canvasElement.querySelector('[data-artboard="outside"]')).toHaveTextContent('Data, handled');

    await userEvent.click(canvas.getByRole('tab', { name: 'Inside' }));
    const points = canvas.getByLabelText('Key points');
    await userEvent.clear(points);
    await userEvent.type(points, 'One{Enter}Two');
    const listed = [...canvasElement.querySelectorAll('[data-artboard="inside"] li')];
    await expect(listed.map(({ textContent }) => textContent)).toEqual(['One', 'Two']);

    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await downloadAs('Print PDF');
    await expect(args.exporter?.export).toHaveBeenCalledWith(
      expect.objectContaining({
        designer: 'brochure',
        format: 'pdf',
        title: 'Data, handled',
        sources: [
          expect.objectContaining({ side: expect.objectContaining({ id: 'outside' }) }),
          expect.objectContaining({ side: expect.objectContaining({ id: 'inside' }) }),
        ],
      }),
    );
    await expect(args.notify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'success' }));
  },
};
