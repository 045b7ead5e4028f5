import { inches, pixels } from '@daybreak/print';
import { Stack } from '@daybreak/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { DownloadBar } from '../DownloadBar.tsx';
import { printChoiceKey } from '../loadPrintChoice.ts';
import type { FileApproval } from './fileApproval.ts';

const print = [{ id: 'front', label: '18 × 24 in', size: inches(18, 24, { bleed: 0.125 }) }];
const ad = [{ id: 'ad', label: '728 × 90 px', size: pixels(728, 90) }];
const identity = {
  piece: '3f2b8c1e-0a4d-4b6f-9c7e-5d1a2b3c4d5e',
  version: 3,
  approval: 7,
  digest: '0f'.repeat(32),
};
const asking = (approval: FileApproval) => ({
  ask: async () => approval,
  checkPage: '/marketing-materials/check-a-file',
});

/** The download dialog for a piece whose designer needs approval. */
const meta: Meta<typeof DownloadBar> = {
  title: 'Designers/Download/Approval',
  component: DownloadBar,
  args: {
    label: 'Download',
    sides: print,
    progress: undefined,
    cancel: fn(),
    inspect: () => async () => [],
    plan: () => [{ name: 'poster-18x24in-20261122.pdf', measures: '1 page' }],
    onDownload: fn(),
    approvalCheck: asking({ state: 'needed', marksPictures: false }),
  },
  beforeEach: () => () => localStorage.removeItem(printChoiceKey),
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
const onEveryPage =
  "This piece isn't approved yet, so the file is marked “PROOF – not approved” on every page.";

/** The mark is announced before the download, which it doesn't block. */
export const NotApproved: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas);
    await expect(await dialog.findByText(onEveryPage)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Check a file (opens in a new tab)' })).toHaveAttribute(
      'href',
      '/marketing-materials/check-a-file',
    );
    await userEvent.click(dialog.getByRole('radio', { name: 'PNG' }));
    await expect(
      dialog.getByText("This piece isn't approved yet, but PNG and JPEG files won't be marked."),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledWith(expect.objectContaining({ format: 'png' }));
  },
};

export const PicturesToo: Story = {
  args: {
    sides: ad,
    sizeGroups: [{ id: 'sizes', label: 'All sizes of this platform', over: ['size'], count: 4 }],
    approvalCheck: asking({ state: 'needed', marksPictures: true }),
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(
      await dialog.findByText(
        "This piece isn't approved yet, so the file is marked “PROOF – not approved” across the picture.",
      ),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'All sizes of this platform' }));
    await expect(
      dialog.getByText(
        "This piece isn't approved yet, so all files are marked “PROOF – not approved” across the picture.",
      ),
    ).toBeVisible();
  },
};

/** The host gives a reason, if it's not just that no one has approved the piece. */
export const ChangedSince: Story = {
  args: {
    approvalCheck: asking({
      state: 'needed',
      marksPictures: false,
      reason: 'This piece has changed since version 3 was approved.',
    }),
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(
      await dialog.findByText(
        'This piece has changed since version 3 was approved. The file is marked “PROOF – not approved” on every page.',
      ),
    ).toBeVisible();
  },
};

export const Approved: Story = {
  args: {
    sizeGroups: [{ id: 'sizes', label: 'All sizes', over: ['size'], count: 4 }],
    approvalCheck: asking({ state: 'approved', marksPictures: false, identity }),
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(await dialog.findByText('Version 3 is approved.')).toBeVisible();
    await expect(dialog.queryByText(/not approved/)).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'All sizes' }));
    await expect(
      dialog.getByText(
        /The approval doesn't cover other sizes, so their files are marked “PROOF – not approved”/,
      ),
    ).toBeVisible();
  },
};

/** The dialog doesn't wait for the answer, because the download asks again. */
export const Asking: Story = {
  args: { approvalCheck: { ask: () => new Promise(() => {}) } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(dialog.getByText('Checking whether this piece is approved...')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Download' })).toBeEnabled();
  },
};

/** The dialog doesn't mention approval if the designer needs none. */
export const Off: Story = {
  args: { approvalCheck: asking({ state: 'off', marksPictures: true }) },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(dialog.queryByText(/approved/)).toBeNull();
  },
};

export const OnDark: Story = { ...ChangedSince, globals: { theme: 'dark' } };
export const Phone: Story = { ...NotApproved, globals: { viewport: { value: 'mobile1' } } };
