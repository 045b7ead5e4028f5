import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';
import { saying } from '../../../storybook/saying.ts';
import { toastShown } from '../../../storybook/toastShown.ts';
import { applicationOf, noteOf } from '../../backend/memory/sampleApplications.ts';

const resume = '1700000000000_Resume of Amara Okonkwo.pdf';
const applications = () => [
  applicationOf({
    id: 'amara',
    firstName: 'Amara',
    lastName: 'Okonkwo',
    email: 'amara@example.com',
    phone: '(512) 555-0117',
    experience: 'senior',
    salary: '95–105k',
    authorization: 'yes',
    resume,
  }),
  applicationOf({
    id: 'bela',
    firstName: 'Bela',
    lastName: 'Kovács',
    status: 'reviewing',
    notes: [
      noteOf({ id: 'monday' }),
      noteOf({ author: 'Ada Vance', isOwn: false, body: 'Has worked on our recycling floor.' }),
    ],
  }),
  applicationOf({ id: 'chen', firstName: 'Chen', lastName: 'Li', experience: 'entry', status: 'closed' }),
];
const longest = applicationOf({
  id: 'longest',
  firstName: 'Bartholomew-Maximilian '.repeat(4).trim(),
  lastName: 'W'.repeat(100),
  email: `${'a'.repeat(180)}@example.com`,
  salary: 'Negotiable, '.repeat(16),
  resume: `1700000000000_${'a-very-long-file-name-'.repeat(6)}.pdf`,
  notes: [noteOf({ body: 'A long note. '.repeat(300), author: 'W'.repeat(100) })],
  correction: { at: '2026-11-21T09:30:00+00:00', by: 'W'.repeat(100), isByApplicant: false },
});

const undelivered = applicationOf({ id: 'lost', firstName: 'Lost', email: 'lost@elsewhere.example' });

