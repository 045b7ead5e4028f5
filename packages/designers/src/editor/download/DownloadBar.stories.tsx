import { inches, pixels } from '@daybreak/print';
import { Stack } from '@daybreak/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test';
import { DownloadBar } from './DownloadBar.tsx';
import { printChoiceKey } from './loadPrintChoice.ts';
import { earlierOrdersKey, orderKey } from './ticket/loadOrder.ts';

const print = [{ id: 'front', label: '18 × 24 in', size: inches(18, 24, { bleed: 0.125 }) }];
const ad = [{ id: 'ad', label: '728 × 90 px', size: pixels(728, 90) }];

const meta: Meta<typeof DownloadBar> = {
  title: 'Designers/Download',
  component: DownloadBar,
  args: {
    label: 'Download',
    sides: print,
    progress: undefined,
    cancel: fn(),
    inspect: () => async () => [],
    plan: () => [{ name: 'poster-18x24in-20261122.pdf', measures: '1 page' }],
    onDownload: fn(),
  },
  beforeEach: () => () => {
    localStorage.removeItem(printChoiceKey);
    localStorage.removeItem(orderKey);
    localStorage.removeItem(earlierOrdersKey);
  },
  decorators: [
    (Story) => (
      <Stack gap="4" style={{ maxInlineSize: '26rem' }}>
        <Story />
      </Stack>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof DownloadBar>;

const open = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
  return within(await screen.findByRole('dialog', { name: 'Download' }));
};

/** A print PDF for the printer has marks next to the bleed; a proof has neither. */
export const Print: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas);
    await expect(
      await dialog.findByText('Text, contrast, pictures and edges look good.'),
    ).toBeInTheDocument();
    await expect(dialog.getByRole('radio', { name: 'Print PDF' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Proof' }));
    await expect(dialog.queryByRole('radio', { name: 'Uncoated' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledWith(
      expect.objectContaining({ format: 'pdf', prepared: 'proof' }),
    );
  },
};

/**
 * Some printers want the bleed and add their own marks. That choice is remembered for next time; a proof is a one-off.
 */
export const BleedWithoutMarks: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas);
    await expect(dialog.getByRole('radio', { name: 'Bleed and crop marks' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Bleed without marks' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Uncoated' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenLastCalledWith(
      expect.objectContaining({ format: 'pdf', prepared: 'bleed', stock: 'uncoated' }),
    );
    const again = await open(canvas);
    await userEvent.click(again.getByRole('radio', { name: 'Proof' }));
    await userEvent.click(again.getByRole('button', { name: 'Download' }));
    const later = await open(canvas);
    await expect(later.getByRole('radio', { name: 'Bleed without marks' })).toBeChecked();
    await expect(later.getByRole('radio', { name: 'Uncoated' })).toBeChecked();
  },
};

/** Missing parts of an order are shown at their fields, and typed values are there next time. */
export const HandOff: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(dialog.getByRole('radio', { name: 'Proof' }));
    await expect(dialog.queryByRole('checkbox', { name: 'Add a hand-off ticket' })).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'Bleed and crop marks' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Add a hand-off ticket' }));
    await expect(dialog.getByText(/Includes the ticket, all in one ZIP/)).toBeVisible();
    await userEvent.type(await dialog.findByLabelText('Finish'), 'Matte');
    await userEvent.type(dialog.getByLabelText(/^Quantity/), 'many');
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).not.toHaveBeenCalled();
    const quantity = dialog.getByLabelText(/^Quantity/);
    await expect(quantity).toHaveFocus();
    await expect(quantity).toHaveAccessibleDescription('Enter a whole number, such as 500.');
    await expect(dialog.getByText('Enter the recipient and the address.')).toBeVisible();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '2,500');
    await userEvent.type(dialog.getByLabelText(/^Print shop/), 'Sunrise Press');
    await userEvent.type(dialog.getByLabelText(/^Stock/), '100 lb gloss');
    await fireEvent.change(dialog.getByLabelText(/^Needed by/), { target: { value: '2999-12-01' } });
    await userEvent.type(dialog.getByLabelText(/^Ship to/), 'Daybreak, 12 Dawn Street');
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenLastCalledWith(
      expect.objectContaining({
        prepared: 'marks',
        order: {
          printer: 'Sunrise Press',
          quantity: '2,500',
          stock: '100 lb gloss',
          finish: 'Matte',
          due: '2999-12-01',
          shipTo: 'Daybreak, 12 Dawn Street',
          costCenter: '',
        },
      }),
    );
    const again = await open(canvas);
    await expect(again.getByRole('checkbox', { name: 'Add a hand-off ticket' })).not.toBeChecked();
    await userEvent.click(again.getByRole('checkbox', { name: 'Add a hand-off ticket' }));
    const stock = await again.findByLabelText<HTMLInputElement>(/^Stock/);
    await expect(stock).toHaveValue('100 lb gloss');
    // A new order doesn't forget the printers and papers of earlier ones.
    await userEvent.clear(stock);
    await userEvent.type(stock, '130 lb silk');
    await userEvent.click(again.getByRole('button', { name: 'Download' }));
    const third = await open(canvas);
    await userEvent.click(third.getByRole('checkbox', { name: 'Add a hand-off ticket' }));
    const suggested = async (label: RegExp) => {
      const { list } = await third.findByLabelText<HTMLInputElement>(label);
      return [...(list?.options ?? [])].map(({ value }) => value);
    };
    await expect(await suggested(/^Stock/)).toEqual(['130 lb silk', '100 lb gloss']);
    await expect(await suggested(/^Print shop/)).toEqual(['Sunrise Press']);
  },
};

/** Everything that platforms ask for, in one ZIP. The last choice is remembered, except for the ZIP. */
export const Sets: Story = {
  args: {
    sides: ad,
    sizeGroups: [
      { id: 'sizes', label: 'All sizes of this platform', over: ['size'], count: 4 },
      { id: 'all-platforms', label: 'All platforms', over: ['platform', 'size'], count: 15 },
    ],
  },
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(dialog.getByRole('radio', { name: 'All platforms' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'JPEG' }));
    await userEvent.click(dialog.getByRole('radio', { name: '2×' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledWith(
      expect.objectContaining({
        format: 'jpeg',
        scale: 2,
        set: expect.objectContaining({ id: 'all-platforms' }),
      }),
    );
    const again = await open(canvas);
    await expect(again.getByRole('radio', { name: 'JPEG' })).toBeChecked();
    await expect(again.getByRole('radio', { name: 'This size' })).toBeChecked();
  },
};

/** Errors, which the engine would refuse, block the download with a reason; severe findings and warnings don't. */
export const ErrorsAndWarnings: Story = {
  args: {
    inspect: () => async () => [
      { level: 'error', says: 'Title is too long for this piece. Shorten it to fit.' },
      {
        level: 'severe',
        says: 'The picture “delivery-of-retired-panels-at-the-recycling-floor-in-march.jpg” (18 × 24 in, bottom right) prints at 66 DPI, so it will look pixelated. It needs 150 DPI, the minimum for pieces over 17 in on the short side. Use a larger picture.',
      },
      { level: 'warning', says: "Add the event's date, time and place." },
      {
        level: 'warning',
        says: 'Subtitle has a contrast ratio of 2.9:1 against its background. To be readable, it needs at least 3:1. Choose another theme or a simpler picture.',
      },
    ],
  },
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas);
    await expect(await dialog.findByText(/Title is too long/)).toBeInTheDocument();
    const button = dialog.getByRole('button', { name: 'Download' });
    await userEvent.click(button);
    await expect(args.onDownload).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('Fix the errors first.');
  },
};

/** A character that the print PDF refuses is only drawn in another typeface in a picture. */
export const FoundByFormat: Story = {
  args: {
    inspect:
      () =>
      async ({ format }) => [
        format === 'pdf'
          ? { level: 'error', says: "The print PDF can't include “ᚠ”." }
          : {
              level: 'warning',
              says: "Our fonts don't support “ᚠ”, so the picture shows it in a different font.",
            },
      ],
    plan: ({ format }) =>
      format === 'pdf'
        ? [{ name: 'poster.pdf', measures: '1 page' }]
        : [{ name: 'poster.png', measures: '2700 × 3600 px, 150 DPI' }],
  },
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas);
    await expect(await dialog.findByText(/can't include/)).toBeInTheDocument();
    await expect(dialog.getByText('1 file: 1 page.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: 'PNG' }));
    await expect(await dialog.findByText(/a different font/)).toBeInTheDocument();
    await expect(dialog.getByText('1 file: 2700 × 3600 px, 150 DPI.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledWith(expect.objectContaining({ format: 'png' }));
  },
};

/** Announces up front that this browser can't make a file. */
export const TooLargeForThisBrowser: Story = {
  args: {
    sides: ad,
    plan: () => {
      throw new Error(
        "Your browser can't create a picture of 18000 × 1256 px. Choose 1× or a smaller format.",
      );
    },
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(await dialog.findByText(/can't create a picture of 18000/)).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Download' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A piece that can't be checked can still be downloaded. */
export const NotChecked: Story = {
  args: {
    inspect: () => async () => {
      throw new Error(
        "Couldn't read the picture “roof.jpg”. Remove it or choose another one, then download again.",
      );
    },
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(await dialog.findByText(/Couldn't check the piece/)).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Download' })).toBeEnabled();
  },
};

export const Looking: Story = {
  args: { inspect: () => () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(dialog.getByRole('region', { name: 'Checks' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Running: Story = {
  args: { progress: { label: 'Making 3 of 15', percent: 18 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.cancel).toHaveBeenCalledOnce();
  },
};

export const OnDark: Story = { ...ErrorsAndWarnings, globals: { theme: 'dark' } };
export const Phone: Story = { ...Sets, globals: { viewport: { value: 'mobile1' } } };
export const HandOffOnPhone: Story = {
  ...HandOff,
  globals: { theme: 'dark', viewport: { value: 'mobile1' } },
};
