import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';
import { toastShown } from '../../../storybook/toastShown.ts';
import { samplePeople } from '../../backend/memory/people.ts';
import { sampleSecondStep } from '../../backend/memory/secondStep.ts';

/** Sam with the second step on. */
const people = () =>
  samplePeople().map((person) =>
    person.email.startsWith('sam@') ? { ...person, secondStep: sampleSecondStep() } : person,
  );

const meta = {
  title: 'Portal/Two-step sign-in',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile', signedInAs: 'sam@daybreak.example' },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the card once it has replaced its placeholder. */
const card = async () => {
  await screen.findByText(/^(On since|Off\.|Couldn't load your two-step)/);
  return within(screen.getByRole('region', { name: 'Two-step sign-in' }));
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function setUp() {
  await userEvent.click(await (await card()).findByRole('button', { name: 'Turn on' }));
  return dialog('Turn on two-step sign-in');
}

export const TurnOn: Story = {
  play: async () => {
    const opened = await setUp();
    await expect(
      await opened.findByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeVisible();
    await expect(opened.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    const field = opened.getByLabelText('Code from the app');
    await userEvent.type(field, '12');
    await userEvent.click(opened.getByRole('button', { name: 'Turn on' }));
    await expect(await opened.findByText('Enter the six digits from the app.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '999 999');
    await userEvent.click(opened.getByRole('button', { name: 'Turn on' }));
    await expect(await opened.findByText(/^This code is wrong/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '123 456');
    await userEvent.click(opened.getByRole('button', { name: 'Turn on' }));
    await toastShown('Two-step sign-in is on');
    const codes = await dialog('Your recovery codes');
    await expect(codes.getAllByRole('listitem')).toHaveLength(10);
    await expect(codes.getByText('k4m9-x7qp-2ab8-ht30')).toBeVisible();
    await userEvent.click(codes.getByRole('button', { name: "I've saved my codes" }));
    await expect(await (await card()).findByText('10 of 10 recovery codes are left.')).toBeVisible();
  },
};

export const TurnOnDark: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    await (await setUp()).findByLabelText('Code from the app');
  },
};

export const NoKey: Story = {
  args: { failures: { 'account.beginSecondStep': 'unreachable' } },
  play: async () => {
    await expect(await (await setUp()).findByText("Couldn't create the QR code")).toBeVisible();
  },
};

export const CodesFailed: Story = {
  args: { failures: { 'account.makeRecoveryCodes': 'unreachable' } },
  play: async () => {
    const opened = await setUp();
    await userEvent.type(await opened.findByLabelText('Code from the app'), '123456');
    await userEvent.click(opened.getByRole('button', { name: 'Turn on' }));
    await expect(
      await (await dialog('Your recovery codes')).findByText(
        /^Two-step sign-in is on, but we couldn't create recovery codes/,
      ),
    ).toBeVisible();
  },
};

export const On: Story = {
  render: (args) => <PortalStory {...args} people={people()} />,
  play: async () => {
    const cardShown = await card();
    await expect(await cardShown.findByText('On since November 2, 2026.')).toBeVisible();
    await expect(cardShown.getByText('2 of 10 recovery codes are left.')).toBeVisible();
    await userEvent.click(cardShown.getByRole('button', { name: 'New recovery codes' }));
    await userEvent.click(
      (await dialog('New recovery codes?')).getByRole('button', { name: 'Create new codes' }),
    );
    await userEvent.click(
      (await dialog('Your recovery codes')).getByRole('button', { name: "I've saved my codes" }),
    );
    await expect(await cardShown.findByText('10 of 10 recovery codes are left.')).toBeVisible();
    await userEvent.click(cardShown.getByRole('button', { name: 'Turn off' }));
    await userEvent.click(
      (await dialog('Turn off two-step sign-in?')).getByRole('button', { name: 'Turn off' }),
    );
    await toastShown('Two-step sign-in is off');
    await expect(await cardShown.findByText('Off. You sign in with your password only.')).toBeVisible();
  },
};

export const TurnOffFailed: Story = {
  args: { failures: { 'account.turnOffSecondStep': 'unreachable' } },
  render: (args) => <PortalStory {...args} people={people()} />,
  play: async () => {
    await userEvent.click(await (await card()).findByRole('button', { name: 'Turn off' }));
    const opened = await dialog('Turn off two-step sign-in?');
    await userEvent.click(opened.getByRole('button', { name: 'Turn off' }));
    await expect(await opened.findByText(/^The server isn't responding/)).toBeVisible();
  },
};

export const Loading: Story = { args: { unanswered: ['account.secondStep'] } };

export const Failed: Story = {
  args: { failures: { 'account.secondStep': 'unreachable' } },
  play: async () => {
    await expect(
      await (await card()).findByText("Couldn't load your two-step sign-in settings."),
    ).toBeVisible();
  },
};

async function signIn() {
  await userEvent.type(await screen.findByLabelText('Email ID'), 'sam@daybreak.example');
  await userEvent.type(screen.getByLabelText('Password'), 'Daybreak-demo-1');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: 'Two-step sign-in' });
}
const asks = {
  args: { path: '/sign-in?next=%2Fprofile' },
  render: (args: Story['args']) => (
    <PortalStory path="/sign-in" {...args} signedInAs={undefined} people={people()} />
  ),
} satisfies Story;

export const SignIn: Story = {
  ...asks,
  play: async () => {
    await signIn();
    const code = await screen.findByLabelText('Code');
    await userEvent.type(code, '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(await screen.findByText(/^This code is wrong/)).toBeVisible();
    await expect(code).toHaveValue('000000');
    await expect(code).toHaveFocus();
    await userEvent.clear(code);
    await userEvent.type(code, '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
  },
};

export const SignInByRecoveryCode: Story = {
  ...asks,
  play: async () => {
    await signIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    const field = await screen.findByLabelText('Recovery code');
    await userEvent.type(field, 'nonsense');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(
      await screen.findByText('This code is wrong or already used. Try another one.'),
    ).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'K4M9-X7QP-2AB8-HT30');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
  },
};

export const SignInTooOften: Story = {
  ...asks,
  args: { ...asks.args, failures: { 'account.takeSecondStep': 'tooManyRequests' } },
  play: async () => {
    await signIn();
    await userEvent.type(await screen.findByLabelText('Code'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(await screen.findByText(/^Too many wrong codes/)).toBeVisible();
  },
};

export const SomebodyElse: Story = {
  ...asks,
  play: async () => {
    await signIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in with another account' }));
    await screen.findByLabelText('Email ID');
  },
};

/** A super admin requires it of all administrators, after turning it on. */
export const Require: Story = {
  args: { signedInAs: 'ada@daybreak.example' },
  play: async () => {
    const box = await screen.findByRole('checkbox', { name: 'Require for all administrators' });
    await userEvent.click(box);
    await expect(
      await screen.findByText('First, turn on two-step sign-in for your own account.'),
    ).toBeVisible();
    await expect(box).not.toBeChecked();
    const opened = await setUp();
    await userEvent.type(await opened.findByLabelText('Code from the app'), '123456');
    await userEvent.click(opened.getByRole('button', { name: 'Turn on' }));
    await userEvent.click(
      await (await dialog('Your recovery codes')).findByRole('button', { name: "I've saved my codes" }),
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Require for all administrators' }));
    await toastShown('Two-step sign-in is now required for administrators');
  },
};

/** Shown instead of the portal to an administrator without a second step. */
export const Due: Story = {
  args: { signedInAs: 'max@daybreak.example', requiresSecondStep: true },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    const opened = await dialog('Turn on two-step sign-in');
    await userEvent.type(await opened.findByLabelText('Code from the app'), '123456');
    await userEvent.click(opened.getByRole('button', { name: 'Turn on' }));
    await userEvent.click(
      await (await dialog('Your recovery codes')).findByRole('button', { name: "I've saved my codes" }),
    );
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
  },
};

export const DueDark: Story = {
  args: { signedInAs: 'max@daybreak.example', requiresSecondStep: true },
  globals: { theme: 'dark' },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Turn on two-step sign-in' });
  },
};

/** Staff aren't required to have one. */
export const NotDue: Story = {
  args: { requiresSecondStep: true },
  play: async () => {
    await expect(await screen.findByText('Off. You sign in with your password only.')).toBeVisible();
  },
};
