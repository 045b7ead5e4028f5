import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import { CardDownloads } from './CardDownloads.tsx';

const ada = { ...defaultUserDetails, name: 'Ada Okafor', title: 'Chief Operating Officer' };

const meta: Meta<typeof CardDownloads> = {
  title: 'Designers/New Hire/Business card downloads',
  component: CardDownloads,
  args: {
    user: ada,
    sources: () => [],
    notify: fn(),
    exporter: { export: fn(async () => [{ name: 'card.pdf', blob: new Blob() }]), save: fn() },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const TenUp: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download 10-up sheet' }));
    await waitFor(() =>
      expect(args.notify).toHaveBeenCalledWith(
        expect.objectContaining({ description: 'Sheet of ten business cards ready!' }),
      ),
    );
    await expect(args.exporter.export).toHaveBeenCalledWith(expect.objectContaining({ sheet: 'ten-up' }));
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

export const Canceled: Story = {
  args: {
    exporter: {
      export: ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
      save: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download 10-up sheet' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(args.exporter.save).not.toHaveBeenCalled();
    await expect(args.notify).not.toHaveBeenCalled();
  },
};
