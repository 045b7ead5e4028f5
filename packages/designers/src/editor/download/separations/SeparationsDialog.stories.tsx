import { ExportError } from '@daybreak/print';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test';
import type { DisplayList, Item, Rgba } from '../../../../../print/src/pdf/displayList.ts';
import { rectPath } from '../../../../../print/src/pdf/geometry.ts';
import { printInks } from '../../../../../print/src/pdf/write/inks.ts';
import { writePdf } from '../../../../../print/src/pdf/write/writePdf.ts';
import { SeparationsDialog } from './SeparationsDialog.tsx';

const box = (x: number, y: number, width: number, height: number, color: Rgba): Item => ({
  kind: 'shape',
  path: rectPath({ x, y, width, height }),
  fill: { kind: 'color', color },
});

/** A card with the brand's teal, orange on it, black that knocks out, and black that multiplies. */
const list: DisplayList = {
  pictures: [],
  pages: [0, 1].map((page) => ({
    width: 360,
    height: 216,
    bleed: 12,
    folds: [],
    structure: [],
    items: [
      box(0, 0, 360, 216, { r: 16, g: 74, b: 109, a: 1 }),
      box(40, 40, 90, 90, page ? { r: 20, g: 188, b: 192, a: 1 } : { r: 255, g: 96, b: 34, a: 1 }),
      box(160, 40, 60, 90, { r: 0, g: 0, b: 0, a: 1 }),
      box(250, 40, 60, 90, { r: 0, g: 0, b: 0, a: 0.8 }),
    ],
  })),
};

const make = async () => [
  {
    name: 'card.pdf',
    blob: await writePdf(list, {
      facts: { title: 'A card', date: new Date(0), version: '1.0.0', language: 'en' },
      inks: printInks,
      pictures: { dpi: 300, quality: 0.9, keepsFiles: false },
      paper: 'bleed',
    }),
  },
];

const meta: Meta<typeof SeparationsDialog> = {
  title: 'Designers/Separations proof',
  component: SeparationsDialog,
  args: {
    choice: { format: 'pdf', scale: 1, prepared: 'bleed', stock: 'coated' },
    make,
    onSave: fn(),
    onBack: fn(),
    onClose: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof SeparationsDialog>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Separations proof' }));

/** Shows the inks under a point, by pointer or keyboard, and saves the same file that was inspected. */
export const Inks: Story = {
  play: async ({ args }) => {
    const proof = await dialog();
    await expect(
      await proof.findByText('Cyan 0%, Magenta 0%, Yellow 0%, Black 100%. Total: 100%.'),
    ).toBeVisible();
    const across = proof.getByRole('slider', { name: 'Distance from the left' });
    await fireEvent.change(across, { target: { value: '0' } });
    await expect(
      proof.getByText('Cyan 100%, Magenta 60%, Yellow 25%, Black 30%. Total: 215%.'),
    ).toBeVisible();
    await userEvent.click(proof.getByRole('checkbox', { name: 'Cyan' }));
    await userEvent.click(proof.getByRole('checkbox', { name: 'Paper white' }));
    await userEvent.click(proof.getByRole('radio', { name: 'Page 2' }));
    await userEvent.click(proof.getByRole('button', { name: 'Download this file' }));
    await expect(args.onSave).toHaveBeenCalledWith([expect.objectContaining({ name: 'card.pdf' })]);
  },
};

const shows = (view: string, finding: RegExp): Story => ({
  play: async () => {
    const proof = await dialog();
    await userEvent.click(await proof.findByRole('radio', { name: view }));
    await expect(await proof.findByText(finding)).toBeVisible();
  },
});

/** Translucent black multiplies, so it adds to what's under it. */
export const TotalInk: Story = shows('Total ink', /^Up to 2\d\d%\. This paper's limit is 300%\.$/);
export const BlackOverprint: Story = shows(
  'Black overprint',
  /^Black overprints other inks on [67]\.\d% of the page \(shown in blue\) and knocks them out on [67]\.\d% \(shown in orange\)\./,
);
export const WithoutPhotographs: Story = shows(
  'Out-of-gamut photos',
  /^This page doesn't have any photos\.$/,
);

export const Waiting: Story = { args: { make: () => new Promise(() => {}) } };

export const Failed: Story = {
  args: {
    make: async () => {
      throw new ExportError('This file cannot be proofed: the proof does not know the operator “v”.');
    },
  },
  play: async () => {
    const proof = await dialog();
    await expect(await proof.findByText(/the operator “v”/)).toBeVisible();
    await expect(proof.queryByRole('button', { name: 'Download this file' })).toBeNull();
  },
};

export const OnDark: Story = { ...BlackOverprint, globals: { theme: 'dark' } };
export const Phone: Story = { ...Inks, globals: { viewport: { value: 'mobile1' } } };
