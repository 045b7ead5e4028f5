import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { aboutDesigner, compareOf, playgroundOf, withUserSample } from '../../../storybook/stories.tsx';
import { downloadAs } from '../../editor/download/testing/downloadAs.ts';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import { memoryDrafts } from '../../editor/drafts/draftStore.ts';
import { Artboard } from '../../editor/preview/Artboard.tsx';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { workbenchOf } from '../../editor/workbench/Workbench.tsx';
import { postcardFields } from './postcard.fields.ts';
import { postcard } from './postcard.ts';

const Postcard = workbenchOf(postcard);

const meta: Meta<typeof Postcard> = {
  title: 'Designers/Postcards',
  tags: ['autodocs'],
  decorators: [withUserSample],
  component: Postcard,
  args: { notify: fn() },
};
export default meta;
type Story = StoryObj<typeof Postcard>;

const stored = (draft: unknown) => {
  const drafts = memoryDrafts();
  drafts.save('postcard', draft);
  return drafts;
};

export const About = { tags: ['!dev'], ...aboutDesigner(postcard) };
export const Playground = playgroundOf(postcard);
export const Compare = { ...compareOf(postcard), tags: ['!autodocs'] };
export const Default: Story = {};
export const OnDark: Story = { globals: { theme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Invitation: Story = { args: { drafts: stored(postcard.examples.invitation) } };
export const LongestText: Story = { args: { drafts: stored(postcard.examples.longest) } };
export const Empty: Story = { args: { drafts: stored(postcard.examples.empty) } };
export const OneLongWord: Story = { args: { drafts: stored(postcard.examples['one long word']) } };
export const RightToLeft: Story = { args: { drafts: stored(postcard.examples['right to left']) } };
export const WithAPermit: Story = { args: { drafts: stored(postcard.examples['with a permit']) } };
export const CorruptDraft: Story = {
  args: { drafts: stored({ headline: 42, size: 'A0', quantity: 500, theme: null }) },
};

export const Reminder: Story = {
  args: { drafts: stored(postcard.examples.reminder) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Finish' })).toHaveAccessibleDescription(
      /UV coating keeps the barcode from printing on the address side/,
    );
  },
};

export const TextTooLong: Story = {
  args: { drafts: stored({ message: 'A word too many '.repeat(200) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/too long for the piece/)).toBeVisible();
    await expect(canvas.getByLabelText('Message')).toBeInvalid();
  },
};

/** All layouts and themes of an invitation, front and back. */
export const AllLooks: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 16 }}>
      {postcardFields.theme.options.flatMap((theme) =>
        postcardFields.composition.options.map((composition) => {
          const draft = restoreDraft(postcardFields, {
            ...postcard.examples.invitation,
            theme: theme.value,
            composition: composition.value,
          });
          return postcard.artboards(draft).map((side) => (
            <Artboard
              key={`${theme.value} ${composition.value} ${side.id}`}
              side={side}
              within={{ width: 240, height: 240 }}
            >
              <postcard.Artwork draft={draft} data={{ user: defaultUserDetails, images: [] }} side={side} />
            </Artboard>
          ));
        }),
      )}
    </div>
  ),
};

export const DesignAndDownload: Story = {
  args: {
    exporter: {
      export: fn(async () => [{ name: 'postcard-6x4in-20270314.pdf', blob: new Blob() }]),
      save: fn(),
    },
  },
  play: async ({ args, canvas, canvasElement }) => {
    const headline = await canvas.findByLabelText('Headline');
    await userEvent.clear(headline);
    await userEvent.type(headline, 'Open evening');
    await expect(canvasElement.querySelector('[data-artboard="front"]')).toHaveTextContent('Open evening');

    await userEvent.click(canvas.getByRole('combobox', { name: 'Type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Event Invitation' }));
    await expect(headline).toHaveValue('Open evening');
    await expect(canvas.getByLabelText('Call to action')).toHaveValue('Call to reserve a spot');

    await userEvent.click(canvas.getByRole('tab', { name: 'Back' }));
    const back = canvasElement.querySelector<HTMLElement>('[data-artboard="back"]');
    await expect(within(back as HTMLElement).getByText('PLACE STAMP HERE')).toBeVisible();
    await expect(within(back as HTMLElement).getByText('MAIL TO')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Download Print Files' }));
    await downloadAs('Print PDF');
    await expect(args.exporter?.export).toHaveBeenCalledWith(
      expect.objectContaining({
        designer: 'postcard',
        format: 'pdf',
        sources: [
          expect.objectContaining({ side: expect.objectContaining({ id: 'front' }) }),
          expect.objectContaining({ side: expect.objectContaining({ id: 'back' }) }),
        ],
      }),
    );
    await expect(args.notify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'success' }));
    // The export only draws visible elements, so the side that isn't on screen has to be visible too.
    for (const artboard of canvasElement.querySelectorAll('[data-artboard]'))
      await expect(getComputedStyle(artboard).visibility).toBe('visible');
  },
};

/** An invitation asks for its date, which the Date layout then shows; a link becomes a code on the back. */
export const InvitationWithACode: Story = {
  args: { drafts: stored({ type: 'invitation' }) },
  play: async ({ canvas, canvasElement }) => {
    const date = await canvas.findByRole('radio', { name: 'Date' });
    await expect(date).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Event date'), '2027-03-13');
    await userEvent.type(canvas.getByLabelText('Location'), 'Gate 4');
    await waitFor(() => expect(date).toBeEnabled());
    await userEvent.click(date);
    const front = canvasElement.querySelector('[data-artboard="front"]');
    await waitFor(() => expect(front).toHaveTextContent(/March 2027.*13.*Gate 4/));

    const link = canvas.getByLabelText('Link for a QR code');
    await userEvent.type(link, 'daybreak');
    await expect(await canvas.findByText(/Enter a web address/)).toBeVisible();
    await userEvent.clear(link);
    await userEvent.type(link, 'https://daybreak.example/visit');
    await userEvent.click(canvas.getByRole('tab', { name: 'Back' }));
    const back = canvasElement.querySelector<HTMLElement>('[data-artboard="back"]');
    const code = await within(back as HTMLElement).findByRole('img', {
      name: 'QR code to https://daybreak.example/visit',
    });
    await expect(code).toBeVisible();
  },
};

export const CopySpecs: Story = {
  args: { drafts: stored({ size: '6x9', finish: 'matte', quantity: '1000' }) },
  play: async ({ args, canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Specs' }));
    await expect(writeText).toHaveBeenCalledWith(
      expect.stringContaining('Size: 6 × 9 in\nFinish: Matte\nQuantity: 1,000\nColor: Full color CMYK'),
    );
    await expect(args.notify).toHaveBeenCalledWith({ title: 'Specs copied', tone: 'success' });
  },
};

export const CopyFails: Story = {
  play: async ({ args, canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Specs' }));
    await expect(args.notify).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Copy failed', tone: 'danger' }),
    );
  },
};
