import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { browserExporter } from '../export/browserExporter.ts';
import { unzip } from '../export/reading/unzip.ts';
import { ExportError, type ExportedFile } from '../export/types.ts';
import { flyerFields } from '../pieces/flyer/flyer.fields.ts';
import { flyer } from '../pieces/flyer/flyer.ts';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import type { OpenDraft } from '../workbench/designer.ts';
import { restoreDraft } from '../workbench/draft.ts';
import { type DraftStore, memoryDrafts } from '../workbench/draftStore.ts';
import { shelfOf } from '../workbench/drafts.ts';
import type { AnyDraft } from '../workbench/fields.ts';
import { SetDialog } from './SetDialog.tsx';

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

function opened(draft: AnyDraft, store: DraftStore = memoryDrafts()): { store: DraftStore; open: OpenDraft } {
  store.save('flyer', draft);
  const open: OpenDraft = {
    designer: 'flyer',
    fields: flyerFields,
    key: 'flyer',
    id: '',
    name: 'Draft 1',
    draft: () => draft,
    keep: () => undefined,
    rename: () => undefined,
  };
  return { store, open };
}
const madeFrom = (example: AnyDraft, store?: DraftStore) => opened(restoreDraft(flyerFields, example), store);

const saved = fn((_files: ExportedFile[]) => {});
const exporter = { export: browserExporter.export, save: saved };

const meta: Meta<typeof SetDialog> = {
  title: 'Designers/Set',
  component: SetDialog,
  args: {
    designer: 'flyer',
    ...madeFrom(event),
    brief: { user, images: [] },
    written: new Map(),
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
const lookedAt = async () => {
  await dialog().findByText(/can be made|in order|cannot be made/, undefined, patient);
  await waitFor(() => expect(dialog().queryByText('Being looked at …')).toBeNull(), patient);
};
const only = async (...names: string[]) => {
  await dialog().findByRole('checkbox', { name: 'Flyer' }, patient);
  for (const box of dialog().getAllByRole<HTMLButtonElement>('checkbox')) {
    const name = box.labels?.[0]?.textContent ?? '';
    if (box.ariaChecked === 'true' && !names.includes(name)) await userEvent.click(box);
  }
};

/** An event of a flyer as every other piece. All of them are in order. */
export const FromAFlyer: Story = {
  args: { ...madeFrom(event) },
  play: async () => {
    await expect(await dialog().findByText('7 pieces are in order.', undefined, patient)).toBeVisible();
    await expect(dialog().getAllByText('In order.')).toHaveLength(7);
    await expect(button('Download the set')).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** Their files, with captions, alternative texts, a manifest and a page that shows all of them. */
export const Downloaded: Story = {
  args: { ...madeFrom(event) },
  play: async () => {
    await only('Flyer', 'Instagram posts', 'Email');
    await dialog().findByText('3 pieces are in order.', undefined, patient);
    await userEvent.click(button('Download the set'));
    await waitFor(() => expect(saved).toHaveBeenCalled(), patient);
    const [zip] = saved.mock.calls[0]?.[0] ?? [];
    await expect(zip?.name).toMatch(/^set-bring-us-your-old-panels-\d{8}\.zip$/);
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

/** Each piece becomes a draft beside those that are there; the dialog then shows the drafts. */
export const KeptAsDrafts: Story = {
  args: { ...madeFrom(event) },
  play: async ({ args }) => {
    await only('Poster', 'Email');
    await userEvent.click(button('Keep as drafts'));
    await expect(args.notify).toHaveBeenCalledWith(
      expect.objectContaining({ title: '2 drafts kept', tone: 'success' }),
    );
    await expect(shelfOf(args.store, 'poster').drafts.map(({ name }) => name)).toEqual([
      'Draft 1',
      'Bring us your old panels',
    ]);
    await expect(button('Keep as drafts')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Show Poster'));
    await userEvent.click(button('Open the draft'));
    await expect(args.openDesigner).toHaveBeenCalledWith('poster');
    await expect(shelfOf(args.store, 'poster').open).not.toBe('');
  },
};

/** A headline that no ad has room for is found there, leads there, and is shortened there; no other piece changes. */
export const TooLong: Story = {
  args: {
    ...madeFrom({ ...event, title: 'Photovoltaikmodulwiederverwertungsanlagenbetreiberversammlung' }),
  },
  play: async () => {
    await only('Google ads');
    await dialog().findByText('Some pieces cannot be made yet.', undefined, patient);
    await expect(button('Download the set')).toHaveAttribute('aria-disabled', 'true');
    const [worst] = dialog().getAllByRole('button', { name: /^Show Google ads, / });
    if (!worst) throw new Error('Nothing was found.');
    await userEvent.click(worst);
    const headline = dialog().getByRole('textbox', { name: /Headline/ });
    await userEvent.clear(headline);
    await userEvent.type(headline, 'Meet the recyclers');
    await dialog().findByText('1 piece is in order.', undefined, patient);
    await expect(button('Download the set')).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** The longest words that a flyer has: what has room for them says so, what has none is found. */
export const Longest: Story = {
  args: { ...madeFrom({ ...flyer.examples.longest, link: event.link }) },
  play: async () => {
    await lookedAt();
    await expect(dialog().getByText('Some pieces cannot be made yet.')).toBeVisible();
  },
};

/** A flyer that says nothing yet. */
export const Empty: Story = {
  args: { ...madeFrom({ ...flyer.examples.empty, type: 'awareness' }) },
  play: async () => {
    await lookedAt();
    await expect(dialog().getByText('Some pieces cannot be made yet.')).toBeVisible();
    await only();
    await expect(button('Download the set')).toHaveAttribute('aria-disabled', 'true');
    await expect(button('Keep as drafts')).toHaveAttribute('aria-disabled', 'true');
  },
};

const full = (): DraftStore => {
  const store = memoryDrafts();
  let kept = 0;
  return {
    ...store,
    save(key, value) {
      // The draft that is open was kept before.
      if (kept++ > 0) throw new Error('full');
      store.save(key, value);
    },
  };
};

/** A browser that keeps nothing more, and an engine that fails: both are said, and nothing is lost. */
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
    await dialog().findByText('1 piece is in order.', undefined, patient);
    await userEvent.click(button('Keep as drafts'));
    await expect(args.notify).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Not kept', tone: 'danger' }),
    );
    await expect(shelfOf(args.store, 'poster').drafts).toHaveLength(1);
    await userEvent.click(button('Download the set'));
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

/** Making stops, and no file comes. */
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
    await dialog().findByText('1 piece is in order.', undefined, patient);
    await userEvent.click(button('Download the set'));
    await userEvent.click(await dialog().findByRole('button', { name: 'Cancel' }));
    await expect(await dialog().findByRole('button', { name: 'Done' }, patient)).toBeVisible();
    await tick('Poster');
    await expect(saved).not.toHaveBeenCalled();
  },
};
