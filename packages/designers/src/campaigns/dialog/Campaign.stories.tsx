import { browserExporter, ExportError, type ExportedFile } from '@daybreak/print';
import { unzip } from '@daybreak/print/zip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type CampaignDesigner, campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import { flyerFields } from '../../designers/flyer/flyer.fields.ts';
import { flyer } from '../../designers/flyer/flyer.ts';
import type { OpenDraft } from '../../editor/designer.ts';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import { type DraftStore, memoryDrafts } from '../../editor/drafts/draftStore.ts';
import { draftKey, draftListOf } from '../../editor/drafts/drafts.ts';
import type { AnyDraft } from '../../editor/fields/fields.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { CampaignDialog } from './CampaignDialog.tsx';

const user = {
  ...defaultUserDetails,
  name: 'Ana Reyes',
  title: 'Facility manager',
  email: 'ana@daybreak.example',
  phone: '(512) 555-0142',
};
const event = {
  eventDate: '2027-03-13',
  eventTime: '09:00',
  location: '400 Horizon Way, Austin',
  link: 'https://www.daybreak.example/drop-off-day',
};

function opened(
  draft: AnyDraft,
  store: DraftStore = memoryDrafts(),
  designer: CampaignDesigner = 'flyer',
): { designer: CampaignDesigner; store: DraftStore; open: OpenDraft } {
  store.save(designer, draft);
  const open: OpenDraft = {
    designer,
    fields: campaignManifests[designer].fields,
    key: designer,
    id: '',
    name: 'Draft 1',
    draft: () => draft,
    keep: () => undefined,
    rename: () => undefined,
    takeOver: () => undefined,
  };
  return { designer, store, open };
}
const madeFrom = (example: AnyDraft, store?: DraftStore) => opened(restoreDraft(flyerFields, example), store);

const saying = (designer: CampaignDesigner, said: AnyDraft) =>
  opened(restoreDraft(campaignManifests[designer].fields, said), undefined, designer);
const mail = {
  headline: 'Bring us your old panels',
  content:
    'Come by on Friday, March 13, 2099, at 9 AM to 400 Horizon Way, Austin.\n\nWe weigh everything at the gate and write a list of it.',
};

const saved = fn((_files: ExportedFile[]) => {});
const exporter = { export: browserExporter.export, save: saved };

