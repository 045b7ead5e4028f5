import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Deck } from './Deck.tsx';
import { imagesOf, slides } from './slides.ts';
import { memorySlideAddress } from './viewer/slideAddress.ts';

const meta: Meta<typeof Deck> = {
  title: 'Deck/Viewer',
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
    args.address ??= memorySlideAddress();
  },
};
export default meta;
type Story = StoryObj<typeof Deck>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** A deck that opens at a slide, counted from 1. */
const openedAt = (number: number): Story => ({ args: { address: memorySlideAddress(`#${number}`) } });

const showsSlide = (canvas: Canvas, number: number) =>
  waitFor(() => expect(canvas.getByText(`${number} / ${slides.length}`)).toBeVisible());

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous slide' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Next slide' })).not.toHaveAttribute('aria-disabled');
    await showsSlide(canvas, 1);
    await waitFor(() => expect(canvas.queryByText('Loading images')).toBeNull());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Keys: Story = {
  play: async ({ canvas }) => {
    for (const [keys, number] of [
      [' ', 2],
      ['{ArrowRight}', 3],
      ['{ArrowLeft}', 2],
      ['{End}', slides.length],
      ['{ArrowRight}', slides.length],
      [' ', slides.length],
      ['{Home}', 1],
      ['{ArrowLeft}', 1],
      ['{Control>}{ArrowRight}{/Control}', 1],
    ] as const) {
      await userEvent.keyboard(keys);
      await showsSlide(canvas, number);
    }
  },
};

export const ButtonsAndEnds: Story = {
  ...openedAt(8),
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next slide' });
    await userEvent.click(next);
    await showsSlide(canvas, slides.length);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('region', { name: 'Sales Deck' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await showsSlide(canvas, 8);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await showsSlide(canvas, 7);
    await userEvent.keyboard(' ');
    await showsSlide(canvas, 8);
  },
};

/** Keeps the focus on the button that led to the last slide. */
export const EndsByKeyboard: Story = {
  ...openedAt(8),
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next slide' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await showsSlide(canvas, slides.length);
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await showsSlide(canvas, slides.length);
  },
};

/** Pressing Space on a focused button activates it, and doesn't also advance the slide. */
export const SpaceOnItsOwnButton: Story = {
  ...openedAt(4),
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('button', { name: 'Previous slide' });
    while (document.activeElement !== previous) await userEvent.tab();
    await userEvent.keyboard(' ');
    await showsSlide(canvas, 3);
    await userEvent.keyboard('{ArrowRight}');
    await showsSlide(canvas, 4);
  },
};

export const BesideOtherControls: Story = {
  ...openedAt(4),
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridTemplateRows: 'auto 1fr', blockSize: '100%' }}>
        <label>
          Note <input />
        </label>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const note = canvas.getByLabelText('Note');
    await userEvent.type(note, 'of f {ArrowLeft}{Home}');
    await expect(note).toHaveValue('of f ');
    await showsSlide(canvas, 4);
    await userEvent.click(canvas.getByText(`4 / ${slides.length}`));
    await userEvent.keyboard(' ');
    await showsSlide(canvas, 5);
  },
};

const linked = memorySlideAddress('#3');
export const DeepLink: Story = {
  args: { address: linked },
  play: async ({ canvas }) => {
    await showsSlide(canvas, 3);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(linked.read()).toBe('#4'));
    linked.go('#8');
    await showsSlide(canvas, 8);
    linked.go('#99');
    await showsSlide(canvas, 8);
    linked.go('#3');
  },
};

/** A screen reader announces a slide once when the user turns to it, and nothing when the deck opens. */
export const Announcements: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getAllByRole('status').at(-1) as HTMLElement;
    await expect(status).toBeEmptyDOMElement();
    const heard: (string | null)[] = [];
    const observer = new MutationObserver(() => heard.push(status.textContent));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{End}{End}');
    await showsSlide(canvas, slides.length);
    await waitFor(() =>
      expect(status).toHaveTextContent(`Slide ${slides.length} of ${slides.length}: Let's Connect`),
    );
    observer.disconnect();
    await expect(heard).toEqual([
      `Slide 2 of ${slides.length}: The Crisis`,
      `Slide 3 of ${slides.length}: Our Services`,
      `Slide ${slides.length} of ${slides.length}: Let's Connect`,
    ]);
  },
};

