import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { aboutDesigner, playgroundOf, withUserSample } from '../../../storybook/stories.tsx';
import { ExportError } from '../../export/types.ts';
import { defaultUserDetails } from '../../userDetails/userDetails.ts';
import { Artboard } from '../../workbench/Artboard.tsx';
import { restoreDraft } from '../../workbench/draft.ts';
import { memoryDrafts } from '../../workbench/draftStore.ts';
import { prompts } from './prompts.ts';
import { Wizard } from './Wizard.tsx';
import { wizardFields } from './wizard.fields.ts';
import { wizard } from './wizard.ts';

const meta: Meta<typeof Wizard> = {
  title: 'Designers/AI Design Wizard',
  tags: ['autodocs'],
  decorators: [withUserSample],
  component: Wizard,
  args: { notify: fn(), openDesigner: fn() },
};
export default meta;
type Story = StoryObj<typeof meta>;

const piece = (more = {}) => restoreDraft(wizardFields, { description: prompts[0].text, ...more });
const withHistory = (...history: ReturnType<typeof piece>[]) => {
  const drafts = memoryDrafts();
  drafts.save('wizard-history', history);
  drafts.save('wizard', history[0]);
  return drafts;
};

export const About = { tags: ['!dev'], ...aboutDesigner(wizard) };
export const Playground = playgroundOf(wizard);
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Generate Design' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Generating: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Solar drop-off day' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Design' }));
    await expect(canvas.getByRole('button', { name: 'Generating...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await waitFor(() =>
      expect(args.notify).toHaveBeenCalledWith({
        title: 'Success',
        description: 'Design generated successfully!',
        tone: 'success',
      }),
    );
    await expect(await canvas.findByText('Recent Generations')).toBeVisible();
    await expect(canvasElement.querySelector('[data-artboard]')).toHaveTextContent(/Solar drop-off day/);
  },
};

export const BlankDescription: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Description'), '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Design' }));
    await expect(args.notify).toHaveBeenCalledWith({
      title: 'Error',
      description: 'Please describe what you want to create',
      tone: 'danger',
    });
  },
};

export const Regenerated: Story = {
  args: { drafts: withHistory(piece({ material: 'poster', theme: 'modern' })) },
  play: async ({ canvas, canvasElement }) => {
    const artboard = () => canvasElement.querySelector('[data-artboard]')?.textContent;
    const before = artboard();
    await userEvent.click(canvas.getByRole('button', { name: 'Regenerate' }));
    await waitFor(() => expect(artboard()).not.toBe(before));
    await expect(await canvas.findByText('2')).toBeVisible();
  },
};

export const HistoryOfFive: Story = {
  args: {
    drafts: withHistory(
      piece({ theme: 'vibrant', material: 'flyer' }),
      piece({ theme: 'modern', material: 'poster' }),
      piece({ theme: 'tech-forward', material: 'banner' }),
      piece({ theme: 'minimalist', material: 'social-post' }),
      piece({ theme: 'eco-friendly', material: 'infographic' }),
    ),
  },
  play: async ({ canvas }) => {
    const recent = within(canvas.getByRole('region', { name: 'Recent Generations' }));
    await expect(recent.getAllByRole('button')).toHaveLength(5);
    await userEvent.click(recent.getByRole('button', { name: /^Banner/ }));
    await expect(recent.getByRole('button', { name: /^Banner/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('1500 × 500 px, RGB')).toBeVisible();
  },
};

export const OpenedInADesigner: Story = {
  args: { drafts: withHistory(piece({ material: 'poster' })) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open in designer' }));
    await expect(args.openDesigner).toHaveBeenCalledWith('poster');
    await expect(args.drafts?.load('poster')).toMatchObject({ title: 'Solar drop-off day', type: 'event' });
  },
};

export const FilesDownloaded: Story = {
  args: {
    drafts: withHistory(piece({ material: 'social-post', theme: 'modern' })),
    exporter: {
      export: fn(async () => [
        { name: 'wizard-social-post-1080x1080-20270313.png', blob: new Blob(['png']) },
      ]),
      save: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download Files' }));
    await waitFor(() => expect(args.exporter?.save).toHaveBeenCalled());
    await expect(args.exporter?.save).toHaveBeenCalledWith([
      expect.objectContaining({ name: expect.stringMatching(/^wizard-social-post-1080x1080-\d{8}\.zip$/) }),
    ]);
  },
};

/** A format that cannot be made is left out, and said; the others are there. */
export const OneFormatLeftOut: Story = {
  args: {
    drafts: withHistory(piece({ material: 'poster' })),
    exporter: {
      export: fn(async ({ format }: { format: string }) => {
        if (format === 'pdf') throw new ExportError('The print PDF cannot print “☀”.');
        return [{ name: 'wizard-poster-18x24in-20270313.png', blob: new Blob(['png']) }];
      }),
      save: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download Files' }));
    await waitFor(() =>
      expect(args.notify).toHaveBeenCalledWith(
        expect.objectContaining({
          tone: 'success',
          description: expect.stringContaining(
            '3 of 4 files. Left out: Print PDF (The print PDF cannot print “☀”.)',
          ),
        }),
      ),
    );
  },
};

export const OnDark: Story = { args: { drafts: withHistory(piece()) }, globals: { theme: 'dark' } };
export const CorruptStore: Story = {
  args: {
    drafts: (() => {
      const drafts = memoryDrafts();
      drafts.save('wizard', { description: 42 });
      drafts.save('wizard-history', 'nonsense');
      return drafts;
    })(),
  },
};

/** Every material in every theme, for one description. */
export const AllLooks: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 12 }}>
      {wizardFields.theme.options.flatMap((theme) =>
        wizardFields.material.options.flatMap((material) => {
          const draft = piece({ theme: theme.value, material: material.value });
          return wizard.artboards(draft).map((side) => (
            <Artboard
              key={`${theme.value} ${material.value}`}
              side={side}
              within={{ width: 200, height: 200 }}
            >
              <wizard.Artwork draft={draft} brief={{ user: defaultUserDetails, images: [] }} side={side} />
            </Artboard>
          ));
        }),
      )}
    </div>
  ),
};
