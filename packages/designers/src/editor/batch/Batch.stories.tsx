import { ExportError, type ExportedFile } from '@daybreak/print';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { saying } from '../../../storybook/saying.ts';
import { businessCardFields } from '../../designers/businessCard/businessCard.fields.ts';
import { businessCard } from '../../designers/businessCard/businessCard.ts';
import { cardPiece } from '../../designers/businessCard/cardPiece.ts';
import { flyerFields } from '../../designers/flyer/flyer.fields.ts';
import { flyer } from '../../designers/flyer/flyer.ts';
import { socialFields } from '../../designers/social/social.fields.ts';
import { social } from '../../designers/social/social.ts';
import { anyDesigner } from '../designer.ts';
import { approvingExporter } from '../download/approval/fileApproval.ts';
import { restoreDraft } from '../drafts/draft.ts';
import type { OutdatedCards, StaffCards } from '../userDetails/staffCards.ts';
import { BatchDialog } from './BatchDialog.tsx';
import type { BatchPiece } from './batchFiles.ts';
import { openFileCache } from './job/fileCache.ts';

const ada = {
  id: 'ada',
  name: 'Ada Okafor',
  title: 'Chief Operating Officer',
  email: 'ada@daybreak.example',
  phone: '(512) 555-0101',
};
const tomas = { ...ada, id: 'tomas', name: 'Tomás Brennan', email: 'tomas@daybreak.example' };

const card = restoreDraft(businessCardFields, {});

const kept = 'daybreak-rows::business-card';