const meta: Meta<typeof CampaignDialog> = {
  title: 'Designers/Campaign',
  component: CampaignDialog,
  args: {
    ...madeFrom(event),
    data: { user, images: [] },
    typedValues: new Map(),
    rules: undefined,
    exporter,
    notify: fn(),
    openDesigner: fn(),
    onClose: fn(),
  },
  beforeEach: () => {
    saved.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog'));
const patient = { timeout: 60_000 };
const button = (name: string | RegExp) => dialog().getByRole('button', { name });
const tick = async (name: string | RegExp) =>
  userEvent.click(await dialog().findByRole('checkbox', { name }, patient));
const preflightOf = async () => {
  await dialog().findByText(/(is|are) ready|looks? good|aren't ready/, undefined, patient);
  await waitFor(() => expect(dialog().queryByText('Checking...')).toBeNull(), patient);
};
const only = async (...names: string[]) => {
  await dialog().findByRole('checkbox', { name: 'Flyer' }, patient);
  for (const box of dialog().getAllByRole<HTMLButtonElement>('checkbox')) {
    const name = box.labels?.[0]?.textContent ?? '';
    if (box.ariaChecked === 'true' && !names.includes(name)) await userEvent.click(box);
  }
};

/** Every other piece, made from a flyer's event; all look good. */
export const FromAFlyer: Story = {
  args: { ...madeFrom(event) },
  play: async () => {
    await expect(await dialog().findByText('7 pieces look good.', undefined, patient)).toBeVisible();
    await expect(dialog().getAllByText('Looks good.')).toHaveLength(7);
    await expect(button('Download campaign')).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** The files of the pieces, with captions, alternative texts, a manifest and a page that shows all of them. */
export const Downloaded: Story = {
  args: { ...madeFrom(event) },
  play: async () => {
    await only('Flyer', 'Instagram posts', 'Email');
    await dialog().findByText('3 pieces look good.', undefined, patient);
    await userEvent.click(button('Download campaign'));
    await waitFor(() => expect(saved).toHaveBeenCalled(), patient);
    const [zip] = saved.mock.calls[0]?.[0] ?? [];
    await expect(zip?.name).toMatch(/^campaign-bring-us-your-old-panels-\d{8}\.zip$/);
    const files = await unzip(zip?.blob ?? new Blob());
    const names = [...files.keys()].map((name) => name.replace(/\d{8}/, 'day'));
    await expect(names).toEqual([
      'flyer-8.5x11in-day.pdf',
      'social-1080x1080-instagram-feed-post-day.png',
      'social-1080x1920-instagram-story-day.png',
      'email-announcement-day.html',
      'email-announcement-day.txt',
      'captions.txt',
      'alternative-texts.txt',
      'overview.html',
      'manifest.json',
    ]);
    const text = (name: string) => new TextDecoder().decode(files.get(name));
    await expect(text('captions.txt')).toContain('Saturday, March 13, 2027, 9:00 AM');
    await expect(text('alternative-texts.txt')).toContain('Bring us your old panels.');
    const page = new DOMParser().parseFromString(text('overview.html'), 'text/html');
    await expect(page.querySelectorAll('script, link, [src^="http"]')).toHaveLength(0);
    await expect([...page.images].map(({ alt }) => alt.includes('Bring us your old panels'))).toEqual([
      true,
      true,
      true,
    ]);
    await expect(page.querySelectorAll('iframe')).toHaveLength(1);
  },
};

/** Each piece becomes a draft next to the existing ones; the dialog then shows the drafts. */
export const KeptAsDrafts: Story = {
  args: { ...madeFrom(event) },
  play: async ({ args }) => {
    await only('Poster', 'Email');
    await userEvent.click(button('Save as drafts'));
    await expect(args.notify).toHaveBeenCalledWith(
      expect.objectContaining({ title: '2 drafts saved', tone: 'success' }),
    );
    await expect(draftListOf(args.store, 'poster').drafts.map(({ name }) => name)).toEqual([
      'Draft 1',
      'Bring us your old panels',
    ]);
    await expect(button('Save as drafts')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Show Poster'));
    await userEvent.click(button('Open the draft'));
    await expect(args.openDesigner).toHaveBeenCalledWith('poster');
    await expect(draftListOf(args.store, 'poster').open).not.toBe('');
  },
};

/**
 * A headline that's too long for the ads is reported with a link to the field, where it's shortened; no other piece
 * changes.
 */
export const TooLong: Story = {
  args: {
    ...madeFrom({ ...event, title: 'Photovoltaikmodulwiederverwertungsanlagenbetreiberversammlung' }),
  },
  play: async () => {
    await only('Google ads');
    await dialog().findByText("Some pieces aren't ready yet.", undefined, patient);
    await expect(button('Download campaign')).toHaveAttribute('aria-disabled', 'true');
    const [worst] = dialog().getAllByRole('button', { name: /^Show Google ads, / });
    if (!worst) throw new Error('Nothing was found.');
    await userEvent.click(worst);
    const headline = dialog().getByRole('textbox', { name: /Headline/ });
    await userEvent.clear(headline);
    await userEvent.type(headline, 'Meet the recyclers');
    await dialog().findByText('1 piece looks good.', undefined, patient);
    await expect(button('Download campaign')).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** A flyer's longest words: pieces with room show them, and others report them. */
export const Longest: Story = {
  args: { ...madeFrom({ ...flyer.examples.longest, link: event.link }) },
  play: async () => {
    await preflightOf();
    await expect(dialog().getByText('7 pieces look good.')).toBeVisible();
  },
};

/** A flyer with no text yet. */
export const Empty: Story = {
  args: { ...madeFrom({ ...flyer.examples.empty, type: 'awareness' }) },
  play: async () => {
    await preflightOf();
    await expect(dialog().getByText("Some pieces aren't ready yet.")).toBeVisible();
    await only();
    await expect(button('Download campaign')).toHaveAttribute('aria-disabled', 'true');
    await expect(button('Save as drafts')).toHaveAttribute('aria-disabled', 'true');
  },
};

const full = (): DraftStore => {
  const store = memoryDrafts();
  let saves = 0;
  return {
    ...store,
    save(key, value) {
      // The open draft was already in the store.
      if (saves++ > 0) throw new Error('full');
      store.save(key, value);
    },
  };
};

/** The browser's storage is full, and an engine fails. Both problems are reported, and nothing is lost. */
export const Failed: Story = {
  args: {
    ...madeFrom(event, full()),
    exporter: {
      export: async () => {
        throw new ExportError('The colors could not be read.');
      },
      save: saved,
    },
  },
  play: async ({ args }) => {
    await only('Poster');
    await dialog().findByText('1 piece looks good.', undefined, patient);
    await userEvent.click(button('Save as drafts'));
    await expect(args.notify).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Not saved', tone: 'danger' }),
    );
    await expect(draftListOf(args.store, 'poster').drafts).toHaveLength(1);
    await userEvent.click(button('Download campaign'));
    await waitFor(
      () =>
        expect(args.notify).toHaveBeenCalledWith(
          expect.objectContaining({
            title: 'Download failed',
            description: expect.stringContaining('The colors could not be read.'),
          }),
        ),
      patient,
    );
    await expect(saved).not.toHaveBeenCalled();
  },
};

/** Cancels the run. No file is saved. */
export const Cancelled: Story = {
  args: {
    ...madeFrom(event),
    exporter: {
      export: ({ signal }) =>
        new Promise((_, reject) => {
          signal?.throwIfAborted();
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
      save: saved,
    },
  },
  play: async () => {
    await only('Poster');
    await dialog().findByText('1 piece looks good.', undefined, patient);
    await userEvent.click(button('Download campaign'));
    await userEvent.click(await dialog().findByRole('button', { name: 'Cancel' }));
    await expect(await dialog().findByRole('button', { name: 'Done' }, patient)).toBeVisible();
    await tick('Poster');
    await expect(saved).not.toHaveBeenCalled();
  },
};

const fieldOf = (label: string) => dialog().getByLabelText(label);
const forOthers = async () =>
  within(await dialog().findByRole('region', { name: 'Details for the other pieces' }, patient));

/** An email has no fields for date, time and place. They're read from its text and appear in the other pieces. */
export const FromAMail: Story = {
  args: { ...saying('email', mail) },
  play: async () => {
    await forOthers();
    await expect(fieldOf('Date')).toHaveValue('2099-03-13');
    await expect(fieldOf('Time')).toHaveValue('09:00');
    await expect(fieldOf('Place')).toHaveValue('400 Horizon Way, Austin');
    await expect(dialog().getAllByText('Taken from the email text.')).toHaveLength(3);
    await preflightOf();
    await userEvent.click(button('Show Flyer'));
    await expect(fieldOf('Event date')).toHaveValue('2099-03-13');
  },
};

/** The facts that were read can be changed and removed; text written into a piece stays. */
export const AnotherDateForTheOthers: Story = {
  args: { ...saying('email', mail), typedValues: new Map() },
  play: async () => {
    const facts = await forOthers();
    await userEvent.click(button('Show Poster'));
    const title = dialog().getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Panels, March 13');
    await fireEvent.change(fieldOf('Date'), { target: { value: '2099-04-21' } });
    await expect(facts.getByText('The email text says Friday, March 13, 2099.')).toBeVisible();
    await expect(fieldOf('Event date')).toHaveValue('2099-04-21');
    await expect(dialog().getByRole('textbox', { name: 'Title' })).toHaveValue('Panels, April 21');
    await fireEvent.change(fieldOf('Time'), { target: { value: '' } });
    await userEvent.clear(fieldOf('Place'));
    await userEvent.click(button('Show Flyer'));
    await expect(fieldOf('Event time')).toHaveValue('');
    await expect(fieldOf('Location')).toHaveValue('');
    await expect(fieldOf('Event date')).toHaveValue('2099-04-21');
  },
};

/** After it's closed and reopened, the dialog still has what was typed. */
export const OpenedAgain: Story = {
  args: {
    ...saying('email', { ...mail, content: 'We weigh everything at the gate.' }),
    typedValues: new Map([['email facts where', { replacedText: '', value: 'Gate 4' }]]),
  },
  play: async () => {
    await forOthers();
    await expect(fieldOf('Place')).toHaveValue('Gate 4');
    await expect(fieldOf('Date')).toHaveValue('');
    await expect(dialog().queryByText(/the email text/i)).toBeNull();
  },
};

/** An ad has no link field either. Its text doesn't name a place, so none is shown. */
export const FromAnAd: Story = {
  args: { ...saying('ads', { headline: 'Old panels?', description: 'March 13, 2099, 9 AM. Bring them.' }) },
  play: async () => {
    const facts = await forOthers();
    await expect(fieldOf('Date')).toHaveValue('2099-03-13');
    await expect(fieldOf('Place')).toHaveValue('');
    await userEvent.type(facts.getByLabelText('Link'), 'https://www.daybreak.example/day');
    await userEvent.click(button('Show Flyer'));
    await expect(
      await within(dialog().getByRole('region', { name: 'Flyer' })).findByLabelText(flyerFields.link.label),
    ).toHaveValue('https://www.daybreak.example/day');
  },
};

/** The date changes after drafts were saved. They show the old one until they're updated, and the dialog says so. */
export const ChangedWithDrafts: Story = {
  args: { ...saying('email', mail), typedValues: new Map() },
  play: async ({ args }) => {
    await forOthers();
    await only('Poster');
    await userEvent.click(button('Save as drafts'));
    await fireEvent.change(fieldOf('Date'), { target: { value: '2099-04-21' } });
    await expect(dialog().getByText('1 other piece in this campaign has the old date.')).toBeVisible();
    await tick('Flyer');
    await expect(button('Save as drafts')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Review it'));
    await userEvent.click(await screen.findByRole('button', { name: 'Change 1 piece' }, patient));
    await waitFor(() => expect(dialog().queryByText(/has the old date/)).toBeNull(), patient);
    const [, { id } = { id: '' }] = draftListOf(args.store, 'poster').drafts;
    await expect(args.store.load(draftKey('poster', id))).toMatchObject({ eventDate: '2099-04-21' });
    await expect(fieldOf('Date')).toHaveValue('2099-04-21');
    await expect(button('Save as drafts')).not.toHaveAttribute('aria-disabled', 'true');
  },
};
