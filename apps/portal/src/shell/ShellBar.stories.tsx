import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { PortalStory } from '../../storybook/PortalStory.tsx';
import { ShellBar } from './ShellBar.tsx';

const meta: Meta<typeof ShellBar> = {
  title: 'Portal/Shell bar',
  component: ShellBar,
  parameters: { layout: 'fullscreen' },
  args: { online: true, newBuild: false },
};
export default meta;
type Story = StoryObj<typeof ShellBar>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Expects the text to be visible, and announced politely to screen readers. */
const announced = async (canvas: Canvas, words: string | RegExp) => {
  const notice = canvas.getByText(words);
  await expect(notice).toBeVisible();
  await expect(notice.closest('[aria-live="polite"]')).not.toBeNull();
};

export const Offline: Story = {
  args: { online: false },
  play: async ({ canvas }) => {
    await announced(canvas, "You're offline. Changes can be saved again when you're back online.");
  },
};

export const NewVersion: Story = {
  args: { newBuild: true },
  play: async ({ canvas }) => {
    await announced(canvas, 'A new version of the portal is ready.');
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeEnabled();
  },
};

/** Offers no reload button, because reloading needs a connection. */
export const OfflineWithNewVersion: Story = {
  args: { online: false, newBuild: true },
  play: async ({ canvas }) => {
    await announced(canvas, /^You're offline\./);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The element exists before its text, which is why the text is announced. */
export const Nothing: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement();
  },
};

export const OfflineDark: Story = { ...Offline, globals: { theme: 'dark' } };
export const NewVersionDark: Story = { ...NewVersion, globals: { theme: 'dark' } };
export const Phone: Story = { ...NewVersion, globals: { viewport: { value: 'mobile1' } } };

/** In the shell, it appears and disappears with the network, and the field in use stays in place. */
export const ComesAndGoes: Story = {
  render: () => <PortalStory path="/profile" signedInAs="sam@daybreak.example" />,
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Display name');
    field.focus();
    const { top } = field.getBoundingClientRect();
    const network = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    const words = await canvas.findByText(/^You're offline\./);
    await expect(words).toBeVisible();
    await expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(field.getBoundingClientRect().top).toBe(top);
    await expect(field).toHaveFocus();
    network.mockRestore();
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText(/^You're offline\./)).toBeNull());
    await expect(field.getBoundingClientRect().top).toBe(top);
  },
};
