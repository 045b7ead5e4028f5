import { Toaster, toast } from '@daybreak/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { CompareNewHire } from '../../../storybook/CompareNewHire.tsx';
import { detailsOf, newHirePiece } from '../../../storybook/newHirePiece.tsx';
import { aboutDesigner, comparing, playground, withUserSample } from '../../../storybook/stories.tsx';
import { memoryDrafts } from '../../editor/drafts/draftStore.ts';
import type { DraftRules } from '../../editor/drafts/rules.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { NewHire } from './NewHire.tsx';

const ada = {
  id: 'ada',
  name: 'Ada Okafor',
  title: 'Chief Operating Officer',
  email: 'ada@daybreak.example',
  phone: '(512) 555-0101',
};
const tomas = {
  id: 'tomas',
  name: 'Tomás Brennan',
  title: 'Director of Recycling Operations',
  email: 'tomas.brennan@daybreak.example',
  phone: '(512) 555-0107',
};

const meta: Meta<typeof NewHire> = {
  title: 'Designers/New Hire',
  tags: ['autodocs'],
  decorators: [withUserSample],
  component: NewHire,
  args: { notify: fn(), loadStaff: async () => [ada, tomas] },
};
export default meta;
type Story = StoryObj<typeof meta>;

const filled = { ...defaultUserDetails, ...ada };

const rulesOfTemplates: Readonly<Record<string, DraftRules>> = {
  signature: { locked: ['composition'], mustChange: { bannerLine: 'What you announce' } },
  'business-card': { locked: ['composition', 'layout'], mustChange: { size: '3.5x2' } },
};
const ofTemplates = () => {
  const drafts = memoryDrafts();
  drafts.save('signature', { banner: 'night', bannerLine: 'What you announce' });
  return drafts;
};

export const About = { tags: ['!dev'], ...aboutDesigner(newHirePiece) };
export const Playground = playground(newHirePiece.fields, ({ draft, edit, link }) => (
  <main>
    <NewHire user={detailsOf(draft)} onUserChange={(user) => edit({ ...user })} notify={toast} />
    {link}
    <Toaster />
  </main>
));
export const Compare = {
  ...comparing(playground(newHirePiece.fields, CompareNewHire)),
  tags: ['!autodocs'],
};
export const Default: Story = {
  play: async ({ canvas }) => {
    const unfilled = /^“Your Name” and “Your Title” are still in the signature/;
    await expect(await canvas.findByText(unfilled)).toBeVisible();
    await userEvent.click(await canvas.findByRole('combobox', { name: /Fill in from the staff directory/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Tomás Brennan/ }));
    await expect(canvas.queryByText(unfilled)).toBeNull();
    await expect(canvas.getByLabelText(/Full name/)).toHaveValue('Tomás Brennan');
    const sample = within(canvas.getByRole('region', { name: 'Signature, on white' }));
    await expect(sample.getByText('Director of Recycling Operations')).toBeVisible();
    await expect(sample.getByText('(512) 555-0107')).toBeVisible();
    await expect(sample.getByAltText('HIPAA')).toBeVisible();
  },
};

/**
 * Each piece follows the rules of its own template: locked fields stay locked, and a placeholder is never copied or
 * downloaded.
 */