export const SelectsAClient: Story = {
  ...openedAt(4),
  play: async ({ canvas }) => {
    const client = (name: string) => canvas.getByRole('button', { name });
    const isSelected = async (name: string, caption: string) => {
      await waitFor(() => expect(client(name)).toHaveAttribute('aria-pressed', 'true'));
      await expect(client(name)).toHaveAccessibleDescription(caption);
      await waitFor(() => expect(canvas.getByText(caption)).toBeVisible());
      await expect(canvas.getAllByRole('button', { pressed: true, name: /s$|Maintenance/ })).toHaveLength(1);
    };
    await isSelected('EPC Contractors', 'We buy surplus equipment.');
    await userEvent.hover(client('Energy & Utility Companies'));
    await isSelected('Energy & Utility Companies', 'We recycle panels, batteries and inverters.');
    await userEvent.click(client('Commercial Enterprises'));
    await isSelected('Commercial Enterprises', 'We destroy equipment securely.');
    client('Operations and Maintenance').focus();
    await isSelected('Operations and Maintenance', 'We sell refurbished gear.');
    await userEvent.tab({ shift: true });
    await isSelected('Commercial Enterprises', 'We destroy equipment securely.');
    await userEvent.keyboard('{ArrowRight}');
    await showsSlide(canvas, 5);
  },
};

export const Overview: Story = {
  ...openedAt(5),
  play: async ({ canvas }) => {
    await userEvent.keyboard('o');
    await expect(await canvas.findByRole('button', { name: '5. Notable Clients' })).toHaveFocus();
    await expect(canvas.getAllByRole('button', { name: /^\d\. / })).toHaveLength(slides.length);
    await userEvent.keyboard('{ArrowRight}');
    const sixth = canvas.getByRole('button', { name: '6. Our Advantage' });
    await waitFor(() => expect(sixth).toHaveFocus());
    await expect(sixth).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Our Advantage' })).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'Sales Deck' })).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Overview' }));
    await userEvent.click(await canvas.findByRole('button', { name: '2. The Crisis' }));
    await showsSlide(canvas, 2);
    await userEvent.keyboard('o{Escape}');
    await expect(await canvas.findByRole('heading', { level: 2, name: 'The Crisis' })).toBeInTheDocument();
  },
};

export const OverviewOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await userEvent.keyboard('o');
  },
};

