import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';
import { toastShown } from '../../../storybook/toastShown.ts';

const meta = {
  title: 'Portal/Sign-in',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sign-in' },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = async (canvasElement: HTMLElement, email: string, password: string) => {
  const page = within(canvasElement);
  if (email) await userEvent.type(await page.findByLabelText('Email ID'), email);
  if (password) await userEvent.type(page.getByLabelText('Password'), password);
  await userEvent.click(await page.findByRole('button', { name: 'Sign In' }));
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign In' })).toBeEnabled();
    await expect(canvas.getByLabelText('Email ID')).toHaveAttribute('autocomplete', 'username');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Busy: Story = {
  args: { unanswered: ['auth.signIn'] },
  play: async ({ canvas, canvasElement }) => {
    await submit(canvasElement, 'ada@daybreak.example', 'Daybreak-demo-1');
    await expect(await canvas.findByRole('button', { name: 'Please wait...' })).toBeVisible();
  },
};

export const EmptyFields: Story = {
  play: async ({ canvas, canvasElement }) => {
    await submit(canvasElement, '', '');
    await toastShown('Please fill in all fields.');
    await expect(canvas.getByLabelText('Email ID')).toHaveFocus();
    await expect(canvas.getByLabelText('Email ID')).toBeInvalid();
  },
};

export const WrongPassword: Story = {
  play: async ({ canvas, canvasElement }) => {
    await submit(canvasElement, 'ada@daybreak.example', 'wrong');
    const reason = 'Invalid email or password. Please check your credentials.';
    await toastShown(reason);
    const form = within(canvasElement.querySelector('form') as HTMLElement);
    await expect(form.getByText(reason)).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(reason);
    await expect(canvas.getByLabelText('Email ID')).toHaveValue('ada@daybreak.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'a');
    await expect(form.queryByText(reason)).toBeNull();
  },
};

export const NotActivated: Story = {
  play: async ({ canvasElement }) => {
    await submit(canvasElement, 'ivo@daybreak.example', 'Daybreak-demo-1');
    const reason = 'Please contact your administrator to activate your account.';
    await toastShown(reason);
    const form = within(canvasElement.querySelector('form') as HTMLElement);
    await expect(form.getByText(reason)).toBeVisible();
  },
};

export const ServerDown: Story = {
  args: { failures: { 'auth.signIn': 'unreachable' } },
  play: async ({ canvas, canvasElement }) => {
    await submit(canvasElement, 'ada@daybreak.example', 'Daybreak-demo-1');
    await toastShown('Authentication failed. Please try again.');
    await expect(canvas.getByText("The server isn't responding")).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveValue('Daybreak-demo-1');
  },
};

export const TooManyAttempts: Story = {
  args: { failures: { 'auth.signIn': 'tooManyRequests' } },
  play: async ({ canvas, canvasElement }) => {
    await submit(canvasElement, 'ada@daybreak.example', 'Daybreak-demo-1');
    await expect(await canvas.findByText('Too many attempts')).toBeVisible();
  },
};

export const SignedIn: Story = {
  play: async ({ canvas, canvasElement }) => {
    await submit(canvasElement, 'ada@daybreak.example', 'Daybreak-demo-1');
    await toastShown('Signed in successfully!');
    await expect(await canvas.findByRole('heading', { name: /Ada! Welcome back\.$/ })).toBeVisible();
  },
};

export const BackToWhereOneWas: Story = {
  args: { path: '/marketing-materials' },
  play: async ({ canvas, canvasElement }) => {
    await submit(canvasElement, 'sam@daybreak.example', 'Daybreak-demo-1');
    await expect(await canvas.findByRole('heading', { name: 'Marketing Center' })).toBeVisible();
  },
};

export const Forgot: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email ID'), 'sam@daybreak.example');
    await userEvent.click(canvas.getByRole('link', { name: 'Forgot your password?' }));
    await expect(await canvas.findByRole('button', { name: 'Send Reset Link' })).toBeVisible();
    await expect(canvas.getByLabelText('Email ID')).toHaveValue('sam@daybreak.example');
    await expect(canvas.getByRole('link', { name: 'Back to Sign In' })).toBeVisible();
  },
};

export const ForgotEmpty: Story = {
  args: { path: '/sign-in?forgot=yes' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send Reset Link' }));
    await toastShown('Please enter your email address.');
  },
};

export const Sending: Story = {
  args: { path: '/sign-in?forgot=yes', unanswered: ['auth.sendPasswordReset'] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email ID'), 'sam@daybreak.example{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Sending...' })).toBeVisible();
  },
};

export const Sent: Story = {
  args: { path: '/sign-in?forgot=yes' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email ID'), 'nobody@daybreak.example{Enter}');
    await toastShown('Check your email for password reset instructions.');
    await expect(canvas.getByText('The email is on its way')).toBeVisible();
  },
};

export const SendFailed: Story = {
  args: { path: '/sign-in?forgot=yes', failures: { 'auth.sendPasswordReset': 'unexpected' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText('Email ID'), 'sam@daybreak.example{Enter}');
    const reason = 'Failed to send password reset email. Please try again.';
    await toastShown(reason);
    const form = within(canvasElement.querySelector('form') as HTMLElement);
    await expect(form.getByText(reason)).toBeVisible();
    await expect(canvas.getByLabelText('Email ID')).toHaveAccessibleDescription(reason);
  },
};
