import warehouse from '@daybreak/media/assets/images/warehouse.jpg';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent } from 'storybook/test';
import { aboutDesigner, compareOf, playgroundOf, withUserSample } from '../../../storybook/stories.tsx';
import { downloadAs } from '../../editor/download/testing/downloadAs.ts';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import { memoryDrafts } from '../../editor/drafts/draftStore.ts';
import { optionsOf } from '../../editor/fields/fields.ts';
import { Artboard } from '../../editor/preview/Artboard.tsx';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { workbenchOf } from '../../editor/workbench/Workbench.tsx';
import { socialFields } from './social.fields.ts';
import { social } from './social.ts';

const Social = workbenchOf(social);

const meta: Meta<typeof Social> = {
  title: 'Designers/Social Media Posts',
  tags: ['autodocs'],
  decorators: [withUserSample],
  component: Social,
  args: { notify: fn() },
};
export default meta;
type Story = StoryObj<typeof Social>;

const stored = (draft: unknown) => {
  const drafts = memoryDrafts();
  drafts.save('social', draft);
  return drafts;
};

export const About = { tags: ['!dev'], ...aboutDesigner(social) };
export const Playground = playgroundOf(social);
export const Compare = { ...compareOf(social), tags: ['!autodocs'] };
export const Default: Story = {};
export const OnDark: Story = { globals: { theme: 'dark' } };
export const Service: Story = { args: { drafts: stored(social.examples.service) } };
export const LongestText: Story = { args: { drafts: stored(social.examples.longest) } };
export const HeadlineOnly: Story = { args: { drafts: stored(social.examples['headline only']) } };
export const OneLongWord: Story = { args: { drafts: stored(social.examples['one long word']) } };
export const RightToLeft: Story = { args: { drafts: stored(social.examples['right to left']) } };

/** Each frame has its own text field. A blank frame uses the next sentence of the caption. */
export const Carousel: Story = {
  args: { drafts: stored(social.examples.carousel) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByLabelText('Text for frame 4')).toBeVisible();
    await expect(canvas.queryByLabelText('Text for frame 5')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Frame 2' }));
    const frame = () => canvasElement.querySelector('[data-artboard="frame-2"]');
    await expect(frame()).toHaveTextContent('Glass');
    await userEvent.clear(canvas.getByLabelText('Text for frame 2'));
    await userEvent.type(canvas.getByLabelText('Caption'), ' It begins with a truck.');
    await expect(frame()).toHaveTextContent('It begins with a truck');
  },
};
export const CorruptDraft: Story = {
  args: { drafts: stored({ platform: 'twitter', format: 'reel', caption: 42, theme: null }) },
};

export const Empty: Story = {
  args: { drafts: stored(social.examples.empty) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Post text')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Copy caption' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** An uploaded picture replaces the brand's. */
export const OwnPicture: Story = {
  args: {
    images: [{ id: 'warehouse', name: 'Warehouse', url: warehouse }],
    drafts: stored({ ...social.examples.service, theme: 'image' }),
  },
};

export const TextTooLong: Story = {
  args: { drafts: stored({ caption: 'A word too many '.repeat(130) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/too long for the piece/)).toBeVisible();
    await expect(canvas.getByLabelText('Caption')).toBeInvalid();
  },
};

/** A caption written for a limit of 2,200 characters stays whole, and the user can shorten it by hand. */
export const OverTheLimit: Story = {
  args: { drafts: stored({ platform: 'twitter', caption: `One claim. ${'X'.repeat(289)}` }) },
  play: async ({ canvas }) => {
    const caption = await canvas.findByLabelText('Caption');
    await expect(canvas.getByText(/20 characters over this platform's limit of 280/)).toBeVisible();
    await userEvent.type(caption, '{Backspace}');
    await expect(canvas.getByText('299/280')).toBeInTheDocument();
    await userEvent.type(caption, 'no more');
    await expect(canvas.getByText('299/280')).toBeInTheDocument();
  },
};

export const CaptionAndHashtagsOverTheLimit: Story = {
  args: {
    drafts: stored({
      platform: 'twitter',
      caption: `One claim. ${'X'.repeat(259)}`,
      hashtags: 'solar recycling',
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Caption')).toBeValid();
    await expect(canvas.getByText(/are 289 characters\. This post allows only 280/)).toBeVisible();
  },
};

/** Every format of every platform, in every theme. */
export const AllFormats: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 16, padding: 16 }}>
      {socialFields.theme.options.flatMap(({ value: theme }) =>
        socialFields.platform.options.flatMap(({ value: platform }) =>
          optionsOf(socialFields.format, { platform }).map(({ value: format }) => {
            const draft = restoreDraft(socialFields, { theme, platform, format });
            return social.artboards(draft).map((side) => (
              <Artboard
                key={`${theme} ${platform} ${format}`}
                side={side}
                within={{ width: 400, height: 300 }}
              >
                <social.Artwork draft={draft} data={{ user: defaultUserDetails, images: [] }} side={side} />
              </Artboard>
            ));
          }),
        ),
      )}
    </div>
  ),
};

/** All layouts and themes on a feed post, a story, a wide post and a cover, for an event with complete content. */
export const AllLooks: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 16, padding: 16 }}>
      {socialFields.theme.options.flatMap(({ value: theme }) =>
        socialFields.composition.options.flatMap(({ value: composition }) =>
          [
            { platform: 'instagram', format: 'feed-post' },
            { platform: 'instagram', format: 'story' },
            { platform: 'twitter', format: 'tweet' },
            { platform: 'twitter', format: 'header' },
          ].map((size) => {
            const draft = restoreDraft(socialFields, {
              ...social.examples.event,
              headline: '3 steps from your roof to new glass',
              line: social.examples.steps?.line,
              theme,
              composition,
              ...size,
            });
            return social.artboards(draft).map((side) => (
              <Artboard
                key={`${theme} ${composition} ${size.platform} ${size.format}`}
                side={side}
                within={{ width: 300, height: 240 }}
              >
                <social.Artwork draft={draft} data={{ user: defaultUserDetails, images: [] }} side={side} />
              </Artboard>
            ));
          }),
        ),
      )}
    </div>
  ),
};

