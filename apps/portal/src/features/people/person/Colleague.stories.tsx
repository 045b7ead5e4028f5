import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalStory } from '../../../../storybook/PortalStory.tsx';
import { saying } from '../../../../storybook/saying.ts';
import { toastShown } from '../../../../storybook/toastShown.ts';
import { newcomer } from '../../../backend/memory/people.ts';
import { peopleWith } from '../testing/samplePeople.ts';
import { sampleTeam } from '../testing/sampleTeam.ts';

const forget = () => {
  for (const key of Object.keys(localStorage))
    if (/^daybreak-(person:|new-person)/.test(key)) localStorage.removeItem(key);
};

const meta = {
  title: 'Portal/Colleague',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/staff-directory/staff-user-sam', people: sampleTeam() },
  // Unsaved changes must not leak into the next story.
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const asStaff = { signedInAs: 'max@daybreak.example' };
const asSuperAdmin = { signedInAs: 'ada@daybreak.example' };
const edit = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit details' }));
  return within(await screen.findByRole('form', { name: 'Save details' }));
};

export const Staff: Story = {
  args: asStaff,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sam Rivera' })).toBeVisible();
    await expect(canvas.getByText('San Antonio')).toBeVisible();
    await expect(canvas.getByText('May 3, 2021')).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Contact QR code for Sam Rivera' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit details' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: '3 direct reports' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /Max Brandt.*Marketing Lead/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Max Brandt' })).toBeVisible();
  },
};

export const SuperAdmin: Story = {
  args: asSuperAdmin,
  play: async ({ canvas }) => {
    const form = await edit();
    await waitFor(() => expect(form.getByLabelText(/First name/)).toHaveFocus());
    await userEvent.clear(form.getByLabelText('Department'));
    await userEvent.type(form.getByLabelText('Department'), 'Purchasing');
    await userEvent.clear(form.getByLabelText('Manager'));
    await userEvent.type(form.getByLabelText('Manager'), 'Ada Lindqvist');
    await userEvent.click(form.getByRole('button', { name: 'Save details' }));
    await toastShown('Details saved');
    await expect(await canvas.findByText('Purchasing')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /Ada Lindqvist.*Chief/ })).toBeVisible();
  },
};

/** Invalid fields show the reason, and the first one gets the focus. */
export const Refused: Story = {
  args: asSuperAdmin,
  play: async () => {
    const form = await edit();
    await userEvent.clear(form.getByLabelText(/First name/));
    await userEvent.clear(form.getByLabelText('Manager'));
    await userEvent.type(form.getByLabelText('Manager'), 'Somebody Else');
    await userEvent.click(form.getByRole('button', { name: 'Save details' }));
    await expect(await form.findByText('Enter a first name.')).toBeVisible();
    await expect(form.getByText(/No one in the directory matches/)).toBeVisible();
    await expect(form.getByLabelText(/First name/)).toHaveFocus();
  },
};

/** The server's reason is shown, and the values stay. */
export const Circle: Story = {
  args: { ...asSuperAdmin, path: '/staff-directory/staff-user-max' },
  play: async () => {
    const form = await edit();
    await userEvent.clear(form.getByLabelText('Manager'));
    await userEvent.type(form.getByLabelText('Manager'), 'sam@daybreak.example');
    await userEvent.click(form.getByRole('button', { name: 'Save details' }));
    await expect((await form.findAllByText(/This would make someone their own manager/))[0]).toBeVisible();
    await expect(form.getByLabelText('Manager')).toHaveValue('sam@daybreak.example');
  },
};

export const WithoutDetails: Story = {
  args: { ...asStaff, people: peopleWith(0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No manager.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No direct reports.' })).toBeVisible();
  },
};

export const Deactivated: Story = {
  args: { ...asSuperAdmin, path: '/staff-directory/staff-user-ivo' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Deactivated')).toBeVisible();
  },
};

export const Missing: Story = {
  args: { ...asStaff, path: '/staff-directory/nobody' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: "This person isn't in the directory" }),
    ).toBeVisible();
  },
};

export const Loading: Story = { args: { ...asStaff, unanswered: ['people.open'] } };

export const Failed: Story = {
  args: { ...asStaff, failures: { 'people.open': 'unreachable' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Adds a person without an account, and shows them right away. */
export const Added: Story = {
  args: { ...asSuperAdmin, path: '/staff-directory' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add person' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a person' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add to directory' }));
    await expect(await dialog.findByText('Enter a first name.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/First name/), 'Ines');
    await userEvent.type(dialog.getByLabelText(/Email/), 'sam@daybreak.example');
    await userEvent.type(dialog.getByLabelText('Manager'), 'Sam Rivera');
    await userEvent.click(dialog.getByRole('button', { name: 'Add to directory' }));
    await expect(
      (await dialog.findAllByText('This email address is already in the directory.'))[0],
    ).toBeVisible();
    await userEvent.clear(dialog.getByLabelText(/Email/));
    await userEvent.type(dialog.getByLabelText(/Email/), 'ines@daybreak.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Add to directory' }));
    await toastShown('Ines added to the directory');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ines' })).toBeVisible();
    await expect(canvas.getByText('No account yet')).toBeVisible();
    await expect(await canvas.findByText(saying(/Invitation sent to ines@daybreak.example/))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await toastShown('Invitation withdrawn');
    await expect(await canvas.findByText('The last invitation was withdrawn.')).toBeVisible();
  },
};

const newcomers = [...sampleTeam(), newcomer('ines@daybreak.example', 'Ines')];

export const Invited: Story = {
  args: { ...asSuperAdmin, people: newcomers, path: '/staff-directory/staff-user-ines' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send invitation' }));
    await toastShown('Invitation sent to ines@daybreak.example');
    await expect(canvas.getByRole('button', { name: 'Resend' })).toBeVisible();
  },
};

/** The mail service reported that the invitation bounced. */
export const CameBack: Story = {
  args: {
    ...asSuperAdmin,
    path: '/staff-directory/staff-user-ines',
    people: newcomers.map((person) =>
      person.email.startsWith('ines@')
        ? {
            ...person,
            invitation: {
              email: person.email,
              sentAt: '2026-11-20T09:00:00Z',
              expiresAt: '2099-11-27T09:00:00Z',
              isWithdrawn: false,
              bounceReason: 'No such user.',
            },
          }
        : person,
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(saying('The invitation to ines@daybreak.example bounced')),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        'The email service says: No such user. Correct the address or contact them another way.',
      ),
    ).toBeVisible();
  },
};

/** With the mail service down, the person isn't invited, and the reason is shown. */
export const NotInvited: Story = {
  args: {
    ...asSuperAdmin,
    people: newcomers,
    path: '/staff-directory/staff-user-ines',
    failures: { 'people.invite': 'unreachable' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send invitation' }));
    await expect(await canvas.findByText(/That didn't work/)).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    ...asSuperAdmin,
    people: sampleTeam(24).map((person) => ({
      ...person,
      staff: person.staff && {
        ...person.staff,
        lastName: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren',
        jobTitle: 'Senior Associate for Photovoltaic Module Recovery, Documentation and Customer Relations',
      },
      details: {
        ...person.details,
        department: 'Reverse Logistics and Decommissioned Utility-Scale Equipment',
        location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        pronouns: 'she/her, they/them',
      },
    })),
  },
};

export const Phone: Story = { args: asSuperAdmin, globals: { viewport: { value: 'mobile1' } } };
export const Dark: Story = { args: asSuperAdmin, globals: { theme: 'dark' } };
