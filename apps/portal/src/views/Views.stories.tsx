import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { PortalStory } from '../testing/PortalStory.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
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

export const Loading: Story = { args: { path: '/', hanging: ['auth.session'] } };

export const SessionFailed: Story = {
  args: { path: '/', failing: { 'auth.session': 'unreachable' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The server does not answer' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

let broken = true;
const Breaks = () => {
  if (broken) throw new Error('This page was told to fail.');
  return <main>All is well again.</main>;
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
