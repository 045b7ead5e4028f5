import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { PlainToasts } from './PlainToasts.tsx';
import { Toaster } from './Toaster.tsx';
import { type ToastMessage, toast } from './toast.ts';
import { toastTones } from './tones.ts';

const meta: Meta<ToastMessage> = {
  title: 'Primitives/Toast',
  tags: ['autodocs'],
  argTypes: {
    tone: { control: 'radio', options: toastTones },
    title: { control: 'text' },
    description: { control: 'text' },
  },
  args: { title: 'Success', description: 'Signed in successfully!', tone: 'success' },
  render: (message) => (
    <>
      <Button onClick={() => toast(message)}>Show it</Button>
      <Toaster />
    </>
  ),
};
export default meta;
type Story = StoryObj<ToastMessage>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const show = async (canvas: Canvas, text: string | RegExp) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show it' }));
  return screen.findByText(text);
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await show(canvas, 'Signed in successfully!')).toBeVisible();
  },
};

export const Closed: Story = {
  args: { title: 'Error', description: 'Please fill in all fields.', tone: 'danger' },
  play: async ({ canvas }) => {
    const message = await show(canvas, 'Please fill in all fields.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(message).not.toBeInTheDocument());
  },
};

/** The message disappears after five seconds, which the story shortens. */
export const GoesByItself: Story = {
  play: async ({ canvas }) => {
    const wait = window.setTimeout.bind(window);
    const ends: (() => void)[] = [];
    spyOn(window, 'setTimeout').mockImplementation(((run: () => void, delay?: number) => {
      if (delay !== 5_000) return wait(run, delay);
      ends.push(run);
      return 0;
    }) as typeof window.setTimeout);
    const message = await show(canvas, 'Signed in successfully!');
    await waitFor(() => expect(ends).not.toHaveLength(0));
    for (const end of ends) end();
    await waitFor(() => expect(message).not.toBeInTheDocument());
  },
};

/** F8 moves the focus to the messages from anywhere. */
export const ReachedWithF8: Story = {
  play: async ({ canvas }) => {
    await show(canvas, 'Signed in successfully!');
    await userEvent.keyboard('[F8]');
    const region = screen.getByRole('region', { name: /F8/ });
    await expect(region).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
    await expect(screen.getByRole('group', { name: 'Success' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
};

const undone = fn();
/** The message offers Undo, which also works by keyboard, and then disappears. */
export const WithAction: Story = {
  args: {
    title: '2 pieces moved to trash',
    description: undefined,
    tone: 'info',
    action: { label: 'Undo', onSelect: undone },
  },
  play: async ({ canvas }) => {
    undone.mockClear();
    const message = await show(canvas, '2 pieces moved to trash');
    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undone).toHaveBeenCalledOnce();
    await waitFor(() => expect(message).not.toBeInTheDocument());
  },
};

export const Several: Story = {
  play: async () => {
    for (const tone of toastTones) toast({ title: tone, description: 'Your draft is saved.', tone });
    await expect(await screen.findAllByText('Your draft is saved.')).toHaveLength(toastTones.length);
  },
};

export const LongWords: Story = {
  args: {
    title: "Couldn't make the poster for the open evening on the recycling floor",
    description: 'Photovoltaikmodulwiederverwertungsgesellschaftsjahresversammlung.png',
    tone: 'danger',
  },
  play: async ({ canvas }) => {
    const message = await show(canvas, /Photovoltaik/);
    await expect(message.scrollWidth).toBeLessThanOrEqual(message.clientWidth + 1);
  },
};

/** If the code that shows messages can't be downloaded, the text still appears and disappears automatically. */
export const WithoutItsCode: Story = {
  render: () => (
    <PlainToasts
      toasts={[{ id: 1, title: 'Error', description: 'Failed to save profile', tone: 'danger' }]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Failed to save profile');
  },
};

export const WithoutItsCodeDark: Story = { ...WithoutItsCode, globals: { theme: 'dark' } };
