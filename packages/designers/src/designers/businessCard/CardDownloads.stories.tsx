import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { businessCard } from './businessCard.ts';
import { CardDownloads } from './CardDownloads.tsx';

const card = { layout: 'horizontal', composition: 'sunrise', size: '3.5x2' } as const;
const ada = { ...defaultUserDetails, name: 'Ada Okafor', title: 'Chief Operating Officer' };

const meta: Meta<typeof CardDownloads> = {
  title: 'Designers/New Hire/Business card downloads',
  component: CardDownloads,
  args: {
    card,
    user: ada,
    downloads: {
      sides: businessCard.artboards(card),
      sheet: businessCard.sheet,
      progress: undefined,
      cancel: fn(),
      inspect: () => async () => [],
      plan: () => [{ name: 'business-card-3.5x2in-20270313.pdf', measures: '2 pages' }],
      onDownload: fn(),
    },
    notify: fn(),
    exporter: { export: fn(async () => []), save: fn() },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Puts ten cards on a Letter sheet, which has its own crop marks. */
export const TenUp: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download Template' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Ten on a Letter sheet' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await expect(args.downloads.onDownload).toHaveBeenCalledWith(
      expect.objectContaining({ format: 'pdf', prepared: 'ten-up' }),
    );
  },
};

export const Contact: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download .vcf contact' }));
    await expect(args.exporter.save).toHaveBeenCalledWith([
      expect.objectContaining({ name: expect.stringMatching(/^ada-okafor-\d{8}\.vcf$/) }),
    ]);
  },
};
