import portrait from '@daybreak/media/assets/images/warehouse-480.webp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalStory } from '../../../../storybook/PortalStory.tsx';
import { shelfOf } from '../../../../storybook/sampleShelves.ts';
import { saying } from '../../../../storybook/saying.ts';
import type { HomeArrangement, Post } from '../../../backend/interfaces/Home.ts';
import type { CardRecords } from '../../../backend/memory/cards.ts';
import type { HomePages } from '../../../backend/memory/home.ts';
import { sampleLibrary } from '../../../backend/memory/library/sampleLibrary.ts';
import type { MemoryOptions } from '../../../backend/memory/memoryBackend.ts';
import { samplePeople } from '../../../backend/memory/people.ts';
import { applicationOf } from '../../../backend/memory/sampleApplications.ts';
import { localDay } from '../../../shared/dates/dates.ts';

const until = Date.parse('2026-11-20T12:00:00Z');
const links = [
  { label: 'Communications board', address: 'https://board.daybreak.example/' },
  { label: 'Staff Directory', address: '/staff-directory' },
  { label: 'Solar inventory', address: 'https://inventory.daybreak.example/solar' },
];
const homes = (arrangement?: HomeArrangement, pinned = links): HomePages => ({
  arrangements: new Map(arrangement ? [['user-sam', arrangement]] : []),
  links: new Map([['user-sam', pinned]]),
  posts: [],
  weeks: new Map(),
});

const meta = {
  title: 'Portal/Home',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/', signedInAs: 'sam@daybreak.example', library: sampleLibrary(until), homes: homes() },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const skip = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Skip to the assistant' }));
const card = (name: string) => screen.findByRole('region', { name });
/** Waits until text is visible. Cards are in the DOM before that. */
const expectVisible = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const arrange = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Customize this page' }));
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await userEvent.click(button);
};

export const Filled: Story = {
  play: async () => {
    await skip();
    const pinned = within(await card('Pinned links'));
    await expect(
      await pinned.findByRole('link', { name: /Communications board.*opens in a new tab/ }),
    ).toHaveAttribute('href', 'https://board.daybreak.example/');
    await expect(pinned.getByRole('link', { name: 'Staff Directory' })).toHaveAttribute(
      'href',
      '/staff-directory',
    );
    const work = within(await card('Continue where you left off'));
    await expect(await work.findByRole('link', { name: 'Drop-off day, spring' })).toHaveAttribute(
      'href',
      expect.stringMatching(/type=poster&piece=/),
    );
  },
};

const libraryOf = (store = sampleLibrary(until)) => {
  for (const piece of store.pieces.values())
    if (piece.name === 'Warehouse team is hiring') piece.unseenShares.set('user-sam', '2026-11-20T11:00:00Z');
  return store;
};

/** A piece that a colleague shared is listed until it's opened or dismissed. */
export const SharedWithMe: Story = {
  args: { library: libraryOf() },
  play: async () => {
    await skip();
    const shares = within(await screen.findByRole('region', { name: 'Shared with you' }));
    await expect(await shares.findByRole('link', { name: 'Warehouse team is hiring' })).toHaveAttribute(
      'href',
      expect.stringMatching(/type=poster&piece=/),
    );
    await expect(shares.getByText(saying(/^From /))).toBeVisible();
    await userEvent.click(shares.getByRole('button', { name: 'Dismiss: Warehouse team is hiring' }));
    await waitFor(() => expect(screen.queryByText('Warehouse team is hiring')).toBeNull());
  },
};

export const Empty: Story = {
  args: { library: undefined, homes: undefined },
  play: async () => {
    await skip();
    await expectVisible('Nothing pinned yet');
    await expectVisible('No pieces yet');
    await expectVisible('Nothing new today');
    await expect(screen.getByRole('link', { name: 'Pick a design' })).toBeVisible();
  },
};

