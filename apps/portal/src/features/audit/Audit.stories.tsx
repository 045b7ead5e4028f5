import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';
import { toastShown } from '../../../storybook/toastShown.ts';
import { type AuditEvent, type LoggedMail, mailKinds } from '../../backend/interfaces/Audit.ts';

const ada = { label: 'ada@daybreak.example', name: 'Ada Vance' };
const sam = { label: 'sam@daybreak.example', name: 'Sam Rivera' };
const noSubject = { label: null, name: null };

const happened: Pick<AuditEvent, 'actor' | 'action' | 'subject' | 'details'>[] = [
  { actor: ada, action: 'staff.role', subject: sam, details: { from: 'staff', to: 'admin' } },
  { actor: ada, action: 'staff.edited', subject: sam, details: { fields: ['job_title', 'phone'] } },
  {
    actor: sam,
    action: 'resume.opened',
    subject: { label: 'K7M2Q-48213', name: null },
    details: { purpose: 'reading' },
  },
  {
    actor: sam,
    action: 'application.status',
    subject: { label: 'K7M2Q-48213', name: null },
    details: { from: 'new', to: 'contacted' },
  },
  { actor: null, action: 'sign_in.refused', subject: sam, details: { number: 5 } },
  { actor: null, action: 'sign_in.second_step_refused', subject: sam, details: { number: 5 } },
  {
    actor: ada,
    action: 'template.published',
    subject: { label: 'Collection day', name: null },
    details: { version: 2 },
  },
  { actor: ada, action: 'leads.added', subject: noSubject, details: { number: 24 } },
  { actor: null, action: 'application.deleted', subject: { label: 'B3XW9-10077', name: null }, details: {} },
];
const eventsOf = (count: number): AuditEvent[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(happened[index % happened.length] as (typeof happened)[number]),
    id: count - index,
    at: new Date(Date.UTC(2026, 10, 21, 9, 30) - index * 47 * 60_000).toISOString(),
  }));

const meta = {
  title: 'Portal/Audit trail',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/audit-trail', signedInAs: 'ada@daybreak.example' },
  render: (args) => <PortalStory events={eventsOf(happened.length)} {...args} />,
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Role changed from Staff Member to Administrator')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'k7m2q');
    await waitFor(() =>
      expect(canvas.queryByText('Role changed from Staff Member to Administrator')).toBeNull(),
    );
    await expect(canvas.getByText('Status changed from New to Contacted')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Audit Trail' })).toHaveAttribute('aria-current', 'page');
  },
};

export const More: Story = {
  render: (args) => <PortalStory {...args} events={eventsOf(150)} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Newest 100 events/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await canvas.findByText(/^150 events/);
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

export const DaysTheWrongWay: Story = {
  args: { path: '/audit-trail?from=2026-11-20&to=2026-11-01' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose an end date on or after the start date.')).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { path: '/audit-trail?q=zzz' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all events' }));
    await canvas.findByText('24 leads added');
  },
};

export const Empty: Story = {
  render: (args) => <PortalStory {...args} events={[]} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No events yet')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { unanswered: ['audit.list'] },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the events');
  },
};

export const Failed: Story = {
  args: { failures: { 'audit.list': 'unreachable' } },
  play: async ({ canvas }) => {
    await toastShown('Failed to load the audit trail');
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const NotAllowed: Story = {
  args: { signedInAs: 'max@daybreak.example' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: "You don't have access to this page" }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Audit Trail' })).toBeNull();
  },
};

/** The page doesn't deny access until it knows whether the user has to turn on two-step sign-in first. */
export const NotKnownYet: Story = {
  args: { signedInAs: 'max@daybreak.example', unanswered: ['profiles.ensure'] },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the events');
    // Nothing shows that the answers have arrived and no message will come, so this gives them time.
    await new Promise((done) => setTimeout(done, 500));
    await expect(canvas.queryByRole('heading', { name: "You don't have access to this page" })).toBeNull();
  },
};

