import { company } from '@daybreak/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';
import { BrandGuidelinesPage } from './BrandGuidelinesPage.tsx';

const meta = {
  title: 'Portal/Brand guidelines',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/brand-guidelines' },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Brand Guidelines');
    const access = canvas.getByRole('link', { name: 'Trusted Vendor Access (opens in a new tab)' });
    await expect(access).toHaveAttribute('target', '_blank');
    await waitFor(() => expect(document.title).toBe(`Brand Guidelines · ${company.name}`));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const JumpToASection: Story = {
  play: async ({ canvas }) => {
    const sections = [
      ['Logo Usage', 'Logo Standards'],
      ['Color Palette', 'Color System'],
      ['Typography', 'Typography'],
      ['Assets', 'Assets'],
    ] as const;
    for (const [card, title] of sections) {
      const links = await canvas.findAllByRole('link', { name: new RegExp(`^${card}`) });
      for (const link of links) {
        await userEvent.click(link);
        await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: title })).toHaveFocus());
      }
    }
  },
};

export const CopiesAValue: Story = {
  play: async ({ canvas }) => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    for (const [name, value] of [
      ['Copy Cyan Hex #14BCC0', '#14BCC0'],
      ['Copy Cyan RGB 20, 188, 192', '20, 188, 192'],
      ['Copy Cyan CMYK 90, 2, 30, 0', '90, 2, 30, 0'],
      ['Copy Cyan CSS var(--brand-color-cyan)', 'var(--brand-color-cyan)'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('button', { name }));
      await expect(await canvas.findByText(`Copied ${value}`)).toBeInTheDocument();
      await expect(copy).toHaveBeenLastCalledWith(value);
    }
    await expect(canvas.getAllByText('Copied')).toHaveLength(1);
  },
};

export const CopyFails: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed'));
    spyOn(console, 'warn').mockReturnValue();
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy Vibrant orange Hex #FF6022' }));
    await expect(await canvas.findByText(/Your browser blocked copying/)).toBeVisible();
    await expect(getSelection()?.toString()).toBe('#FF6022');
    await expect(canvas.queryByText('Copied')).toBeNull();
  },
};

export const FindsALogo: Story = {
  play: async ({ canvas }) => {
    const offered = (format: string) => canvas.getByRole('link', { name: `Download ${format}` });
    await userEvent.click(await canvas.findByRole('radio', { name: 'Email' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Photograph' }));
    await expect(offered('PNG 2x')).toHaveAttribute('download', 'daybreak-logo-on-image-2x.png');
    await expect(canvas.getByText('daybreak-logo-on-image-2x.png')).toBeVisible();

    await userEvent.click(canvas.getByRole('radio', { name: 'Print' }));
    await expect(offered('PDF')).toHaveAttribute('download', 'daybreak-logo-on-image.pdf');

    await userEvent.click(canvas.getByRole('radio', { name: 'Engraving or stamp' }));
    await expect(offered('SVG')).toHaveAttribute('download', 'daybreak-logo-white.svg');
    await userEvent.click(canvas.getByRole('radio', { name: 'White or very light' }));
    await expect(offered('SVG')).toHaveAttribute('download', 'daybreak-logo-grey.svg');
    await userEvent.click(canvas.getByRole('radio', { name: 'Orange, amber or cyan' }));
    await expect(offered('SVG')).toHaveAttribute('download', 'daybreak-logo-night.svg');
  },
};

export const AllLogosInOneFile: Story = {
  play: async ({ canvas }) => {
    const save = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await userEvent.click(await canvas.findByRole('button', { name: 'Download all logos' }));
    await expect(await canvas.findByText(/^94 files, \d+ KiB, saved in one ZIP\.$/)).toBeVisible();
    await expect(save).toHaveBeenCalledOnce();
    await expect(save.mock.contexts[0]).toHaveAttribute('download', 'daybreak-logos.zip');
  },
};

export const LogosCannotBeFetched: Story = {
  play: async ({ canvas }) => {
    spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    spyOn(console, 'error').mockReturnValue();
    await userEvent.click(await canvas.findByRole('button', { name: 'Download all logos' }));
    await expect(await canvas.findByText(/Couldn't download the files/)).toBeVisible();
    await userEvent.click(canvas.getByText('Changelog'));
    await expect(await canvas.findByText("Couldn't load the changelog.")).toBeVisible();
  },
};

export const Changelog: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Changelog'));
    await expect(await canvas.findByRole('heading', { level: 4, name: '0.1.0' })).toBeVisible();
  },
};

export const AnotherYear: Story = {
  render: () => <BrandGuidelinesPage clock={() => new Date(2031, 5, 1)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`© 2031 ${company.legalName} All rights reserved.`)).toBeVisible();
  },
};
