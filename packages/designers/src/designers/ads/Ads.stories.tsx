import drives from '@daybreak/media/assets/images/drive-destruction.jpg';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { aboutDesigner, compareOf, playgroundOf, withUserSample } from '../../../storybook/stories.tsx';
import { downloadAs } from '../../editor/download/testing/downloadAs.ts';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import { memoryDrafts } from '../../editor/drafts/draftStore.ts';
import { optionsOf } from '../../editor/fields/fields.ts';
import { Artboard } from '../../editor/preview/Artboard.tsx';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { workbenchOf } from '../../editor/workbench/Workbench.tsx';
import { adsFields } from './ads.fields.ts';
import { ads } from './ads.ts';

const Ads = workbenchOf(ads);

const meta: Meta<typeof Ads> = {
  title: 'Designers/Digital Ads',
  tags: ['autodocs'],
  decorators: [withUserSample],
  component: Ads,
  args: { notify: fn() },
};
export default meta;
type Story = StoryObj<typeof Ads>;

const stored = (draft: unknown) => {
  const drafts = memoryDrafts();
  drafts.save('ads', draft);
  return drafts;
};

export const About = { tags: ['!dev'], ...aboutDesigner(ads) };
export const Playground = playgroundOf(ads);
export const Compare = { ...compareOf(ads), tags: ['!autodocs'] };
export const Default: Story = {};
export const OnDark: Story = { globals: { theme: 'dark' } };
export const DataHall: Story = { args: { drafts: stored(ads.examples['data hall']) } };
export const LongestText: Story = { args: { drafts: stored(ads.examples.longest) } };
export const Empty: Story = { args: { drafts: stored(ads.examples.empty) } };
export const HeadlineOnly: Story = { args: { drafts: stored(ads.examples['headline only']) } };
export const OneLongWord: Story = { args: { drafts: stored(ads.examples['one long word']) } };
export const RightToLeft: Story = { args: { drafts: stored(ads.examples['right to left']) } };

/** Two ads for an A/B test: both are shown, and their files come in one ZIP. */
export const AAndB: Story = {
  args: { drafts: stored({ ...ads.examples['a and b'], platform: 'facebook' }) },
  play: async ({ canvas, canvasElement }) => {
    const shown = () =>
      canvasElement.querySelector('[role="tabpanel"][data-state="active"] [data-artboard]')?.textContent;
    await expect(shown()).toContain('Recycle your retired panels');
    await userEvent.click(canvas.getByRole('tab', { name: 'B, 1200 × 628 px' }));
    await expect(shown()).toContain('A quote within 24 hours');
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download' }));
    await expect(dialog.getByText(/^2 files in one ZIP: 1200 × 628 px each/)).toBeVisible();
  },
};
export const CorruptDraft: Story = {
  args: { drafts: stored({ platform: 'google', size: 'skyscraper', headline: 42, theme: null }) },
};

/** An uploaded picture replaces the brand's. */
export const OwnPicture: Story = {
  args: {
    images: [{ id: 'drives', name: 'Drives', url: drives }],
    drafts: stored({ ...ads.examples['data hall'], platform: 'facebook', size: 'carousel' }),
  },
};

export const NoStatedDimension: Story = {
  args: { drafts: stored({ platform: 'facebook', size: 'collection' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Dimension not specified/)).toHaveTextContent('1080 × 1080 px');
  },
};

export const TextTooLong: Story = {
  args: { drafts: stored({ description: 'A word too many '.repeat(40) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/too long for the piece/)).toBeVisible();
    await expect(canvas.getByLabelText('Description')).toBeInvalid();
  },
};

/** All layouts and themes at display network and feed sizes. */
export const AllLooks: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 16, padding: 16 }}>
      {adsFields.theme.options.flatMap(({ value: theme }) =>
        adsFields.composition.options.flatMap(({ value: composition }) =>
          ['display', 'facebook'].flatMap((platform) =>
            optionsOf(adsFields.size, { platform }).map(({ value: size }) => {
              const draft = restoreDraft(adsFields, {
                ...ads.examples.number,
                theme,
                composition,
                platform,
                size,
              });
              return ads.artboards(draft).map((side) => (
                <Artboard
                  key={`${theme} ${composition} ${platform} ${size}`}
                  side={side}
                  within={{ width: 468, height: 240 }}
                >
                  <ads.Artwork draft={draft} data={{ user: defaultUserDetails, images: [] }} side={side} />
                </Artboard>
              ));
            }),
          ),
        ),
      )}
    </div>
  ),
};

/** Every size of every platform, in every theme. */
export const AllSizes: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 16, padding: 16 }}>
      {adsFields.theme.options.flatMap(({ value: theme }) =>
        adsFields.platform.options.flatMap(({ value: platform }) =>
          optionsOf(adsFields.size, { platform }).map(({ value: size }) => {
            const draft = restoreDraft(adsFields, { theme, platform, size });
            return ads.artboards(draft).map((side) => (
              <Artboard key={`${theme} ${platform} ${size}`} side={side} within={{ width: 728, height: 300 }}>
                <ads.Artwork draft={draft} data={{ user: defaultUserDetails, images: [] }} side={side} />
              </Artboard>
            ));
          }),
        ),
      )}
    </div>
  ),
};

export const DesignAndDownload: Story = {
  args: {
    exporter: {
      export: fn(async () => [{ name: 'ads-1200x627-20270314.png', blob: new Blob() }]),
      save: fn(),
    },
  },
  play: async ({ args, canvas, canvasElement }) => {
    const headline = await canvas.findByLabelText('Headline');
    await userEvent.clear(headline);
    const { limit } = adsFields.headline;
    const words = 'One word more '.repeat(limit).slice(0, limit);
    await userEvent.type(headline, `${words}so`);
    await expect(headline).toHaveValue(words);
    await expect(canvas.getByText(`${limit}/${limit}`)).toBeInTheDocument();
    const artboard = () => canvasElement.querySelector<HTMLElement>('[data-artboard]');
    await expect(artboard()).toHaveTextContent(words.trim());

    await userEvent.click(canvas.getByRole('combobox', { name: 'Size' }));
    await userEvent.click(await screen.findByRole('option', { name: /Mobile banner/ }));
    await expect(artboard()?.offsetWidth).toBe(320);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Platform' }));
    await userEvent.click(await screen.findByRole('option', { name: 'LinkedIn' }));
    await expect(canvas.getByRole('combobox', { name: 'Size' })).toHaveTextContent('Sponsored content');
    await expect(artboard()?.offsetWidth).toBe(1200);

    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await downloadAs('PNG');
    await expect(args.exporter?.export).toHaveBeenCalledWith(
      expect.objectContaining({ designer: 'ads', format: 'png' }),
    );
    await expect(args.exporter?.save).toHaveBeenCalled();
    await expect(args.notify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'success' }));
  },
};