const meta = {
  title: 'Portal/Job applications',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/job-applications', signedInAs: 'max@daybreak.example' },
  render: (args) => <PortalStory applications={applications()} {...args} />,
  // Unsaved changes must not leak into the next story.
  beforeEach: () => {
    for (const key of Object.keys(localStorage))
      if (/^daybreak-(correction|notes|letter):/.test(key)) localStorage.removeItem(key);
  },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Amara Okonkwo' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'kovacs');
    await waitFor(() => expect(canvas.getByRole('status', { name: '' })).toHaveTextContent('1 of 3'));
    await expect(canvas.queryByRole('button', { name: 'Amara Okonkwo' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Job Applications' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

const dialog = () => screen.findByRole('dialog');

export const Detail: Story = {
  args: { path: '/job-applications?open=amara' },
  play: async () => {
    const opened = within(await dialog());
    await expect(opened.getByRole('link', { name: 'amara@example.com' })).toHaveAttribute(
      'href',
      'mailto:amara@example.com',
    );
    await waitFor(() => expect(opened.getByText('Resume of Amara Okonkwo.pdf')).toBeVisible());
    await expect(opened.getByRole('button', { name: 'Download resume' })).toBeVisible();
  },
};

export const ResumeFailed: Story = {
  args: { path: '/job-applications?open=amara', failures: { 'applications.resumeLink': 'unreachable' } },
  play: async ({ userEvent }) => {
    const opened = within(await dialog());
    await userEvent.click(opened.getByRole('button', { name: 'Download resume' }));
    await toastShown('Failed to download the resume. Try again in a moment.');
    await expect(
      opened.getByText('Failed to download the resume. Try again in a moment.', {
        selector: '[role=note] *',
      }),
    ).toBeVisible();
  },
};

type Played = Parameters<NonNullable<Story['play']>>[0];
const correcting = async ({ userEvent }: Pick<Played, 'userEvent'>) => {
  const opened = within(await dialog());
  await userEvent.click(opened.getByRole('button', { name: 'Edit details' }));
  const name = opened.getByLabelText(/^First name/);
  await waitFor(() => expect(name).toHaveFocus());
  return { opened, name, save: opened.getByRole('button', { name: 'Save details' }) };
};

/** Corrects any of the applicant's answers, and then shows who did. */
export const Correction: Story = {
  args: { path: '/job-applications?open=amara' },
  play: async (context) => {
    const { userEvent } = context;
    const { opened, name, save } = await correcting(context);
    await userEvent.clear(name);
    await userEvent.type(name, ' Amára ');
    await userEvent.clear(opened.getByLabelText('Phone'));
    await userEvent.click(opened.getByRole('combobox', { name: 'Work authorization' }));
    await userEvent.click(await screen.findByRole('option', { name: 'No' }));
    await userEvent.click(save);
    await toastShown('Details saved');
    await waitFor(() => expect(opened.getByRole('button', { name: 'Edit details' })).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: 'Amára Okonkwo' })).toBeVisible();
    await expect(opened.getByText('Phone').nextSibling).toHaveTextContent('Not provided');
    await expect(opened.getByText('Work authorization').nextSibling).toHaveTextContent('No');
    await expect(opened.getByText('Corrected').nextSibling).toHaveTextContent(/ by Max Brandt$/);
  },
};

export const CorrectionProblems: Story = {
  args: { path: '/job-applications?open=amara' },
  play: async (context) => {
    const { userEvent } = context;
    const { opened, name, save } = await correcting(context);
    await userEvent.clear(opened.getByLabelText(/^Email/));
    await userEvent.type(opened.getByLabelText(/^Email/), 'amara at example');
    await userEvent.clear(opened.getByLabelText(/^Available start date/));
    await userEvent.clear(name);
    await userEvent.click(save);
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Enter the first name.');
    await expect(opened.getByLabelText(/^Email/)).toHaveAccessibleDescription(
      'Enter an email address like name@example.com.',
    );
    await expect(opened.getByText('Enter a full date.')).toBeVisible();
  },
};

/** Unsaved changes stay until canceled, even after closing and reopening the application. */
export const CorrectionRefused: Story = {
  args: { path: '/job-applications?open=amara', failures: { 'applications.correct': 'refused' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { opened, name, save } = await correcting(context);
    await userEvent.type(name, 'h');
    await userEvent.click(save);
    await toastShown('Failed to save the details. Your changes are still here. Try again.');
    await expect(opened.getByText(/^Failed to save/, { selector: '[role=note] *' })).toBeVisible();
    await userEvent.click(opened.getByRole('button', { name: 'Close' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Amara Okonkwo' }));
    const again = within(await dialog());
    await expect(again.getByLabelText(/^First name/)).toHaveValue('Amarah');
    await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(again.getByRole('button', { name: 'Edit details' })).toHaveFocus());
    await userEvent.click(again.getByRole('button', { name: 'Edit details' }));
    await expect(again.getByLabelText(/^First name/)).toHaveValue('Amara');
  },
};

export const CorrectionLongest: Story = {
  args: { path: '/job-applications?open=longest', applications: [longest] },
  play: async (context) => {
    const { opened, name, save } = await correcting(context);
    await context.userEvent.type(name, 'Wilhelmina-Maximiliana');
    await context.userEvent.click(save);
    await expect(opened.getByText('First name: use 100 characters or fewer.')).toBeVisible();
  },
};

export const Notes: Story = {
  args: { path: '/job-applications?open=bela' },
  play: async ({ userEvent }) => {
    const opened = within(await dialog());
    await userEvent.type(opened.getByLabelText('New note'), 'Calls back.');
    await userEvent.click(opened.getByRole('button', { name: 'Add note' }));
    await toastShown('Note added');
    await expect(opened.getByLabelText('New note')).toHaveValue('');
    await expect(opened.getAllByRole('listitem')).toHaveLength(3);
    await expect(opened.getByText(/^Ada Vance, Nov 20/)).toBeVisible();
    const own = { name: 'Delete note "Called on Monday."' };
    await userEvent.click(opened.getByRole('button', own));
    await userEvent.click(opened.getByRole('button', { name: 'Delete for good "Called on Monday."' }));
    await waitFor(() => expect(opened.queryByText('Called on Monday.')).toBeNull());
    await expect(
      opened.queryByRole('button', { name: 'Delete note "Has worked on our recycling floor."' }),
    ).toBeNull();
  },
};

export const NoteRefused: Story = {
  args: { path: '/job-applications?open=bela', failures: { 'applications.addNote': 'refused' } },
  play: async ({ userEvent }) => {
    const opened = within(await dialog());
    await userEvent.type(opened.getByLabelText('New note'), 'More.');
    await userEvent.click(opened.getByRole('button', { name: 'Add note' }));
    await toastShown('Failed to add the note. Your text is still here. Try again.');
    await expect(opened.getByLabelText('New note')).toHaveValue('More.');
    await userEvent.clear(opened.getByLabelText('New note'));
  },
};

/** Sets the status of several applications, and then deselects them. */
export const Many: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Amara Okonkwo' }));
    await canvas.findByText('1 selected');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all shown' }));
    await canvas.findByText('3 selected');
    const bar = within(canvas.getByRole('region', { name: 'Selected applications' }));
    await userEvent.click(bar.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Closed' }));
    await userEvent.click(bar.getByRole('button', { name: 'Set status' }));
    await toastShown('Status changed');
    await waitFor(() => expect(canvas.queryByText('3 selected')).toBeNull());
    await expect(canvas.getAllByText('Closed')).toHaveLength(3);
  },
};

export const ManyRefused: Story = {
  args: { failures: { 'applications.review': 'refused' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Chen Li' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Set status' }));
    await toastShown('Failed to change the status');
    await expect(canvas.getByText('1 selected')).toBeVisible();
  },
};

/** One application per sheet, with all its information. */
export const ForPaper: Story = {
  args: { path: '/job-applications?print=amara,bela' },
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('article', { name: 'Bela Kovács' }));
    await expect(sheet.getByText('Has worked on our recycling floor.')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
  },
};

export const ForPaperGone: Story = {
  args: { path: '/job-applications?print=nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to print')).toBeVisible();
  },
};