/** The picture shows its own text or, if it has none, the beginning of the caption. */
export const WordsOfThePicture: Story = {
  play: async ({ canvas, canvasElement }) => {
    const artboard = () => canvasElement.querySelector<HTMLElement>('[data-artboard]');
    await expect(artboard()).toHaveTextContent('Every panel has a second sunrise');
    const headline = canvas.getByLabelText('Headline on the picture');
    await userEvent.type(headline, 'New glass from old roofs');
    await expect(artboard()).toHaveTextContent('New glass from old roofs');
    await expect(artboard()).not.toHaveTextContent('Every panel has a second sunrise');
    await expect(canvas.getByLabelText<HTMLTextAreaElement>('Post text').value).toContain('Every panel');

    await userEvent.click(canvas.getByRole('radio', { name: 'Quote' }));
    await userEvent.type(canvas.getByLabelText('Quoted person'), 'Ana Reyes');
    await expect(artboard()).toHaveTextContent('Ana Reyes');
    await userEvent.clear(headline);
    await expect(artboard()).toHaveTextContent('Every panel has a second sunrise');
  },
};

export const CopyCaption: Story = {
  args: { drafts: stored({ caption: 'One claim.\n\nOne offer.', hashtags: 'solar, #Solar, recycling' }) },
  play: async ({ args, canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy caption' }));
    await expect(writeText).toHaveBeenCalledWith('One claim.\n\nOne offer.\n\n#solar #recycling');
    await expect(args.notify).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Caption copied', tone: 'success' }),
    );
  },
};

export const CopyRefused: Story = {
  play: async ({ args, canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy caption' }));
    await expect(args.notify).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Copy failed', tone: 'danger' }),
    );
  },
};

export const DesignAndDownload: Story = {
  args: {
    exporter: {
      export: fn(async () => [{ name: 'social-1200x675-20270314.png', blob: new Blob() }]),
      save: fn(),
    },
  },
  play: async ({ args, canvas, canvasElement }) => {
    const caption = await canvas.findByLabelText('Caption');
    await userEvent.clear(caption);
    await userEvent.type(caption, 'Open evening. Doors at six. Bring a panel.');
    const artboard = () => canvasElement.querySelector<HTMLElement>('[data-artboard]');
    await expect(artboard()).toHaveTextContent('Open evening');
    await expect(artboard()).not.toHaveTextContent('Bring a panel');
    await expect(canvas.getByLabelText<HTMLTextAreaElement>('Post text').value).toContain('Bring a panel.');

    await userEvent.click(canvas.getByRole('combobox', { name: 'Format' }));
    await userEvent.click(await screen.findByRole('option', { name: /Reel/ }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Platform' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Twitter' }));
    await expect(canvas.getByRole('combobox', { name: 'Format' })).toHaveTextContent('Tweet');
    await expect(artboard()?.offsetHeight).toBe(675);
    await expect(canvas.getByText('42/280')).toBeInTheDocument();
    await expect(caption).toHaveValue('Open evening. Doors at six. Bring a panel.');

    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await downloadAs('JPEG');
    await expect(args.exporter?.export).toHaveBeenCalledWith(
      expect.objectContaining({ designer: 'social', format: 'jpeg' }),
    );
    await expect(args.notify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'success' }));
  },
};