export const Longest: Story = {
  render: (args) => (
    <PortalStory
      {...args}
      events={[
        {
          id: 1,
          at: '2026-11-21T09:30:00+00:00',
          actor: { label: `${'a'.repeat(200)}@example.com`, name: 'W'.repeat(100) },
          action: 'staff.edited',
          subject: { label: `${'b'.repeat(200)}@example.com`, name: 'Bartholomew-Maximilian '.repeat(4) },
          details: { fields: ['first_name', 'last_name', 'phone', 'job_title', 'email'] },
        },
      ]}
    />
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

const mailsOf = (count: number): LoggedMail[] =>
  Array.from({ length: count }, (_, index) => ({
    id: count - index,
    at: new Date(Date.UTC(2026, 10, 21, 9, 30) - index * 47 * 60_000).toISOString(),
    kind: mailKinds[index % mailKinds.length] ?? 'test',
    to: `somebody.${count - index}@example.com`,
    by: index % 2 ? 'Ada Vance' : null,
    ...(index === 1
      ? { state: 'bounced', reason: '550 5.1.1 No such user here' }
      : index === 2
        ? { state: 'refused', reason: "The email service isn't responding" }
        : { state: 'sent', reason: null }),
  }));
const mailLog = { path: '/audit-trail?view=emails' };

export const Mails: Story = {
  args: { ...mailLog, path: '/audit-trail' },
  render: (args) => <PortalStory {...args} events={eventsOf(8)} loggedMails={mailsOf(6)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Emails' }));
    await expect(await canvas.findByText('6 emails')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Emails' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Delivery' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Bounced' }));
    await expect(await canvas.findByText('1 email')).toBeVisible();
    await expect(canvas.getByText('550 5.1.1 No such user here')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'nobody');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all emails' }));
    await expect(await canvas.findByText('6 emails')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the audit trail' }));
    await expect(await canvas.findByText('8 events')).toBeVisible();
  },
};

export const MoreMails: Story = {
  args: mailLog,
  render: (args) => <PortalStory {...args} loggedMails={mailsOf(130)} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Newest 100 emails')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByText('130 emails')).toBeVisible();
  },
};

export const NoMails: Story = {
  args: mailLog,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No emails yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const MailsLoading: Story = {
  args: { ...mailLog, unanswered: ['audit.mails'] },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the emails');
  },
};

export const MailsFailed: Story = {
  args: { ...mailLog, failures: { 'audit.mails': 'unreachable' } },
  play: async ({ canvas }) => {
    await toastShown('Failed to load the emails');
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const MailsNotAllowed: Story = {
  args: { ...mailLog, signedInAs: 'max@daybreak.example' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: "You don't have access to this page" }),
    ).toBeVisible();
  },
};

export const LongestMail: Story = {
  args: mailLog,
  render: (args) => (
    <PortalStory
      {...args}
      loggedMails={[
        {
          ...(mailsOf(1)[0] as LoggedMail),
          to: `${'a'.repeat(240)}@example.com`,
          by: 'Bartholomew-Maximilian '.repeat(4),
          state: 'bounced',
          reason: 'x'.repeat(300),
        },
        ...mailsOf(3),
      ]}
    />
  ),
};

export const MailsOnAPhone: Story = {
  args: mailLog,
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => <PortalStory {...args} loggedMails={mailsOf(6)} />,
};

/** Many bounced emails, whose addresses and reasons are wider than the phone. */
export const LongMailsOnAPhone: Story = {
  args: mailLog,
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <PortalStory
      {...args}
      loggedMails={mailsOf(24).map((mail) => ({
        ...mail,
        to: `${'bartholomew.maximilian.'.repeat(3)}${mail.id}@${'subsidiary.'.repeat(4)}example.com`,
        by: 'Bartholomew-Maximilian Featherstonehaugh',
        ...(mail.id % 3 === 0 ? { state: 'bounced', reason: `550-5.1.1_${'x'.repeat(120)}` } : {}),
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('24 emails')).toBeVisible();
    // Tables scroll in their own frame; the page never scrolls sideways.
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