/** The status's template can be edited before sending, and the sent email is kept as a note. */
export const Letter: Story = {
  args: { path: '/job-applications?open=chen' },
  play: async ({ userEvent }) => {
    const opened = within(await dialog());
    await userEvent.click(opened.getByRole('button', { name: 'Email the applicant' }));
    const letter = within(await screen.findByRole('dialog', { name: 'Email Chen Li' }));
    await expect(letter.getByLabelText('Subject')).toHaveValue('Your application at Daybreak');
    await userEvent.clear(letter.getByLabelText('Subject'));
    await userEvent.click(letter.getByRole('button', { name: 'Send email' }));
    await expect(await letter.findByText('Enter a subject.')).toBeVisible();
    await userEvent.type(letter.getByLabelText('Subject'), 'Thank you');
    await userEvent.click(letter.getByRole('button', { name: 'Send email' }));
    await toastShown('Email sent');
    await expect(await opened.findByText(/^Email to the applicant: Thank you/)).toBeVisible();
  },
};

export const LetterFailed: Story = {
  args: { path: '/job-applications?open=chen', failures: { 'applications.write': 'unreachable' } },
  play: async ({ userEvent }) => {
    const opened = within(await dialog());
    await userEvent.click(opened.getByRole('button', { name: 'Email the applicant' }));
    const letter = within(await screen.findByRole('dialog', { name: 'Email Chen Li' }));
    await userEvent.type(letter.getByLabelText('Message'), ' PS');
    await userEvent.click(letter.getByRole('button', { name: 'Send email' }));
    await expect(await letter.findByText(/^The server isn't responding/)).toBeVisible();
    await expect(letter.getByText('Not sent yet. Your draft is saved in this browser only.')).toBeVisible();
  },
};

export const StatusRefused: Story = {
  args: { path: '/job-applications?open=bela', failures: { 'applications.review': 'refused' } },
  play: async ({ userEvent }) => {
    const opened = within(await dialog());
    await userEvent.click(opened.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Contacted' }));
    await toastShown('Failed to change the status');
    await expect(await opened.findByText('Failed to change the status')).toBeVisible();
    await waitFor(() =>
      expect(opened.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Reviewing'),
    );
  },
};

export const Removal: Story = {
  args: { path: '/job-applications?open=amara' },
  play: async ({ canvas, userEvent }) => {
    const opened = within(await dialog());
    await userEvent.click(opened.getByRole('button', { name: 'Delete application' }));
    const question = await screen.findByRole('dialog', { name: "Delete Amara Okonkwo's application?" });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete for good' }));
    await toastShown('Application and resume deleted');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Amara Okonkwo' })).toBeNull());
  },
};

export const RemovalFailed: Story = {
  args: { path: '/job-applications?open=amara', failures: { 'applications.remove': 'unreachable' } },
  play: async ({ userEvent }) => {
    const opened = within(await dialog());
    await userEvent.click(opened.getByRole('button', { name: 'Delete application' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete for good' }));
    await screen.findByText('Failed to delete the application. Nothing was deleted. Try again.');
    await expect(screen.getByRole('button', { name: 'Delete for good' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { applications: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No applications yet')).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { path: '/job-applications?q=zzz' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all applications' }));
    await expect(await canvas.findByRole('button', { name: 'Chen Li' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { unanswered: ['applications.list'] },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the applications');
  },
};

export const Failed: Story = {
  args: { failures: { 'applications.list': 'unreachable' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const NotAllowed: Story = {
  args: { signedInAs: 'sam@daybreak.example' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: "You don't have access to this page" }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Job Applications' })).toBeNull();
  },
};

/** The page doesn't deny access until it knows whether the user has to turn on two-step sign-in first. */
export const NotKnownYet: Story = {
  args: { signedInAs: 'sam@daybreak.example', unanswered: ['profiles.ensure'] },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the applications');
    // Nothing shows that the answers have arrived and no message will come, so this gives them time.
    await new Promise((done) => setTimeout(done, 500));
    await expect(canvas.queryByRole('heading', { name: "You don't have access to this page" })).toBeNull();
  },
};

export const Longest: Story = {
  args: { path: '/job-applications?open=longest', applications: [longest, ...applications()] },
  play: async () => {
    await dialog();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** Tells the sender that an email bounced. */
export const BounceAlert: Story = {
  args: {
    path: '/job-applications?open=lost',
    applications: [undelivered],
    bounceReasons: { [undelivered.email]: 'No such user.' },
  },
  play: async () => {
    const opened = within(await dialog());
    await expect(
      await opened.findByText(saying(`The last email to ${undelivered.email} bounced`)),
    ).toBeVisible();
    await expect(opened.getByText(/The email service says: No such user\. Correct/)).toBeVisible();
  },
};
