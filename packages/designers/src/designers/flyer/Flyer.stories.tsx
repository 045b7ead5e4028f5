import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { aboutDesigner, compareOf, playgroundOf, withUserSample } from '../../../storybook/stories.tsx';
import { downloadAs } from '../../editor/download/testing/downloadAs.ts';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import { memoryDrafts } from '../../editor/drafts/draftStore.ts';
import { Artboard } from '../../editor/preview/Artboard.tsx';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { workbenchOf } from '../../editor/workbench/Workbench.tsx';
import { flyerFields } from './flyer.fields.ts';
import { flyer } from './flyer.ts';

const Flyer = workbenchOf(flyer);

const meta: Meta<typeof Flyer> = {
  title: 'Designers/Flyer',
  tags: ['autodocs'],
  decorators: [withUserSample],
  component: Flyer,
  args: { notify: fn() },
};
export default meta;
type Story = StoryObj<typeof Flyer>;

const stored = (draft: unknown) => {
  const drafts = memoryDrafts();
  drafts.save('flyer', draft);
  return drafts;
};

export const About = { tags: ['!dev'], ...aboutDesigner(flyer) };
export const Playground = playgroundOf(flyer);
export const Compare = { ...compareOf(flyer), tags: ['!autodocs'] };
export const Default: Story = {};
export const OnDark: Story = { globals: { theme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Event: Story = { args: { drafts: stored(flyer.examples.event) } };
export const DateOnly: Story = { args: { drafts: stored(flyer.examples['date only']) } };
export const TimeAndPlace: Story = { args: { drafts: stored(flyer.examples['time and place']) } };
export const ToTearOff: Story = { args: { drafts: stored(flyer.examples['to tear off']) } };
export const Service: Story = { args: { drafts: stored(flyer.examples.service) } };
export const Awareness: Story = { args: { drafts: stored(flyer.examples.awareness) } };
export const Educational: Story = { args: { drafts: stored(flyer.examples.educational) } };
export const LongestText: Story = { args: { drafts: stored(flyer.examples.longest) } };
export const OneLongWord: Story = { args: { drafts: stored(flyer.examples['one long word']) } };
export const RightToLeft: Story = { args: { drafts: stored(flyer.examples['right to left']) } };
export const Empty: Story = { args: { drafts: stored(flyer.examples.empty) } };
export const CorruptDraft: Story = { args: { drafts: stored({ title: 42, size: 'A5', type: [] }) } };

export const TextTooLong: Story = {
  args: { drafts: stored({ description: 'A word too many '.repeat(200) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/too long for the piece/)).toBeVisible();
    await expect(canvas.getByLabelText('Description')).toBeInvalid();
  },
};

/** All layouts, themes and orientations of an event with a code. */
export const AllLooks: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 16 }}>
      {flyerFields.theme.options.flatMap(({ value: theme }) =>
        flyerFields.orientation.options.flatMap(({ value: orientation }) =>
          flyerFields.composition.options.map(({ value: composition }) => {
            const draft = restoreDraft(flyerFields, {
              ...flyer.examples['with a code'],
              theme,
              orientation,
              composition,
            });
            return flyer.artboards(draft).map((side) => (
              <Artboard
                key={`${theme} ${orientation} ${composition}`}
                side={side}
                within={{ width: 240, height: 240 }}
              >
                <flyer.Artwork draft={draft} data={{ user: defaultUserDetails, images: [] }} side={side} />
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
      export: fn(async () => [{ name: 'flyer-8.5x11in-20270314.pdf', blob: new Blob() }]),
      save: fn(),
    },
  },
  play: async ({ args, canvas, canvasElement }) => {
    const artboard = canvasElement.querySelector<HTMLElement>('[data-artboard]');
    await userEvent.type(canvas.getByLabelText('Location'), 'Gate 4');
    await expect(artboard).toHaveTextContent('Gate 4');

    const title = canvas.getByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.type(title, 'We take them back');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Service' }));
    await expect(canvas.queryByLabelText('Location')).toBeNull();
    await expect(artboard).not.toHaveTextContent('Gate 4');
    await expect(title).toHaveValue('We take them back');
    await expect(canvas.getByLabelText('Subtitle')).toHaveValue(
      'Panels, batteries, inverters and drives leave your site together.',
    );

    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await downloadAs('Print PDF');
    await expect(args.exporter?.export).toHaveBeenCalledWith(
      expect.objectContaining({ designer: 'flyer', format: 'pdf', title: 'We take them back' }),
    );
    await expect(args.exporter?.save).toHaveBeenCalled();
    await expect(args.notify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'success' }));
  },
};
