import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { Deck } from '../Deck.tsx';
import { slides } from '../slides.ts';
import { memorySlideAddress } from './slideAddress.ts';

const meta: Meta<typeof Deck> = {
  title: 'Deck/More',
  component: Deck,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ blockSize: '100dvh' }}>
        <Story />
      </main>
    ),
  ],
  beforeEach: ({ args }) => {
    localStorage.removeItem('daybreak-deck-letter-keys');
    args.address = memorySlideAddress('#3');
  },
};
export default meta;
type Story = StoryObj<typeof Deck>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const openMore = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'More' }));

export const Opened: Story = { play: ({ canvas }) => openMore(canvas) };
export const OpenedOnAPhone: Story = { ...Opened, globals: { viewport: { value: 'mobile1' } } };

export const OpensAndCloses: Story = {
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'More' });
    await openMore(canvas);
    await expect(canvas.getByRole('button', { name: 'Download PDF' })).toBeVisible();
    await openMore(canvas);
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    more.focus();
    await userEvent.keyboard('{Enter}{Tab}');
    await expect(canvas.getByRole('button', { name: /Presenter view/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(more).toHaveFocus();
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await openMore(canvas);
    await userEvent.click(canvas.getByText(`3 / ${slides.length}`));
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  },
};

/** WCAG 2.1.4: single-letter shortcuts can be turned off, and stay off. */
export const LettersOff: Story = {
  play: async ({ canvas }) => {
    await openMore(canvas);
    const letters = canvas.getByRole('switch', { name: /Single-key shortcuts/ });
    await expect(letters).toBeChecked();
    letters.focus();
    await userEvent.keyboard(' ');
    await expect(letters).not.toBeChecked();
    await expect(canvas.getByText(`3 / ${slides.length}`)).toBeVisible();
    await userEvent.keyboard('{Escape}o');
    await expect(canvas.getByText(`3 / ${slides.length}`)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '3. Our Services' })).toBeNull();
    await expect(localStorage.getItem('daybreak-deck-letter-keys')).toBe('off');
    await openMore(canvas);
    await userEvent.click(canvas.getByRole('switch', { name: /Single-key shortcuts/ }));
    await userEvent.keyboard('o');
    await expect(await canvas.findByRole('button', { name: '3. Our Services' })).toBeVisible();
  },
};

export const SecondWindowBlocked: Story = {
  play: async ({ canvas }) => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    await openMore(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /Presenter view/ }));
    await expect(open.mock.calls[0]?.[0]).toMatch(/[?&]presenter=[\da-f]{8}.*#3$/);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your browser blocked the second window.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const PictureMissing: Story = {
  play: async ({ canvas }) => {
    spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new DOMException('', 'EncodingError'));
    spyOn(console, 'error').mockReturnValue();
    await openMore(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /Download PowerPoint/ }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent("A picture of the deck didn't load."),
    );
  },
};

export const Cancelled: Story = {
  play: async ({ canvas }) => {
    const saved = spyOn(URL, 'createObjectURL');
    await openMore(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /Download PowerPoint/ }));
    await expect(await canvas.findByRole('progressbar', { name: 'Creating the presentation' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await expect(saved).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};