export const ReadingMode: Story = {
  ...openedAt(8),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reading mode' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sales Deck' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'The Crisis',
      'Our Services',
      'Our Clients',
      'Notable Clients',
      'Our Advantage',
      'Certifications',
      'Our Process',
      "Let's Connect",
    ]);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Our Process' })).toHaveFocus();
    const process = canvas.getByRole('region', { name: 'Our Process' });
    await expect(within(process).getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.queryByRole('button', { name: 'Next slide' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await showsSlide(canvas, 8);
    await userEvent.click(canvas.getByRole('button', { name: 'Reading mode' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back to slides' }));
    await showsSlide(canvas, 8);
    await expect(canvas.getByRole('region', { name: 'Sales Deck' })).toHaveFocus();
  },
};

export const ReadingOnDark: Story = {
  globals: { theme: 'dark' },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Reading mode' })),
};

export const ReadingOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Reading mode' })),
};

const swipe = (element: Element, from: number, to: number, pointerType = 'touch') => {
  const at = (clientX: number) => ({ clientX, clientY: 200, pointerId: 1, isPrimary: true, pointerType });
  fireEvent.pointerDown(element, at(from));
  fireEvent.pointerUp(element, at(to));
};

export const Swipe: Story = {
  ...openedAt(5),
  play: async ({ canvas }) => {
    const slide = () => canvas.getByRole('heading', { level: 2 });
    swipe(slide(), 300, 120);
    await showsSlide(canvas, 6);
    swipe(slide(), 120, 300);
    await showsSlide(canvas, 5);
    swipe(slide(), 300, 280);
    swipe(slide(), 300, 120, 'mouse');
    await showsSlide(canvas, 5);
  },
};

/** Full screen keeps the screen awake; leaving it lets the screen sleep again. */
export const FullScreen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const deck = canvas.getByRole('region', { name: 'Sales Deck' });
    const release = fn(async () => {});
    const request = spyOn(navigator.wakeLock, 'request').mockResolvedValue({
      release,
    } as unknown as WakeLockSentinel);
    const shown = spyOn(document, 'fullscreenElement', 'get').mockReturnValue(null);
    const enter = spyOn(deck, 'requestFullscreen').mockImplementation(async () => {
      shown.mockReturnValue(deck);
      document.dispatchEvent(new Event('fullscreenchange'));
    });
    const leave = spyOn(document, 'exitFullscreen').mockImplementation(async () => {
      shown.mockReturnValue(null);
      document.dispatchEvent(new Event('fullscreenchange'));
    });
    await userEvent.keyboard('f');
    await expect(enter).toHaveBeenCalledOnce();
    const button = canvas.getByRole('button', { name: 'Full screen' });
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await expect(request).toHaveBeenCalledWith('screen');
    await expect(canvasElement).toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    await expect(leave).toHaveBeenCalledOnce();
    await expect(release).toHaveBeenCalledOnce();
  },
};

export const FullScreenRefused: Story = {
  play: async ({ canvas }) => {
    const warn = spyOn(console, 'warn').mockReturnValue();
    const refusal = new TypeError('Permissions check failed');
    spyOn(canvas.getByRole('region', { name: 'Sales Deck' }), 'requestFullscreen').mockRejectedValue(refusal);
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
    await waitFor(() => expect(warn).toHaveBeenCalledWith('The browser refused full screen.', refusal));
    await showsSlide(canvas, 1);
  },
};

/** The note is about the slide on screen, not the ones that load in the background. */
export const ImagesSlow: Story = {
  beforeEach: () => {
    const first = slides
      .slice(0, 1)
      .flatMap(imagesOf)
      .map(({ path }) => new URL(path, location.href).href);
    spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function (this: HTMLImageElement) {
      return first.includes(this.src) ? Promise.resolve() : arrived.promise;
    });
    arrived = Promise.withResolvers();
  },
  play: async ({ canvas }) => {
    const later = slides.findIndex((slide, index) => index > 0 && imagesOf(slide).length > 0);
    await waitFor(() => expect(canvas.queryByText('Loading images')).toBeNull());
    await userEvent.keyboard(`{ArrowRight>${later}/}`);
    await showsSlide(canvas, later + 1);
    await expect(await canvas.findByText('Loading images')).toBeInTheDocument();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.queryByText('Loading images')).toBeNull());
    await userEvent.keyboard(`{ArrowRight>${later}/}`);
    arrived.resolve();
    await waitFor(() => expect(canvas.queryByText('Loading images')).toBeNull());
  },
};
let arrived = Promise.withResolvers<void>();

/** If an image fails to load, the error is logged, and the deck still opens and advances. */
export const ImagesFail: Story = {
  beforeEach: () => {
    spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new DOMException('', 'EncodingError'));
    spyOn(console, 'error').mockReturnValue();
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(console.error).toHaveBeenCalledTimes(25));
    await expect(console.error).toHaveBeenCalledWith(
      expect.stringMatching(/^Failed to load image: .*solar-farm/),
    );
    await waitFor(() => expect(canvas.queryByText('Loading images')).toBeNull());
    await userEvent.keyboard('{End}');
    await showsSlide(canvas, slides.length);
  },
};
