import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, spyOn, userEvent } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorView } from './ErrorView.tsx';
import { stillTrying } from './messages.ts';
import { SessionFailedView } from './SessionFailedView.tsx';

const meta = {
  title: 'Portal/Views',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/' },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  args: { path: '/no-such-page' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Return to Home' }));
    await expect(await canvas.findByRole('button', { name: 'Sign In' })).toBeVisible();
  },
};

export const NotFoundPage: Story = { args: { path: '/%E0%A4%A/<script>' } };

/** While the session loads: a spinner, then after three seconds a text that doesn't shift the layout. */
export const Loading: Story = {
  args: { path: '/', unanswered: ['auth.session'] },
  play: async ({ canvas }) => {
    const spinner = await canvas.findByText('Loading');
    const { top } = spinner.getBoundingClientRect();
    await expect(canvas.queryByText(stillTrying)).toBeNull();
    await expect(await canvas.findByText(stillTrying)).toBeVisible();
    await expect(spinner.getBoundingClientRect().top).toBe(top);
  },
};

export const SessionFailed: Story = {
  args: { path: '/', failures: { 'auth.session': 'unreachable' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "The server isn't responding" })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

let broken = true;
const Breaks = () => {
  if (broken) throw new Error('This page was told to fail.');
  return (
    <main>
      <h1>All is well again.</h1>
    </main>
  );
};

export const ApplicationError: Story = {
  render: () => (
    <MemoryRouter>
      <ErrorBoundary>
        <Breaks />
      </ErrorBoundary>
    </MemoryRouter>
  ),
  beforeEach: () => {
    broken = true;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    broken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('All is well again.')).toBeVisible();
  },
};

export const SessionFailedAlone: Story = { render: () => <SessionFailedView onRetry={() => undefined} /> };

/** A page's code didn't load. The message says that nothing is broken. */
export const PartMissing: Story = {
  render: () => <ErrorView missing onRetry={() => undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: "Couldn't load this part of the page" })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload page' })).toBeVisible();
  },
};

export const PartMissingDark: Story = { ...PartMissing, globals: { theme: 'dark' } };

/** Offline, there's no reload button: the browser would show its own page instead of the portal. */
export const PartMissingOffline: Story = {
  render: () => <ErrorView missing isInPage onRetry={() => undefined} />,
  beforeEach: () => {
    const spy = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => spy.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You're offline\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reload page' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