/** A late card keeps its place, and the others don't wait for it. */
export const OneLate: Story = {
  args: { unanswered: ['library.search'] },
  play: async () => {
    await skip();
    await expect(
      await screen.findByRole('link', { name: 'Staff Directory' }, { timeout: 10_000 }),
    ).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Continue where you left off' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
};

/** When the order doesn't load, the page reserves room for the cards for a moment, then uses the default order. */
export const OrderLate: Story = {
  args: { unanswered: ['home.arrangement'] },
  play: async () => {
    await skip();
    await waitFor(() => expect(screen.getByText(/Couldn't load your layout/)).toBeVisible(), {
      timeout: 20_000,
    });
    await expect(await card('Pinned links')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Customize this page' })).toBeNull();
  },
};

/** Each card shows its failure, with its own "Try again" button. */
export const Failed: Story = {
  args: { failures: { 'home.links': 'unreachable', 'library.search': 'unreachable' } },
  play: async () => {
    await skip();
    await expectVisible("Couldn't load your links");
    await expect(screen.getByText("Couldn't load your pieces")).toBeVisible();
    await expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
    await expect(screen.getByRole('button', { name: 'Customize this page' })).toBeVisible();
  },
};

export const OneFailed: Story = {
  args: { failures: { 'home.links': 'unreachable' } },
  play: async () => {
    await skip();
    await expectVisible("Couldn't load your links");
    await expect(await screen.findByRole('link', { name: 'Drop-off day, spring' })).toBeVisible();
  },
};

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const post = (number: number, more: Partial<Post> = {}): Post => ({
  id: `00000000-0000-4000-a000-00000000000${number}`,
  title: `Yard closed on day ${number}`,
  body: 'Deliveries go to the second gate.\nAsk Maya where to park.',
  postedAt: inDays(-number).toISOString(),
  endsAt: inDays(9).toISOString(),
  author: 'Max Brandt',
  ...more,
});
const company = (posts: Post[]): Partial<MemoryOptions> => ({
  homes: { ...homes(), posts },
  people: samplePeople().map((person) =>
    person.email.startsWith('max') ? { ...person, details: { startDate: localDay(inDays(-3)) } } : person,
  ),
  applications: [1, 2].map((number) =>
    applicationOf({
      firstName: `Jo ${number}`,
      lastName: 'Doe',
      email: 'jo@elsewhere.example',
      resume: null,
    }),
  ),
});

export const Today: Story = {
  args: { ...company([1, 2, 3, 4, 5].map((number) => post(number))), signedInAs: 'ada@daybreak.example' },
  play: async () => {
    await skip();
    const today = within(await card('Today at Daybreak'));
    await expectVisible('Yard closed on day 1');
    await expect(today.getAllByRole('article')).toHaveLength(3);
    await userEvent.click(today.getByRole('button', { name: 'Show all 5 posts' }));
    await expect(today.getAllByRole('article')).toHaveLength(5);
    await expect(today.getByRole('link', { name: 'Max Brandt' })).toHaveAttribute(
      'href',
      '/staff-directory/staff-user-max',
    );
    await expect(today.getByRole('link', { name: '2 new applications to review' })).toHaveAttribute(
      'href',
      '/job-applications?status=new',
    );
  },
};

/** New colleagues: with a photo, without one, and with a long name. */
export const ColleaguesWithPhotos: Story = {
  args: {
    ...company([post(1)]),
    people: samplePeople().map((person, place) =>
      person.staff?.isActive
        ? {
            ...person,
            staff: {
              ...person.staff,
              ...(place % 2 === 0 ? { photo: portrait } : {}),
              ...(person.email.startsWith('max') ? { lastName: 'Featherstonehaugh-Wolfeschlegelstein' } : {}),
            },
            details: { startDate: localDay(inDays(-place - 1)) },
          }
        : person,
    ),
  },
  play: async () => {
    await skip();
    const today = await card('Today at Daybreak');
    await waitFor(() => expect(within(today).getByRole('link', { name: 'Ada Lindqvist' })).toBeVisible());
    await waitFor(() => {
      const photos = [...today.querySelectorAll('img')];
      expect(photos.length).toBeGreaterThan(1);
      for (const photo of photos) expect(photo.naturalWidth).toBeGreaterThan(0);
    });
  },
};

/** Staff see the same cards, without the parts for administrators. */
export const TodayForStaff: Story = {
  args: company([post(1, { author: null }), post(2, { endsAt: inDays(-1).toISOString() })]),
  play: async () => {
    await skip();
    await expectVisible('Yard closed on day 1');
    await expect(screen.queryByText('Yard closed on day 2')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'New post' })).toBeNull();
    await expect(screen.queryByRole('heading', { name: 'Job applications' })).toBeNull();
  },
};

export const TodayFailed: Story = {
  args: { ...company([post(1)]), failures: { 'home.newColleagues': 'unreachable' } },
  play: async () => {
    await skip();
    await expectVisible("Couldn't load new colleagues.");
    await expectVisible('Yard closed on day 1');
  },
};

/** Cards and a signature from before Sam's promotion. */
const oldCards: CardRecords = new Map(
  ['sam', 'max'].map((id) => {
    const madeWith = { name: '', title: 'Trainee', email: `${id}@daybreak.example`, phone: '(512) 555-0110' };
    const name = id === 'sam' ? 'Sam Rivera' : 'Max Brandt';
    const made = { madeWith: { ...madeWith, name }, madeAt: '2026-02-03T12:00:00Z' };
    return [`staff-user-${id}`, id === 'sam' ? { card: made, signature: made } : { card: made }];
  }),
);

/** Tells administrators who needs cards, and that theirs is out of date. */
export const CardsToMake: Story = {
  args: { ...company([post(1)]), cards: oldCards, signedInAs: 'max@daybreak.example' },
  play: async () => {
    await skip();
    await expectVisible("2 people don't have business cards");
    await expect(screen.getByRole('link', { name: "2 people don't have business cards" })).toHaveAttribute(
      'href',
      '/marketing-materials?type=new-hire&view=rows&cards=without',
    );
    await expect(
      screen.getByRole('link', { name: '2 cards and 1 signature are out of date' }),
    ).toHaveAttribute('href', '/marketing-materials?type=new-hire&view=rows&cards=outdated');
    await expect(screen.getByRole('link', { name: 'Your business card is out of date' })).toBeVisible();
  },
};

/** Staff only see notices of their own card and signature. */
export const OwnCardOutOfDate: Story = {
  args: { cards: oldCards },
  play: async () => {
    await skip();
    await expectVisible('Your business card and email signature are out of date');
    await expect(
      screen.getByText('Your job title has changed in the directory since you made it.'),
    ).toBeVisible();
    await expect(screen.queryByRole('heading', { name: 'Business cards' })).toBeNull();
  },
};

export const CardsNotLoaded: Story = {
  args: {
    cards: oldCards,
    signedInAs: 'max@daybreak.example',
    failures: { 'cards.counts': 'unreachable', 'cards.ownChanges': 'unreachable' },
  },
  play: async () => {
    await skip();
    await expectVisible("Couldn't check who needs a business card.");
    await expectVisible("Couldn't check whether your card is up to date.");
  },
};

export const WritingAPost: Story = {
  args: { ...company([]), signedInAs: 'max@daybreak.example' },
  play: async () => {
    await skip();
    await press('New post');
    const dialog = within(await screen.findByRole('dialog'));
    await press('Post');
    await expect(await dialog.findByText('Enter a title.')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText(/^Title/)).toHaveFocus());
    await userEvent.type(dialog.getByLabelText(/^Title/), 'Open day');
    await userEvent.type(dialog.getByLabelText(/^Message/), 'On Friday.');
    await fireEvent.change(dialog.getByLabelText(/^Last day/), { target: { value: '2020-01-01' } });
    await press('Post');
    await expect(await dialog.findByText(/^Choose a date within the next year/)).toBeVisible();
    await fireEvent.change(dialog.getByLabelText(/^Last day/), { target: { value: localDay(inDays(3)) } });
    await press('Post');
    await expectVisible('Open day');
    await press('Edit the post: Open day');
    await press('Take down');
    await press('Take down for good');
    await waitFor(() => expect(screen.queryByText('Open day')).toBeNull());
  },
};