export const OfTemplates: Story = {
  args: {
    user: filled,
    drafts: ofTemplates(),
    rules: (key) => rulesOfTemplates[key],
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Stacked' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy for Gmail' }));
    const unreplaced = 'Replace the placeholder in “Banner text”.';
    await expect(args.notify).toHaveBeenCalledWith(expect.objectContaining({ description: unreplaced }));
    await userEvent.type(canvas.getByLabelText('Banner text'), '!');
    await waitFor(() => expect(canvas.queryByText(unreplaced)).toBeNull());

    await expect(canvas.getByRole('radio', { name: 'Night' })).toBeDisabled();
    await expect(canvas.queryByRole('tab', { name: 'Vertical' })).toBeNull();
    await expect(canvas.getByText('Replace the placeholder in “Size”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download Template' }));
    const download = within(await screen.findByRole('dialog', { name: 'Download' }));
    await expect(await download.findByText('Replace the placeholder in “Size”.')).toBeVisible();
    await expect(download.getByRole('button', { name: 'Download' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const OnDark: Story = { args: { user: filled }, globals: { theme: 'dark' } };
export const Phone: Story = { args: { user: filled }, globals: { viewport: { value: 'mobile1' } } };

/** The one name with a special layout. */
export const SpecialSignature: Story = {
  args: { user: { ...filled, name: 'Posh Patel' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Mobile / WhatsApp:'))[0]).toBeVisible();
    await expect(canvas.getAllByAltText('Daybreak')[0]).toHaveAttribute('height', '135');
  },
};

/** The user picks a design by its picture, and the banner is copied along with the signature. */
export const SignatureWithBanner: Story = {
  args: { user: filled },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Horizontal' }));
    await userEvent.click(canvas.getByRole('combobox', { name: /Campaign banner/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Orange' }));
    const line = canvas.getByLabelText(/Banner text/);
    await userEvent.clear(line);
    await userEvent.paste('See us at Solar Expo');
    const dark = within(canvas.getByRole('region', { name: 'Signature, in dark mode' }));
    await expect(dark.getByRole('link', { name: 'See us at Solar\u00a0Expo' })).toBeVisible();
    await expect(dark.getByAltText('Daybreak')).toHaveAttribute('height', '36');
    const write = spyOn(navigator.clipboard, 'write').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy for Gmail' }));
    await waitFor(() =>
      expect(args.notify).toHaveBeenCalledWith({
        title: 'Success',
        description: 'Gmail signature copied!',
        tone: 'success',
      }),
    );
    const html = await (await write.mock.calls[0]?.[0][0]?.getType('text/html'))?.text();
    await expect(html).toContain('bgcolor="#FF6022"');
  },
};

export const LongNames: Story = {
  args: {
    user: {
      ...filled,
      name: 'Maximiliana-Alexandrina Wolfeschlegelsteinhausenbergerdorff',
      title: 'Senior Associate for Photovoltaic Module Recovery, Documentation and Customer Relations',
      email: 'maximiliana-alexandrina.wolfeschlegelsteinhausenbergerdorff@daybreak.example',
    },
  },
};

export const RightToLeft: Story = { args: { user: { ...filled, name: 'נועה כהן', title: 'רכזת מיחזור' } } };

export const DirectoryUnreadable: Story = {
  args: {
    loadStaff: async () => {
      throw new Error('down');
    },
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(args.notify).toHaveBeenCalledWith({
      title: 'Error',
      description: 'Failed to load staff directory',
      tone: 'danger',
    });
  },
};

export const NobodyInTheDirectory: Story = {
  args: { loadStaff: async () => [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There's no one in the directory yet.")).toBeVisible();
  },
};

const downloadCard = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Download Template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Download' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
};

export const BusinessCardDownloaded: Story = {
  args: {
    user: filled,
    staffCards: { note: fn(async () => undefined) },
    exporter: {
      export: fn(async () => [{ name: 'business-card-2x3.5in-20270313.pdf', blob: new Blob() }]),
      save: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Vertical' }));
    await downloadCard(canvas);
    await waitFor(() =>
      expect(args.notify).toHaveBeenCalledWith({
        title: 'Success',
        description: 'Business card template ready!',
        tone: 'success',
      }),
    );
    await expect(args.exporter?.export).toHaveBeenCalledWith(
      expect.objectContaining({
        designer: 'business-card',
        format: 'pdf',
        draft: expect.stringContaining('"layout":"vertical"'),
      }),
    );
    await expect(args.exporter?.save).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.staffCards?.note).toHaveBeenCalledWith('card', [{ user: filled }]));
  },
};

/** The file is downloaded even if recording it fails. */
export const NotNoted: Story = {
  args: {
    user: filled,
    staffCards: { note: fn(() => Promise.reject(new Error('Offline'))) },
    exporter: { export: fn(async () => [{ name: 'card.pdf', blob: new Blob() }]), save: fn() },
  },
  play: async ({ args, canvas }) => {
    await downloadCard(canvas);
    await waitFor(() =>
      expect(args.notify).toHaveBeenLastCalledWith({
        title: 'Not recorded',
        description: "We couldn't record that this card was created. Download it again later.",
        tone: 'info',
      }),
    );
    await expect(args.notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Success' }));
  },
};

export const BusinessCardFails: Story = {
  args: {
    user: filled,
    staffCards: { note: fn(async () => undefined) },
    exporter: {
      export: async () => {
        throw new Error('This card uses an emoji that the print fonts do not have: 🌞.');
      },
      save: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await downloadCard(canvas);
    await waitFor(() =>
      expect(args.notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Download failed' })),
    );
    await expect(await canvas.findByRole('button', { name: 'Download Template' })).toBeEnabled();
    await expect(args.staffCards?.note).not.toHaveBeenCalled();
  },
};

export const CodeTooFine: Story = {
  args: { user: { ...filled, title: 'y'.repeat(200), email: `${'z'.repeat(150)}@daybreak.example` } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The QR code might not scan')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download Template' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download' }));
    await expect(await dialog.findByText(/^The QR code might not scan\. Its squares/)).toBeVisible();
  },
};

const refused = async () => {
  throw new DOMException('denied', 'NotAllowedError');
};

/** A browser that can only copy text, not formatting. */
export const OnlyTextCopies: Story = {
  args: { user: filled, staffCards: { note: fn(async () => undefined) } },
  play: async ({ args, canvas }) => {
    spyOn(navigator.clipboard, 'write').mockImplementation(refused);
    const writeText = spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy for Gmail' }));
    await waitFor(() =>
      expect(args.notify).toHaveBeenCalledWith(expect.objectContaining({ description: 'Signature copied!' })),
    );
    await expect(writeText).toHaveBeenCalledWith(expect.stringContaining('Ada Okafor'));
    await waitFor(() => expect(args.staffCards?.note).toHaveBeenCalledWith('signature', [{ user: filled }]));
  },
};

export const ClipboardRefused: Story = {
  args: { user: filled, staffCards: { note: fn(async () => undefined) } },
  play: async ({ args, canvas }) => {
    spyOn(navigator.clipboard, 'write').mockImplementation(refused);
    spyOn(navigator.clipboard, 'writeText').mockImplementation(refused);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy for iPhone' }));
    await waitFor(() =>
      expect(args.notify).toHaveBeenCalledWith({
        title: 'Copy failed',
        description: 'Please try selecting and copying the signature manually.',
        tone: 'danger',
      }),
    );
    await expect(args.staffCards?.note).not.toHaveBeenCalled();
  },
};

export const TooLongForTheCard: Story = {
  args: { user: { ...filled, name: 'Name '.repeat(40).trim() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Too long for the card')).toBeVisible();
    await expect(canvas.getByText(/Shorten the full name/)).toBeVisible();

    // The download doesn't work either.
    await userEvent.click(canvas.getByRole('button', { name: 'Download Template' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download' }));
    await expect(
      await dialog.findByText('Name is too long for this piece. Shorten it to fit.'),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Download' })).toHaveAttribute('aria-disabled', 'true');
  },
};

const studioOf = async (piece: string) => {
  const studio = await screen.findByRole('dialog', { name: `${piece} studio` });
  // The form loads after the piece.
  await waitFor(() => expect(studio.querySelector('[aria-label="Fields"] input')).not.toBeNull());
  return { studio, room: within(studio) };
};
/** Clicks the center of the first element with these words. */
async function pressWords(within: HTMLElement, words: string) {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode.textContent?.includes(words)) break;
  const target = walker.currentNode.parentElement as HTMLElement;
  const range = document.createRange();
  range.selectNodeContents(walker.currentNode);
  const middle = () => {
    const { left, top, width, height } = range.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  // Its position is known once it's measured.
  await waitFor(() => expect(target.contains(document.elementFromPoint(...middle()))).toBe(true));
  const [clientX, clientY] = middle();
  await userEvent.pointer({ keys: '[MouseLeft]', target, coords: { clientX, clientY } });
}

/** A card can have several drafts, like any piece. Creates one, deletes it and restores it. */
export const DraftsOfACard: Story = {
  args: { user: filled },
  beforeEach: ({ args }) => {
    args.drafts = memoryDrafts();
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Business card' }));
    const menu = async (name: string, item: string) => {
      await userEvent.click(await card.findByRole('button', { name }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    await userEvent.click(card.getByLabelText('Night'));
    await menu('Draft 1', 'New draft');
    await expect(await card.findByRole('button', { name: 'Draft 2' })).toBeVisible();
    await expect(card.getByLabelText('Sunrise')).toBeChecked();
    await menu('Draft 2', 'Delete');
    await waitFor(() => expect(card.getByLabelText('Night')).toBeChecked());
    await userEvent.click(card.getByRole('button', { name: 'Restore “Draft 2”' }));
    await waitFor(() => expect(card.getByLabelText('Sunrise')).toBeChecked());
    await expect(await card.findByRole('button', { name: 'Draft 2' })).toHaveFocus();
    // The signature has its own.
    await expect(canvas.getAllByRole('button', { name: 'Draft 1' })).toHaveLength(1);
  },
};

/** If the browser can't store any more, each piece says so next to it, and its drafts stay unchanged. */
export const DraftsRefused: Story = {
  args: { user: filled },
  beforeEach: ({ args }) => {
    args.drafts = {
      ...memoryDrafts(),
      save: () => {
        throw new Error('full');
      },
    };
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Business card' }));
    await userEvent.click(await card.findByRole('button', { name: 'Draft 1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'New draft' }));
    await expect(await card.findByText(/your drafts weren't updated/)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Draft 1' })).toBeVisible();
  },
};

/** All actions on a card fit within a phone screen. */
export const CardOnAPhone: Story = {
  args: { user: filled, drafts: memoryDrafts() },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open studio: Business card' }));
    const { room } = await studioOf('Business card');
    for (const name of ['Download', 'Draft 1']) {
      const { left, right } = (await room.findByRole('button', { name })).getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    }
  },
};

/** The card can be zoomed, and its words lead to the person's details, whose fields undo their own typing. */
export const CardInTheStudio: Story = {
  args: { user: filled, drafts: memoryDrafts() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open studio: Business card' }));
    const { studio, room } = await studioOf('Business card');
    const front = await room.findByRole('region', { name: 'Front' });
    await pressWords(front, '555-0101');
    await waitFor(() => expect(room.getByLabelText(/^Phone/)).toHaveFocus());
    await pressWords(front, 'Operating');
    const title = room.getByLabelText(/^Job title/);
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('!');
    await expect((title as HTMLInputElement).value).toMatch(/!./);
    await waitFor(() => expect(front).toHaveTextContent(/Chief Op.*!/));

    const look = within(room.getByRole('region', { name: 'Look' }));
    await userEvent.click(look.getByLabelText('Night'));
    await userEvent.click(room.getByRole('button', { name: 'Guides' }));
    await userEvent.click(room.getByLabelText('Safe area'));
    await waitFor(() => expect(studio.querySelectorAll('[data-guide="safe"]')).toHaveLength(2));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await room.findByRole('button', { name: 'Undo: Design' }));
    await waitFor(() => expect(look.getByLabelText('Sunrise')).toBeChecked());
    await userEvent.click(room.getByRole('button', { name: 'Close studio' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Open studio: Business card' })).toHaveFocus(),
    );
  },
};

/** The signature at the end of an email at its readers' widths, light or dark; its links lead to the form. */
export const SignatureInTheStudio: Story = {
  args: { user: filled, drafts: memoryDrafts(), view: 'studio', part: 'signature', onViewChange: fn() },
  play: async ({ args }) => {
    const { room } = await studioOf('Email signature');
    const desktop = await room.findByRole('region', { name: 'Signature, desktop' });
    await pressWords(desktop, 'ada@daybreak.example');
    await waitFor(() => expect(room.getByLabelText(/^Email/)).toHaveFocus());
    await userEvent.click(room.getByRole('combobox', { name: /Campaign banner/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Orange' }));
    const line = await room.findByLabelText(/Banner text/);
    await pressWords(desktop, 'Taking panels');
    await waitFor(() => expect(line).toHaveFocus());
    await userEvent.click(room.getByRole('button', { name: 'Mobile' }));
    await waitFor(() => expect(room.queryByRole('region', { name: 'Signature, desktop' })).toBeNull());
    await userEvent.click(room.getByLabelText('Dark mode'));
    await expect(room.getByText(/of the 10,000 characters/)).toBeVisible();
    await userEvent.click(room.getByRole('button', { name: 'Close studio' }));
    await expect(args.onViewChange).toHaveBeenCalledWith('page', undefined);
  },
};

/** A background is shown large, behind a person, with the part that a view with many people shows. */
export const BackgroundsInTheStudio: Story = {
  args: { view: 'studio', part: 'backgrounds', onViewChange: fn() },
  play: async () => {
    const { studio, room } = await studioOf('Meeting backgrounds');
    await userEvent.click(room.getByLabelText('Morning Sky'));
    await expect(room.getByAltText('Morning Sky, with the logo in the top-left corner')).toBeVisible();
    await userEvent.click(room.getByRole('button', { name: 'Guides' }));
    await userEvent.click(room.getByLabelText('Areas hidden by the platform'));
    await waitFor(() => expect(studio.querySelectorAll('[data-guide="covered"]')).toHaveLength(3));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(room.getByLabelText('Microsoft Teams'));
    await expect(room.getByRole('radio', { name: /JPEG/ })).toBeChecked();
  },
};