const meta: Meta<typeof BatchDialog> = {
  title: 'Designers/Batch',
  component: BatchDialog,
  args: {
    piece: {
      designer: anyDesigner(businessCard),
      draft: card,
      noun: 'business cards',
      isPersonal: true,
      columns: [],
      draftText: (user) => cardPiece({ user, card }),
    },
    loadStaff: async () => [ada, tomas],
    exporter: { export: fn(async () => []), save: fn() },
    notify: fn(),
    onClose: fn(),
  },
  // One story's work doesn't carry over to the next.
  beforeEach: () => {
    sessionStorage.removeItem(kept);
    return () => sessionStorage.removeItem(kept);
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const csv = (text: string) => new File([text], 'people.csv', { type: 'text/csv' });
const dialog = () => within(screen.getByRole('dialog'));
const go = () => userEvent.click(dialog().getByRole('button', { name: 'Continue' }));
const choose = async (file: File) => {
  await userEvent.click(dialog().getByRole('radio', { name: 'CSV file' }));
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]') as HTMLElement, file);
};

const saved = fn((_files: ExportedFile[]) => {});

/** People from the directory, as one print PDF. */
export const FromTheDirectory: Story = {
  args: { exporter: { export: fn(async () => []), save: saved } },
  play: async () => {
    await userEvent.click(await dialog().findByRole('button', { name: 'Select all' }));
    await go();
    await dialog().findByText('2 of 2 rows are ready.', undefined, { timeout: 20_000 });
    await go();
    await userEvent.click(dialog().getByRole('button', { name: 'Create files' }));
    await waitFor(() => expect(saved).toHaveBeenCalled(), { timeout: 20_000 });
    const [file] = saved.mock.calls[0]?.[0] ?? [];
    await expect(file?.name).toMatch(/^business-card-3\.5x2in-2-people-\d{8}\.pdf$/);
    await expect(file?.measures).toBe('4 pages');
  },
};

/**
 * Rows aren't approved individually, so if the designer needs approval, the dialog and the files say that they aren't
 * approved.
 */
export const NotApproved: Story = {
  args: {
    exporter: approvingExporter(
      { export: fn(async () => []), save: saved },
      { of: async () => ({ state: 'needed', marksPictures: false }) },
    ),
  },
  play: async () => {
    saved.mockClear();
    await userEvent.click(await dialog().findByRole('button', { name: 'Select all' }));
    await go();
    await dialog().findByText('2 of 2 rows are ready.', undefined, { timeout: 20_000 });
    await go();
    await expect(
      await dialog().findByText(
        "These business cards haven't been approved individually, so the files are marked “PROOF – not approved.”",
      ),
    ).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Create files' }));
    await waitFor(() => expect(saved).toHaveBeenCalled(), { timeout: 20_000 });
    const [file] = saved.mock.calls[0]?.[0] ?? [];
    const written = new TextDecoder('latin1').decode(await file?.blob.arrayBuffer());
    // The stamp is one drawing, placed on each of the four pages.
    const stamp = /(\d+) 0 obj\n<<\/Type \/XObject \/Subtype \/Form/.exec(written)?.[1];
    await expect(stamp).toBeDefined();
    await expect(written.split(`/X${stamp} ${stamp} 0 R`)).toHaveLength(5);
  },
};

/** People from the directory, ten to a sheet, and as signatures. */
export const SheetsAndSignatures: Story = {
  args: {
    exporter: { export: fn(async () => []), save: saved },
    signatureOf: (user) => `<p>${user.name}</p>`,
  },
  play: async () => {
    saved.mockClear();
    await userEvent.click(await dialog().findByRole('button', { name: 'Select all' }));
    await go();
    await dialog().findByText('2 of 2 rows are ready.', undefined, { timeout: 20_000 });
    await go();
    await userEvent.click(dialog().getByRole('radio', { name: 'Sheets of ten' }));
    await expect(dialog().queryByRole('radio', { name: 'Trim only' })).toBeNull();
    await userEvent.click(dialog().getByRole('button', { name: 'Create files' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1), { timeout: 20_000 });
    const [sheets] = saved.mock.calls[0]?.[0] ?? [];
    await expect(sheets?.name).toMatch(/^business-card-8\.5x11in-2-people-\d{8}\.pdf$/);
    await expect(sheets?.measures).toBe('2 pages');

    await userEvent.click(await dialog().findByRole('radio', { name: 'Email signatures' }));
    await expect(dialog().queryByRole('radio', { name: 'Coated' })).toBeNull();
    await userEvent.click(dialog().getByRole('button', { name: 'Create files' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2), { timeout: 20_000 });
    const [zip] = saved.mock.calls[1]?.[0] ?? [];
    await expect(zip?.name).toMatch(/^signature-2-people-\d{8}\.zip$/);
    await expect(zip?.note).toBe('2 files.');
  },
};

/** A row that can't be made comes first and blocks the files until it's corrected or skipped. */
export const RowsWithFindings: Story = {
  play: async () => {
    await choose(
      csv('Name;Title;Email\nAda Okafor;Chief;ada@daybreak.example\n;Chemist;x@daybreak.example\n'),
    );
    await dialog().findByText(saying('people.csv: 2 rows'));
    await go();
    await expect(dialog().getByText('Ada Okafor')).toBeVisible();
    await go();
    await dialog().findByText("1 of 2 rows aren't ready yet.", undefined, { timeout: 20_000 });
    const [first] = dialog().getAllByRole('listitem');
    await expect(first).toHaveTextContent('2. No name');
    await userEvent.click(dialog().getByRole('button', { name: 'Show row 2' }));
    await userEvent.type(dialog().getByRole('textbox', { name: 'Full name' }), 'Max Ortiz');
    await dialog().findByText('2 of 2 rows are ready.', undefined, { timeout: 20_000 });
    await userEvent.click(dialog().getByRole('button', { name: 'Skip row 2' }));
    await dialog().findByText('1 of 2 rows are ready.');
  },
};

/** Skips all rows marked in red in one step: those with errors, with an invalid address, and duplicates. */
export const LeaveOutRed: Story = {
  play: async () => {
    await choose(
      csv(
        'Name,Title,Email,Phone\nNora Hale,Inspector,nora@daybreak.example,5.12556E+09\nOmar Lind,#N/A,omar@daybreak.example,\nAna Ruiz,Buyer,ana@daybreak.example,(512) 555-0103 ext. 12\nANA RUIZ,Planner,,\nMax Ortiz,Buyer,max at home,\nUma Kern,Buyer,uma@daybreak.example,512\n',
      ),
    );
    await dialog().findByText(saying('people.csv: 6 rows'));
    await go();
    await go();
    await dialog().findByText("2 of 6 rows aren't ready yet.", undefined, { timeout: 20_000 });
    await expect(
      dialog().getByText('3 rows have serious problems, marked in red. Fix the problems or skip the rows.'),
    ).toBeVisible();
    await expect(
      dialog().getByText(
        "Row 4 doesn't have a phone number or an email address, so the card shows the company's.",
      ),
    ).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Skip all rows with errors' }));
    await expect(await dialog().findByText('1 of 6 rows are ready.')).toBeVisible();
    await expect(dialog().queryByRole('button', { name: 'Skip all rows with errors' })).toBeNull();
    await expect(dialog().getAllByText('Skipped.')).toHaveLength(5);
  },
};

/** If headings look like rows, the user decides, and no row is lost. */
export const NoHeadings: Story = {
  play: async () => {
    await choose(csv('Nora Hale,Inspector\nOmar Lind,Buyer\n'));
    await dialog().findByText(saying('people.csv: 2 rows'));
    await go();
    await expect(dialog().getByRole('button', { name: 'Continue' })).toHaveAccessibleDescription(
      'Choose whether the first row has headings.',
    );
    await userEvent.click(dialog().getByRole('radio', { name: 'The first row is data' }));
    await userEvent.click(dialog().getByRole('combobox', { name: 'Full name' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Column 1' }));
    await userEvent.click(dialog().getByRole('combobox', { name: 'Job title' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Column 2' }));
    await go();
    await expect(await dialog().findByText(saying('1. Nora Hale'))).toBeVisible();
    await expect(dialog().getByText(saying('2. Omar Lind'))).toBeVisible();
  },
};

/** Rows from this tab's last session are back, with their corrections. */
export const FromBefore: Story = {
  beforeEach: () => {
    const row = (number: number, name: string) => ({ number, user: { ...ada, name } });
    sessionStorage.setItem(kept, JSON.stringify({ rows: [row(1, 'Ada Okafor'), row(2, 'Mended Name')] }));
  },
  play: async () => {
    await expect(dialog().getByText('We restored your earlier rows.')).toBeVisible();
    await expect(dialog().getByText(saying('2. Mended Name'))).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Start over' }));
    await expect(dialog().getByRole('button', { name: 'Select all' })).toBeVisible();
  },
};

/** Waits until every row has been checked, because its findings go with its file. */
const goOnWithFiles = async () => {
  const button = dialog().getByRole('button', { name: 'Continue' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'), { timeout: 20_000 });
  await userEvent.click(button);
};

/** The user left the page while files were being made. */
export const LeftWhileMaking: Story = {
  beforeEach: () => {
    const rows = [1, 2, 3].map((number) => ({ number, user: { ...ada, name: `Ada ${number}` } }));
    sessionStorage.setItem(kept, JSON.stringify({ rows, begun: '2026-01-05T12:00:00.000Z' }));
  },
  play: async () => {
    await dialog().findByText(/^You left the page while these files were being created/);
    const resume = dialog().getByRole('button', { name: 'Continue' });
    await expect(resume).toHaveAccessibleDescription("Wait until we've checked every row.");
    await expect(resume).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(resume).not.toHaveAttribute('aria-disabled', 'true'), { timeout: 20_000 });
  },
};

/** Interrupted files are made again with their original date. */
export const Interrupted: Story = {
  args: { exporter: { export: fn(async () => []), save: saved } },
  beforeEach: () => {
    const rows = [{ number: 1, user: ada }];
    sessionStorage.setItem(kept, JSON.stringify({ rows, begun: '2026-01-05T12:00:00.000Z' }));
  },
  play: async () => {
    saved.mockClear();
    await dialog().findByText(/^You left the page while these files were being created/);
    await goOnWithFiles();
    await waitFor(() => expect(saved).toHaveBeenCalled(), { timeout: 20_000 });
    await expect(saved.mock.calls[0]?.[0][0]?.name).toBe('business-card-3.5x2in-1-people-20260105.pdf');
    await expect(await dialog().findByRole('button', { name: 'Create files' })).toBeVisible();
  },
};

/** The run pauses between two cards, then resumes. */
export const Paused: Story = {
  args: {
    exporter: {
      // Simulates pieces that take a while.
      export: fn(async ({ variant = '' }) => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        return [{ name: `${variant}.pdf`, blob: new Blob(['x']), measures: '1 × 1 px' }];
      }),
      save: saved,
    },
    loadStaff: async () =>
      Array.from({ length: 12 }, (_, index) => ({ ...ada, id: `${index}`, name: `Ada ${index}` })),
  },
  play: async () => {
    saved.mockClear();
    await userEvent.click(await dialog().findByRole('button', { name: 'Select all' }));
    await go();
    await dialog().findByText('12 of 12 rows are ready.', undefined, { timeout: 30_000 });
    await go();
    await userEvent.click(dialog().getByRole('radio', { name: /Separate PDFs/ }));
    await userEvent.click(dialog().getByRole('button', { name: 'Create files' }));
    await userEvent.click(await dialog().findByRole('button', { name: 'Pause' }));
    await expect(await dialog().findByText(/^Paused\./)).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.click(dialog().getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(saved).toHaveBeenCalled(), { timeout: 30_000 });
  },
};

/** A search narrows the list, and selecting all results keeps the earlier selection. */
export const SearchPeople: Story = {
  play: async () => {
    await userEvent.click(await dialog().findByRole('checkbox', { name: /Ada Okafor/ }));
    await userEvent.type(dialog().getByRole('searchbox', { name: 'Search people' }), 'tomas');
    await expect(dialog().queryByRole('checkbox', { name: /Ada Okafor/ })).toBeNull();
    await userEvent.click(dialog().getByRole('button', { name: 'Select all results' }));
    await expect(dialog().getByText('2 of 2 selected')).toBeVisible();
    await userEvent.type(dialog().getByRole('searchbox', { name: 'Search people' }), 'x');
    await expect(dialog().getByText('No one matches “tomasx”.')).toBeVisible();
  },
};

/** A piece that isn't about a person: columns fill its texts, and each row becomes a picture. */
export const Posts: Story = {
  args: {
    piece: {
      designer: anyDesigner(social),
      draft: restoreDraft(socialFields, {}),
      noun: 'posts',
      isPersonal: false,
      draftText: (_user, draft) => JSON.stringify(draft),
    },
    exporter: {
      export: fn(async ({ variant = '', format }) => [
        { name: `${variant}.${format}`, blob: new Blob(['x']), measures: '1 × 1 px' },
      ]),
      save: saved,
    },
  },
  beforeEach: () => {
    sessionStorage.removeItem('daybreak-rows::social');
    return () => sessionStorage.removeItem('daybreak-rows::social');
  },
  play: async () => {
    saved.mockClear();
    await choose(csv('Headline;Offer\nSpring collection;Free\nAutumn collection;Cheap\n'));
    await dialog().findByText(saying('people.csv: 2 rows'));
    await go();
    await expect(dialog().getByText('Spring collection · Autumn collection')).toBeVisible();
    await go();
    await dialog().findByText('2 of 2 rows are ready.', undefined, { timeout: 20_000 });
    await expect(dialog().getByRole('textbox', { name: /Headline/ })).toHaveValue('Spring collection');
    await go();
    await expect(dialog().getByText('2 posts.')).toBeVisible();
    await expect(dialog().queryByRole('radio', { name: 'One print PDF' })).toBeNull();
    await userEvent.click(dialog().getByRole('button', { name: 'Create files' }));
    await waitFor(() => expect(saved).toHaveBeenCalled(), { timeout: 20_000 });
    await expect(saved.mock.calls[0]?.[0][0]?.name).toMatch(/^social-2-rows-\d{8}\.zip$/);
  },
};

const dueNow: readonly OutdatedCards[] = [
  { id: 'tomas', isWithoutCard: true, changes: [] },
  {
    id: 'ada',
    isWithoutCard: false,
    changes: [
      {
        kind: 'card',
        detail: 'title',
        before: 'Operations',
        after: ada.title,
        madeAt: '2026-02-03T12:00:00Z',
      },
      { kind: 'card', detail: 'phone', before: '', after: ada.phone, madeAt: '2026-02-03T12:00:00Z' },
      {
        kind: 'signature',
        detail: 'title',
        before: 'Operations',
        after: ada.title,
        madeAt: '2026-03-01T12:00:00Z',
      },
    ],
  },
];
const note = fn(async (..._args: Parameters<StaffCards['note']>) => {});
const due = fn(async () => dueNow);
const seek = async (name: string) => {
  await userEvent.click(await dialog().findByRole('combobox', { name: 'People' }));
  await userEvent.click(await screen.findByRole('option', { name }));
};
const forgetCalls = () => {
  sessionStorage.removeItem(kept);
  note.mockReset().mockResolvedValue(undefined);
  due.mockReset().mockResolvedValue(dueNow);
  saved.mockClear();
};

/**
 * People without a card are selected in one step, and recorded once their files are saved; if recording fails, the
 * message says so and offers a retry.
 */
export const NewPeople: Story = {
  args: { cards: { note, due }, exporter: { export: fn(async () => []), save: saved } },
  beforeEach: forgetCalls,
  play: async () => {
    await seek('Without a card (1)');
    await expect(dialog().getByText('1 of 2 selected')).toBeVisible();
    await expect(dialog().queryByRole('checkbox', { name: /Ada Okafor/ })).toBeNull();
    await expect(dialog().getByRole('checkbox', { name: /Tomás Brennan/ })).toHaveAccessibleDescription(
      /No card yet\./,
    );
    await go();
    await dialog().findByText('1 of 1 rows are ready.', undefined, { timeout: 20_000 });
    await go();
    note.mockRejectedValueOnce(new Error('Offline'));
    await userEvent.click(dialog().getByRole('button', { name: 'Create files' }));
    await userEvent.click(await dialog().findByRole('button', { name: 'Try again' }, { timeout: 20_000 }));
    await waitFor(() => expect(note).toHaveBeenCalledTimes(2));
    await expect(saved).toHaveBeenCalledTimes(1);
    await expect(note.mock.calls[1]).toEqual(['card', [expect.objectContaining({ from: tomas })]]);
    await waitFor(() => expect(dialog().queryByRole('button', { name: 'Try again' })).toBeNull());
  },
};

/** An address asks for people whose card or signature is outdated; earlier rows aren't lost because of it. */
export const OutOfDate: Story = {
  args: { cards: { note, due, asked: 'outdated', onTaken: fn() } },
  beforeEach: () => {
    forgetCalls();
    sessionStorage.setItem(kept, JSON.stringify({ rows: [{ number: 1, user: tomas }] }));
  },
  play: async ({ args }) => {
    await expect(await dialog().findByRole('checkbox', { name: /Ada Okafor/ })).toBeChecked();
    await expect(
      dialog().getByText(
        saying(
          'Card from Feb 3, 2026: job title changed from “Operations” to “Chief Operating Officer”, phone “(512) 555-0101” added.',
        ),
      ),
    ).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Open unfinished rows' }));
    await expect(await dialog().findByText(saying('1. Tomás Brennan'))).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Back' }));
    await dialog().findByRole('checkbox', { name: /Ada Okafor/ });
    await go();
    await expect(await dialog().findByText(saying('1. Ada Okafor'))).toBeVisible();
    await expect(args.cards?.onTaken).toHaveBeenCalled();
  },
};

/** Cards made elsewhere are recorded without files, after a confirmation. */
export const HaveCards: Story = {
  args: { cards: { note, due } },
  beforeEach: forgetCalls,
  play: async () => {
    await seek('Without a card (1)');
    await userEvent.click(dialog().getByRole('button', { name: 'Mark as already having a card' }));
    await expect(note).not.toHaveBeenCalled();
    due.mockResolvedValue(dueNow.filter(({ isWithoutCard }) => !isWithoutCard));
    note.mockRejectedValueOnce(new Error('Offline'));
    await userEvent.click(dialog().getByRole('button', { name: 'Confirm: this person already has a card' }));
    await expect(await dialog().findByText("Couldn't save this change. Try again.")).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Confirm: this person already has a card' }));
    await expect(await dialog().findByText('Saved.')).toBeVisible();
    await expect(await dialog().findByText('Everyone in the directory has a card.')).toBeVisible();
    await expect(note).toHaveBeenLastCalledWith('card', [expect.objectContaining({ from: tomas })]);
    await expect(dialog().getByText('0 of 2 selected')).toBeVisible();

    await seek('Out of date (1)');
    await userEvent.click(dialog().getByRole('button', { name: 'Ignore these changes' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Mark this person as up to date' }));
    await waitFor(() =>
      expect(note.mock.calls.slice(-2).map(([kind]) => kind)).toEqual(['card', 'signature']),
    );
  },
};

/** The directory is available, but the list of who has a card isn't. */
export const CardsFailed: Story = {
  args: { cards: { note, due, asked: 'without' } },
  beforeEach: () => {
    forgetCalls();
    due.mockRejectedValueOnce(new Error('Offline'));
  },
  play: async () => {
    await dialog().findByText("Couldn't check who needs a card.");
    await expect(dialog().getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(dialog().getByRole('button', { name: 'Try again' }));
    await expect(await dialog().findByRole('checkbox', { name: /Tomás Brennan/ })).toBeChecked();
    await expect(dialog().getAllByRole('checkbox')).toHaveLength(1);
  },
};

const flyers = restoreDraft(flyerFields, {});
const ofFlyers: BatchPiece = {
  designer: anyDesigner(flyer),
  draft: flyers,
  noun: 'flyers',
  isPersonal: false,
  images: [
    {
      id: 'dock',
      name: 'Dock.jpg',
      url: `data:image/svg+xml,${encodeURIComponent(
        '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="100%" height="100%" fill="#175b7a"/></svg>',
      )}`,
    },
  ],
  draftText: (_user, draft) => JSON.stringify(draft),
};
const forgetFlyers = () => {
  sessionStorage.removeItem('daybreak-rows::flyer');
  localStorage.removeItem('daybreak-rows-columns');
};

/**
 * Columns with dates, choices and pictures show how they're read. If day and month are ambiguous, the user says which
 * comes first; the choice is remembered for the next table like it.
 */
export const Columns: Story = {
  args: { piece: ofFlyers, pictures: { images: ofFlyers.images ?? [] } },
  beforeEach: () => {
    forgetFlyers();
    return forgetFlyers;
  },
  play: async () => {
    const text =
      'Title;Event date;Event time;Theme;Picture\nSpring drop-off;03/04/2026;5 PM;Image;dock.jpg\nAutumn fair;05/06/2026;17.30 Uhr;Blue;\n';
    await choose(csv(text));
    await dialog().findByText(saying('people.csv: 2 rows'));
    await go();
    await expect(dialog().getByText('5 PM → 17:00 · 17.30 Uhr → 17:30')).toBeVisible();
    await expect(
      dialog().getByText('Image → Image: white text over a picture · Blue → Blue: white text on blue'),
    ).toBeVisible();
    await expect(dialog().getByText(saying('dock.jpg → Dock.jpg'))).toBeVisible();
    await expect(dialog().getByText(/^03\/04\/2026: unclear date/)).toBeVisible();
    const next = dialog().getByRole('button', { name: 'Continue' });
    await expect(next).toHaveAccessibleDescription('Choose a date format for “Event date” first.');
    await userEvent.click(dialog().getByRole('combobox', { name: 'Dates in “Event date”' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Day first/ }));
    await expect(dialog().getByText('03/04/2026 → April 3, 2026 · 05/06/2026 → June 5, 2026')).toBeVisible();
    await userEvent.click(dialog().getByRole('combobox', { name: 'Subtitle' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Title' }));
    await go();
    await dialog().findByText('2 of 2 rows are ready.', undefined, { timeout: 20_000 });
    await userEvent.click(dialog().getByRole('button', { name: 'Show row 1' }));
    await expect(dialog().getByLabelText('Event date')).toHaveValue('2026-04-03');
    // The next table with these headings.
    await userEvent.click(dialog().getByRole('button', { name: 'Back' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Back' }));
    await choose(csv(text));
    await go();
    await expect(dialog().getByRole('combobox', { name: 'Subtitle' })).toHaveTextContent('Title');
  },
};

/** Unreadable cells are errors of their rows, and are corrected with their field's control. */
export const UnreadableCells: Story = {
  args: { piece: ofFlyers, pictures: { images: ofFlyers.images ?? [] } },
  beforeEach: () => {
    forgetFlyers();
    return forgetFlyers;
  },
  play: async () => {
    await choose(
      csv(
        'Title;Event date;Theme;Picture\nSpring drop-off;soon;Green;gone.jpg\nAutumn fair;24.12.2026;Blue;Dock.jpg\n',
      ),
    );
    await dialog().findByText(saying('people.csv: 2 rows'));
    await go();
    await go();
    await dialog().findByText("1 of 2 rows aren't ready yet.", undefined, { timeout: 20_000 });
    const [first] = dialog().getAllByRole('listitem');
    await expect(first).toHaveTextContent(
      "Event date: We can't read “soon” as a date. Use a format like 2026-12-24.",
    );
    await expect(first).toHaveTextContent(
      "Theme: “Green” isn't an option. Use one of these: White, Blue, Image, Orange.",
    );
    await expect(first).toHaveTextContent('Picture: no picture is named “gone.jpg.”');
    const date = dialog().getByLabelText('Event date');
    await expect(date).toHaveAccessibleDescription(/We can't read “soon” as a date/);
    fireEvent.change(date, { target: { value: '2026-12-24' } });
    await userEvent.click(dialog().getByRole('combobox', { name: 'Theme' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Blue/ }));
    await dialog().findByText("1 of 2 rows aren't ready yet.", undefined, { timeout: 20_000 });
    await userEvent.click(dialog().getByRole('button', { name: 'Choose picture' }));
    const pictures = within(await screen.findByRole('dialog', { name: 'Choose picture' }));
    await userEvent.click(await pictures.findByRole('option', { name: /Dock\.jpg/ }));
    await dialog().findByText('2 of 2 rows are ready.', undefined, { timeout: 20_000 });
  },
};

const longName = 'Maximiliane Featherstonehaugh-Cholmondeley von und zu Wolfeschlegelsteinhausen';

/** The longest names still fit at a small size; a name that's too long for the card is an error. */
export const TooLongForTheCard: Story = {
  args: {
    loadStaff: async () => [
      { ...ada, name: longName, title: 'Head of the laboratory for the recycling of photovoltaic modules' },
      { ...tomas, name: 'W'.repeat(195) },
    ],
  },
  play: async () => {
    await userEvent.click(await dialog().findByRole('button', { name: 'Select all' }));
    await go();
    await dialog().findByText("1 of 2 rows aren't ready yet.", undefined, { timeout: 20_000 });
    const [first] = dialog().getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Name is too long/);
    await userEvent.click(dialog().getByRole('button', { name: 'Show row 2' }));
  },
};

/** A file can't be made: the rows aren't lost, and the user can try again. */
export const MakingFails: Story = {
  args: {
    exporter: {
      export: fn(async () => {
        throw new ExportError("This browser doesn't have enough memory for a picture this large.");
      }),
      save: saved,
    },
  },
  play: async ({ args }) => {
    saved.mockClear();
    await userEvent.click(await dialog().findByRole('button', { name: 'Select all' }));
    await go();
    await dialog().findByText('2 of 2 rows are ready.', undefined, { timeout: 20_000 });
    await go();
    await userEvent.click(dialog().getByRole('radio', { name: 'Separate PDFs' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Create files' }));
    await waitFor(
      () => expect(args.notify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'danger' })),
      {
        timeout: 20_000,
      },
    );
    await expect(saved).not.toHaveBeenCalled();
    await expect(await dialog().findByRole('button', { name: 'Create files' })).toBeVisible();
  },
};

/** An interrupted ZIP resumes. A stored file of other data is made again. */
export const InterruptedZip: Story = {
  args: {
    exporter: {
      export: fn(async ({ variant = '' }) => [{ name: `${variant}.pdf`, blob: new Blob(['x']) }]),
      save: saved,
    },
  },
  play: async ({ args, mount }) => {
    const rows = [1, 2, 3].map((number) => ({ number, user: { ...ada, name: `Ada ${number}` } }));
    const begun = '2026-01-05T12:00:00.000Z';
    sessionStorage.setItem(kept, JSON.stringify({ rows, begun, output: 'zip' }));
    const files = openFileCache('', 'business-card');
    await files.clear();
    await mount();
    await dialog().findByText(/We'll start over from the first file\.$/);
    await files.keep(1, 'made before', [{ name: 'a.pdf', blob: new Blob(['a']) }]);
    // This file was made from other data.
    await mount();
    await dialog().findByText(/1 of 3 files are ready\.$/);
    await goOnWithFiles();
    await waitFor(() => expect(args.exporter.export).toHaveBeenCalledTimes(3), { timeout: 20_000 });
    await waitFor(async () => expect(await files.count()).toBe(0));
  },
};

/** A file that isn't a table. */
export const NoTable: Story = {
  play: async () => {
    await choose(csv(''));
    await expect(await dialog().findByText('This file is empty. Choose another one.')).toBeVisible();
  },
};

/** The directory is empty. */
export const EmptyDirectory: Story = {
  args: { loadStaff: async () => [] },
  play: async () => {
    await expect(await dialog().findByText("There's no one in the directory yet.")).toBeVisible();
  },
};

/** The directory doesn't respond. */
export const DirectoryFailed: Story = {
  args: { loadStaff: () => Promise.reject(new Error('Offline')) },
  play: async () => {
    await expect(await dialog().findByText("Couldn't load the staff directory.")).toBeVisible();
  },
};
