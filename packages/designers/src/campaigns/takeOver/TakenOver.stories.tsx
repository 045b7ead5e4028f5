import { Button, Stack } from '@daybreak/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import type { OpenDraft } from '../../editor/designer.ts';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import { type DraftStore, memoryDrafts } from '../../editor/drafts/draftStore.ts';
import type { AnyDraft } from '../../editor/fields/fields.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { factsOf } from '../facts/facts.ts';
import { campaignPiece } from '../making/campaignPieces.ts';
import { draftFrom } from '../making/madeDraft.ts';
import { keepAsDrafts, membersOf, readCampaign } from '../making/storedCampaign.ts';
import { CampaignNotice } from './CampaignNotice.tsx';

const event = { eventDate: '2027-03-13', eventTime: '09:00', location: '400 Horizon Way, Austin' };
const flyerOf = (said: AnyDraft): AnyDraft => restoreDraft(campaignManifests.flyer.fields, said);

/** Makes a campaign of these parts from a flyer that then changes. */
function changed(parts: readonly string[], before: AnyDraft, after: AnyDraft) {
  const store = memoryDrafts();
  const draft = flyerOf(before);
  const facts = factsOf('flyer', draft);
  keepAsDrafts({
    store,
    from: { designer: 'flyer', key: 'flyer', draft },
    pieces: parts.map(campaignPiece).map((part) => ({ part, draft: draftFrom(part, facts).draft })),
    facts,
  });
  const debounced = flyerOf({ ...before, ...after });
  store.save('flyer', debounced);
  const open: OpenDraft = {
    designer: 'flyer',
    fields: campaignManifests.flyer.fields,
    key: 'flyer',
    id: '',
    name: 'Draft 1',
    draft: () => debounced,
    keep: () => undefined,
    rename: () => undefined,
    takeOver: () => undefined,
  };
  return { store, open, debounced };
}
const member = (store: DraftStore, part: string) => {
  const found = membersOf(store, readCampaign(store, 'flyer')?.set ?? '').find((each) => each.part === part);
  if (!found) throw new Error(`There is no ${part}.`);
  return found;
};

const meta: Meta<typeof CampaignNotice> = {
  title: 'Designers/Campaign/Taken over',
  component: CampaignNotice,
  args: {
    designer: 'flyer',
    ...changed(['poster', 'social-instagram', 'email'], event, { eventDate: '2027-04-21' }),
    data: { user: defaultUserDetails, images: [] },
    rules: undefined,
    notify: fn(),
  },
  // As in a designer, where it's placed below the piece's actions.
  render: (args) => (
    <Stack gap="4">
      <div>
        <Button>Create campaign</Button>
      </div>
      <CampaignNotice {...args} />
    </Stack>
  ),
};
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog'));
const open = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Review/ }));
  await dialog().findByRole('list', { name: 'Pieces of the campaign' }, { timeout: 60_000 });
};

/** A date that changed in one piece: the others before and after, with one deselected. */
export const ChangedDate: Story = {
  args: { ...changed(['poster', 'social-instagram', 'email'], event, { eventDate: '2027-04-21' }) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('3 other pieces in this campaign have the old date.')).toBeVisible();
    await open(canvas);
    await expect(dialog().getByRole('button', { name: 'Change 3 pieces' })).toBeVisible();
    await userEvent.click(dialog().getByRole('checkbox', { name: /^Poster/ }));
    await userEvent.click(dialog().getByRole('button', { name: 'Change 2 pieces' }));
    await expect(args.notify).toHaveBeenCalledWith(
      expect.objectContaining({ title: '2 pieces changed', tone: 'success' }),
    );
    await expect(member(args.store, 'social-instagram').draft).toMatchObject({ eventDate: '2027-04-21' });
    await expect(member(args.store, 'email').draft.content).toContain('Wednesday, April 21, 2027');
    await expect(member(args.store, 'poster').draft).toMatchObject({ eventDate: '2027-03-13' });
    await expect(canvas.queryByText(/(has|have) the old/)).toBeNull();
  },
};

/** The dialog from `ChangedDate`, left open for checking by eye. */
export const BeforeAndAfter: Story = {
  args: { ...changed(['poster', 'social-instagram', 'email'], event, { eventDate: '2027-04-21' }) },
  play: async ({ canvasElement }) => open(within(canvasElement)),
};

const long = `${'Bring panels, inverters and batteries, working or not, along with their cables. '.repeat(4)}`;

