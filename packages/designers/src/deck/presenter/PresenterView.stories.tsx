import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { slides } from '../slides.ts';
import { memorySlideAddress } from '../viewer/slideAddress.ts';
import { Viewer } from '../viewer/Viewer.tsx';
import { channelPair } from './channel.ts';
import { PresenterView } from './PresenterView.tsx';

const meta: Meta<typeof PresenterView> = {
  title: 'Deck/Presenter view',
  component: PresenterView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ blockSize: '100dvh' }}>
        <Story />
      </main>
    ),
  ],
  beforeEach: ({ args }) => {
    sessionStorage.removeItem('daybreak-deck-timer');
    args.address ??= memorySlideAddress();
    args.channel ??= channelPair()[0];
    args.clock = () => new Date(2026, 10, 21, 9, 41).getTime();
  },
  args: { onOpenDeck: fn(() => true) },
};
export default meta;
type Story = StoryObj<typeof PresenterView>;

const openedAt = (number: number) => ({ address: memorySlideAddress(`#${number}`) });

export const Default: Story = {
  args: openedAt(2),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`2 / ${slides.length}`)).toBeVisible();
    await expect(canvas.getByText('Next: Our Services')).toBeVisible();
    await expect(canvas.getByText('9:41 AM')).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Notes' })).getByText(/80M panels/)).toBeVisible();
  },
};

export const FirstSlide: Story = {
  args: openedAt(1),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous slide' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.queryByRole('button', { name: /background video/ })).toBeNull();
  },
};

export const LastSlide: Story = {
  args: openedAt(9),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Next: end of the deck')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next slide' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Phone: Story = { args: openedAt(4), globals: { viewport: { value: 'mobile1' } } };

export const Keys: Story = {
  play: async ({ canvas }) => {
    for (const [keys, number] of [
      [' ', 2],
      ['{ArrowRight}', 3],
      ['{ArrowLeft}', 2],
      ['{End}', 9],
      ['{Home}', 1],
      ['of', 1],
    ] as const) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(canvas.getByText(`${number} / ${slides.length}`)).toBeVisible());
    }
  },
};

const watch = { time: 0 };
export const Timer: Story = {
  beforeEach: ({ args }) => {
    watch.time = new Date(2026, 10, 21, 14, 5).getTime();
    args.clock = () => watch.time;
  },
  play: async ({ canvas }) => {
    const shows = (text: string) =>
      waitFor(() => expect(canvas.getByRole('timer', { name: 'Elapsed time' })).toHaveTextContent(text));
    await shows('0:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    watch.time += 65_000;
    await shows('1:05');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    watch.time += 600_000;
    await expect(await canvas.findByText('2:16 PM')).toBeVisible();
    await shows('1:05');
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    watch.time += 3_600_000;
    await shows('1:01:05');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await shows('0:00');
  },
};

export const DeckClosed: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The deck window is closed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Open the deck' }));
    await expect(args.onOpenDeck).toHaveBeenCalledWith(0);
  },
};

export const DeckBlocked: Story = {
  args: { onOpenDeck: () => false },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the deck' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your browser blocked the deck window.');
  },
};

const [toPresenter, toDeck] = channelPair();

/** The two windows side by side. Either one changes the slide in both, and they share the selection. */
export const WithItsDeck: Story = {
  args: { ...openedAt(1), channel: toDeck },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridTemplateRows: '1fr 1fr', blockSize: '100%' }}>
        <Viewer address={memorySlideAddress('#3')} channel={toPresenter} onPresent={() => true} />
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    spyOn(navigator.wakeLock, 'request').mockResolvedValue({
      release: async () => {},
    } as unknown as WakeLockSentinel);
  },
  play: async ({ canvas }) => {
    const deck = within(canvas.getByRole('region', { name: 'Sales Deck' }));
    const presenter = within(canvas.getByRole('region', { name: 'Presenter view' }));
    const bothShow = (number: number) =>
      waitFor(async () => {
        await expect(deck.getByText(`${number} / ${slides.length}`)).toBeVisible();
        await expect(presenter.getByText(`${number} / ${slides.length}`)).toBeVisible();
      });
    await bothShow(3);
    await userEvent.click(presenter.getByRole('button', { name: 'Next slide' }));
    await bothShow(4);
    await userEvent.click(presenter.getByRole('button', { name: 'Commercial Enterprises' }));
    await waitFor(() =>
      expect(deck.getByRole('button', { name: 'Commercial Enterprises' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
    await userEvent.click(deck.getByRole('button', { name: 'Next slide' }));
    await bothShow(5);
    await userEvent.click(deck.getByRole('button', { name: 'Overview' }));
    await userEvent.click(presenter.getByRole('button', { name: 'Next slide' }));
    await bothShow(6);
    await expect(deck.queryByRole('button', { name: '6. Our Advantage' })).toBeNull();
    await expect(navigator.wakeLock.request).toHaveBeenCalledWith('screen');
  },
};