const newcomers = () =>
  samplePeople().map((person) =>
    person.email.startsWith('sam') && person.staff
      ? { ...person, staff: { ...person.staff, phone: null }, details: { startDate: localDay(inDays(-1)) } }
      : person,
  );

/** Only newcomers see it. The phone is checked off once it's in the directory. */
export const FirstWeek: Story = {
  args: { people: newcomers() },
  play: async () => {
    await skip();
    const week = within(await card('Your first week'));
    await waitFor(() => expect(week.getByText('Send your number to a super administrator.')).toBeVisible());
    await expect(
      week.getByRole('checkbox', { name: 'Add your phone number to the directory' }),
    ).not.toBeChecked();
    await expect(week.getByRole('checkbox', { name: 'Add your photo to the directory' })).not.toBeChecked();
    await userEvent.click(week.getByRole('checkbox', { name: 'Create your business card' }));
    await expect(week.getByRole('checkbox', { name: 'Create your business card' })).toBeChecked();
    await arrange();
    await press('Hide: Your first week');
    await press('Save order');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your first week' })).toBeNull());
  },
};

export const FirstWeekNotSaved: Story = {
  args: { people: newcomers(), failures: { 'home.saveFirstWeek': 'unreachable' } },
  play: async () => {
    await skip();
    const week = within(await card('Your first week'));
    await userEvent.click(await week.findByRole('checkbox', { name: 'Create your business card' }));
    await expect(await week.findByText(/^Your changes weren't saved/)).toBeVisible();
    await expect(week.getByRole('checkbox', { name: 'Create your business card' })).not.toBeChecked();
  },
};

/** The default order is shown and can't be changed, because saving would overwrite the user's own. */
export const OrderFailed: Story = {
  args: { failures: { 'home.arrangement': 'unreachable' } },
  play: async () => {
    await skip();
    await expectVisible(/Couldn't load your layout/);
    await expect(screen.queryByRole('button', { name: 'Customize this page' })).toBeNull();
  },
};

export const Arranged: Story = {
  args: { homes: homes({ beside: ['continue'], below: ['links'], hidden: [] }) },
  play: async () => {
    await skip();
    const work = await card('Continue where you left off');
    const pinned = await card('Pinned links');
    await expect(pinned.compareDocumentPosition(work)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const AllHidden: Story = {
  args: { homes: homes({ beside: [], below: [], hidden: ['links', 'continue', 'today'] }) },
  play: async () => {
    await skip();
    await arrange();
    await press('Show: Pinned links');
    await press('Save order');
    const pinned = within(await card('Pinned links'));
    await expect(await pinned.findByRole('link', { name: 'Staff Directory' })).toBeVisible();
    await expect(screen.queryByRole('region', { name: 'Continue where you left off' })).toBeNull();
  },
};

/** The focus stays on the pressed button, which moves with its card. */
export const Arranging: Story = {
  play: async () => {
    await skip();
    await arrange();
    await press('Move up: Pinned links');
    await expect(screen.getByText('Pinned links: Main column, 3 of 3.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move up: Pinned links' })).toHaveFocus());
    await press('Move up: Pinned links');
    await expect(screen.getByText('Pinned links: Main column, 2 of 3.')).toBeInTheDocument();
    await press('Hide: Continue where you left off');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Show: Continue where you left off' })).toHaveFocus(),
    );
    await press('Save order');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('region', { name: 'Continue where you left off' })).toBeNull();
  },
};

export const ArrangingFailed: Story = {
  args: { failures: { 'home.arrange': 'unreachable' } },
  play: async () => {
    await skip();
    await arrange();
    await press('Hide: Pinned links');
    await press('Save order');
    await expect(
      await within(screen.getByRole('dialog')).findByText(/^Your changes weren't saved/),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Show: Pinned links' })).toBeVisible();
  },
};

export const PinningALink: Story = {
  args: { homes: homes(undefined, []) },
  play: async () => {
    await skip();
    await press('Pin a link');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Address'), 'board');
    await press('Save links');
    await expect(await dialog.findByText(/Enter a web address such as/)).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Address')).toHaveFocus());
    await userEvent.type(dialog.getByLabelText('Address'), '.example.com/today');
    await press('Add a link');
    await waitFor(() => expect(dialog.getAllByLabelText('Name')[1]).toHaveFocus());
    await userEvent.type(dialog.getAllByLabelText('Name')[1] as HTMLElement, 'Me');
    await userEvent.type(dialog.getAllByLabelText('Address')[1] as HTMLElement, '/profile');
    await press('Move link 2 up');
    await press('Save links');
    const pinned = within(await card('Pinned links'));
    await waitFor(() =>
      expect(pinned.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/profile',
        'https://board.example.com/today',
      ]),
    );
    await expect(pinned.getByRole('link', { name: /^board\.example\.com/ })).toBeVisible();
  },
};

export const PinningFailed: Story = {
  args: { failures: { 'home.pin': 'unreachable' } },
  play: async () => {
    await skip();
    await press('Edit links');
    const dialog = within(await screen.findByRole('dialog'));
    await press('Remove link 2');
    await waitFor(() => expect(dialog.getAllByLabelText('Address')[1]).toHaveFocus());
    await press('Save links');
    await expect(await dialog.findByText(/^Your changes weren't saved/)).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    homes: homes(
      undefined,
      Array.from({ length: 20 }, (_, place) => ({
        label: `${place + 1} ${'Photovoltaikmodulwiederverwertung '.repeat(4)}`.slice(0, 60),
        address: `https://a-very-long-name-of-a-host-that-nobody-types.board${place}.example/${'path/'.repeat(40)}`,
      })),
    ),
    library: shelfOf(9, {
      owner: 'sam',
      until,
      name: 'A name of a piece that is as long as names of pieces can be, which is long '
        .repeat(2)
        .slice(0, 120),
    }),
  },
  play: async () => {
    await skip();
    await expect((await within(await card('Pinned links')).findAllByRole('link')).length).toBe(20);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