/** Long words, several facts at once, and a piece that has no room for one of them. */
export const Longest: Story = {
  args: {
    ...changed(
      ['poster', 'postcard', 'social-facebook', 'ads-google', 'email'],
      { ...event, description: long },
      {
        title: 'Second life for every panel, every inverter and every battery on every roof in the county',
        location: 'Daybreak recycling floor, gate 4, 400 Horizon Way, Austin, Texas 78701',
        description: `${long}Call the day before.`,
      },
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText('5 other pieces in this campaign have the old headline, details and place.'),
    ).toBeVisible();
    await open(canvas);
  },
};

/** Words that the user wrote stay, and the dialog says so. */
export const ToBeLookedAt: Story = {
  args: (() => {
    const made = changed(['email'], event, { eventDate: '2027-04-21' });
    const { key, draft } = member(made.store, 'email');
    made.store.save(key, { ...draft, content: 'Come on March 13. Every Saturday is a good day.' });
    return made;
  })(),
  play: async ({ canvasElement }) => {
    await open(within(canvasElement));
    await expect(dialog().getByText(/The text still says “Saturday”/)).toBeVisible();
  },
};

/** A browser that can't store anything more: the notice names the unchanged pieces. */
export const Refused: Story = {
  args: (() => {
    const made = changed(['poster', 'email'], event, { eventDate: '2027-04-21' });
    const refusing: DraftStore = {
      ...made.store,
      save(key, value) {
        if (key.startsWith('poster.')) throw new Error('full');
        made.store.save(key, value);
      },
    };
    return { ...made, store: refusing };
  })(),
  play: async ({ args, canvasElement }) => {
    await open(within(canvasElement));
    await userEvent.click(dialog().getByRole('button', { name: 'Change 2 pieces' }));
    await expect(args.notify).toHaveBeenCalledWith(
      expect.objectContaining({
        title: '1 piece changed',
        description: expect.stringContaining("Couldn't change Bring us your old panels because"),
        tone: 'danger',
      }),
    );
    await expect(member(args.store, 'poster').draft).toMatchObject({ eventDate: '2027-03-13' });
  },
};

/** The user can leave the other pieces unchanged. */
export const LeftAsTheyAre: Story = {
  args: { ...changed(['poster'], event, { eventDate: '2027-04-21' }) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1 other piece in this campaign has the old date.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave as it is' }));
    await expect(canvas.queryByText(/has the old/)).toBeNull();
    await expect(member(args.store, 'poster').draft).toMatchObject({ eventDate: '2027-03-13' });
  },
};

/** Adds the other pieces as `bringCampaign` finds them elsewhere: a poster that wasn't in the drafts here before. */
function withPosterElsewhere(parts: readonly string[], bring: (take: () => void) => Promise<void>) {
  const made = changed([...parts, 'poster'], event, { eventDate: '2027-04-21' });
  const shelf = made.store.load('poster.drafts');
  made.store.clear('poster.drafts');
  return {
    ...made,
    store: { ...made.store, bringCampaign: () => bring(() => made.store.save('poster.drafts', shelf)) },
  };
}
const away = () => Promise.reject(new Error("The server isn't responding."));

/** A campaign piece made on another computer arrives, and is counted with the local ones. */
export const FromElsewhere: Story = {
  args: withPosterElsewhere(['email'], async (take) => take()),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('2 other pieces in this campaign have the old date.')).toBeVisible();
    await open(canvas);
    await userEvent.click(dialog().getByRole('button', { name: 'Change 2 pieces' }));
    await expect(member(args.store, 'poster').draft).toMatchObject({ eventDate: '2027-04-21' });
    await expect(canvas.queryByText(/in this campaign/)).toBeNull();
  },
};

/** Without a network: the local pieces, and a note that there may be others. */
export const SomeUnknown: Story = {
  args: withPosterElsewhere(['email'], away),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1 other piece in this campaign has the old date.')).toBeVisible();
    await expect(await canvas.findByText(/Couldn't check pieces stored on other computers/)).toBeVisible();
  },
};

let isAway = true;

/** Without local pieces: a note that the others are unknown, and a button to try again. */
export const AllUnknown: Story = {
  args: withPosterElsewhere([], async (take) => (isAway ? away() : take())),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(
        "Couldn't check whether other pieces in this campaign still have the old date.",
      ),
    ).toBeVisible();
    isAway = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    isAway = true;
    await expect(await canvas.findByText('1 other piece in this campaign has the old date.')).toBeVisible();
    await expect(canvas.queryByText(/Couldn't check/)).toBeNull();
  },
};
