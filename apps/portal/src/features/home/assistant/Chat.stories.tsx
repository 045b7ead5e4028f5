import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { PortalStory } from '../../../../storybook/PortalStory.tsx';
import { cannedAnswer } from './messages.ts';

const meta = {
  title: 'Portal/Chat',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/', signedInAs: 'sam@daybreak.example' },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByPlaceholderText('Type your question...');
const skip = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Skip to the assistant' }));
const ask = async (question: string) => {
  await skip();
  await userEvent.type(await field(), `${question}{Enter}`);
};

export const Empty: Story = {
  play: async () => {
    await skip();
    await expect(await screen.findByRole('heading', { name: 'Ask Ray, your AI Assistant' })).toBeVisible();
    await expect(screen.getByText('How can I help you today?')).toBeVisible();
    await expect(screen.getByText('Ask me about solar energy, sustainability, or work topics')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
    const card = screen.getByRole('region', { name: 'Ask Ray, your AI Assistant' });
    await expect(card.offsetHeight).toBe(380);
  },
};

/** Shift+Enter starts a new line. White space isn't sent. Enter sends the trimmed text. */
export const Keys: Story = {
  play: async () => {
    await skip();
    const input = await field();
    await userEvent.type(input, '   {Enter}');
    await expect(screen.getByText('How can I help you today?')).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, 'What do{Shift>}{Enter}{/Shift}you buy?');
    await expect(input).toHaveValue('What do\nyou buy?');
    await expect(screen.getByText('How can I help you today?')).toBeVisible();
    await userEvent.type(input, '{Enter}');
    await expect(await screen.findByText(/What do\s+you buy\?/)).toBeVisible();
    await expect(input).toHaveValue('');
    await waitFor(() => expect(input).toHaveFocus());
  },
};

/** Enter at the end of a character composition sends nothing, even in Safari, where only the key code reveals it. */
export const Composition: Story = {
  play: async () => {
    await skip();
    const input = await field();
    await userEvent.type(input, 'にほん');
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(input).toHaveValue('にほん');
    await expect(screen.getByText('How can I help you today?')).toBeVisible();
  },
};

/** A question near the length limit shows a notice. */
export const LongestQuestion: Story = {
  play: async () => {
    await skip();
    const input = await field();
    await fireEvent.change(input, { target: { value: 'Which panels? '.repeat(285) } });
    await expect(await screen.findByText('3990/4000')).toBeVisible();
    const card = screen.getByRole('region', { name: 'Ask Ray, your AI Assistant' });
    await expect(card.scrollHeight).toBe(card.clientHeight);
  },
};

export const Thinking: Story = {
  args: { unanswered: ['chat.ask'] },
  play: async () => {
    await ask('What do you buy?');
    await expect(await screen.findByText('Thinking...')).toBeVisible();
    await expect(await field()).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
};

/** Stopped before the first word, even if the server never notices: the question stays and can be asked again. */
export const StoppedThinking: Story = {
  args: { unanswered: ['chat.ask'] },
  play: async () => {
    await ask('What do you buy?');
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    await expect(await screen.findByText('Stopped.', { selector: 'p' })).toBeVisible();
    await expect(await field()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    await expect(screen.getByText('Thinking...')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  },
};

const manyLots = Array.from({ length: 400 }, (_, at) => `- lot ${at}\n`);

/** Shows incomplete Markdown in half an answer in its final form. */
export const Streaming: Story = {
  args: {
    latency: 150,
    chatAnswer: ['We recycle **solar', ' panels**:\n\n', ...manyLots],
  },
  play: async () => {
    await ask('What do you buy?');
    await expect(await screen.findByText(/^solar/, { selector: 'strong' })).toBeVisible();
    await expect(await field()).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
    await expect(screen.getByText('Ray is answering.')).toBeInTheDocument();
    await screen.findByText('lot 12');
  },
};

/** A long answer stays at its beginning, and doesn't move a reader who scrolls up. */
export const LongAnswer: Story = {
  args: { latency: 40, chatAnswer: Array.from({ length: 400 }, (_, at) => `Lot ${at}\n\n`) },
  play: async () => {
    await ask('Which panels? '.repeat(60));
    const list = screen.getByRole('region', { name: 'Conversation with Ray' });
    const grown = async () => {
      const { scrollHeight } = list;
      await waitFor(() => expect(list.scrollHeight).toBeGreaterThan(scrollHeight + 60));
      return screen.getByText('Lot 0').getBoundingClientRect().top - list.getBoundingClientRect().top;
    };
    await screen.findByText('Lot 20');
    const start = await grown();
    await expect(start).toBeGreaterThan(0);
    await expect(start).toBeLessThan(list.clientHeight / 3);
    await expect(await grown()).toBe(start);
    list.scrollTop -= 6;
    await expect(await grown()).toBe(start + 6);
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  },
};

/** An answer's lists, emphasis and links become elements. It's announced once it's complete. */
export const Answered: Story = {
  play: async () => {
    await ask('What does Daybreak do?');
    await expect(await screen.findByText('destroy drives securely')).toBeVisible();
    await expect(screen.getByText('solar panels').tagName).toBe('STRONG');
    await expect(screen.getByRole('link', { name: 'staff directory' })).toHaveAttribute(
      'href',
      '/staff-directory',
    );
    await waitFor(() =>
      expect(screen.getByText(/^Ray answered: We recycle solar panels, inverters/)).toBeInTheDocument(),
    );
    await expect(await field()).not.toHaveAttribute('aria-disabled');
  },
};

/** Copies the answer with its Markdown. The button shows the result, which is also announced. */
export const Copied: Story = {
  args: { chatAnswer: ['We buy **panels**.'] },
  play: async () => {
    await ask('What do you buy?');
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
    await expect(write).toHaveBeenCalledWith('We buy **panels**.');
    await expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(screen.getByText('Copied', { selector: '[role="status"]' })).toBeInTheDocument();
  },
};

export const NotCopied: Story = {
  args: { chatAnswer: ['We buy **panels**.'] },
  play: async () => {
    await ask('What do you buy?');
    spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
    await expect((await screen.findAllByText(/^Your browser blocked copying/))[0]).toBeVisible();
  },
};

/** An answer with one block is styled like one with many, and tasks in a list show their state. */
export const OneBlock: Story = {
  args: { chatAnswer: ['- [x] wipe the drives\n- [ ] weigh the panels\n- call **Ada**'] },
  play: async ({ canvasElement }) => {
    await ask('What is left to do?');
    await expect(await screen.findByText(/wipe the drives/, { selector: 'li span' })).toBeVisible();
    await expect(screen.getByRole('img', { name: 'Done' })).toBeVisible();
    await expect(screen.getByRole('img', { name: 'Open' })).toBeVisible();
    const list = canvasElement.querySelector('ol ul') as HTMLElement;
    await expect(getComputedStyle(list).listStyleType).toBe('disc');
    await expect(getComputedStyle(list).paddingInlineStart).not.toBe('0px');
  },
};

/** The start of an answer is shown, including its rules. */
export const BeginsWithARule: Story = {
  args: { chatAnswer: ['---\nNote: panels first\n---\n\nThen the drives.'] },
  play: async () => {
    await ask('What comes first?');
    await expect(await screen.findByText(/Note: panels first/, { selector: 'ol *' })).toBeVisible();
    await expect(screen.getByText('Then the drives.')).toBeVisible();
  },
};

/** Nothing in an answer can run, load or mislead. */
export const UnsafeAnswer: Story = {
  args: {
    chatAnswer: [
      '<script>alert(1)</script><img src=x onerror=alert(1)> **done** ',
      '[a](javascript:alert(1)) [b](data:text/html,x) [c](//evil.test) [d](https://daybreak.example) ',
      '![a picture](https://evil.test/pixel.png)',
    ],
  },
  play: async ({ canvasElement }) => {
    await ask('Be bad');
    await expect(await screen.findByText('done')).toBeVisible();
    const answer = canvasElement.querySelector('ol') as HTMLElement;
    await expect(answer.querySelector('script, img, iframe, [onerror]')).toBeNull();
    await expect([...answer.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'https://daybreak.example',
    ]);
    await expect(answer).toHaveTextContent('a picture');
  },
};

/** Without an answer the question stays, and a canned reply appears instead. */
export const Unreachable: Story = {
  args: { failures: { 'chat.ask': 'unreachable' } },
  play: async () => {
    await ask('What do you buy?');
    await expect(await screen.findByText(cannedAnswer('What do you buy?'))).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Ask again' })).toBeVisible();
  },
};

export const CutOff: Story = {
  args: { chatBreaksAfter: 1 },
  play: async () => {
    await ask('What do you buy?');
    await expect(
      await screen.findByText('The connection was lost before the answer finished.'),
    ).toBeVisible();
    await expect(await screen.findByText('solar panels')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    await expect(await screen.findByRole('button', { name: 'Ask again' })).toBeVisible();
  },
};

export const Stopped: Story = {
  // Long enough to be incomplete when the user stops it.
  args: { latency: 150, chatAnswer: ['We recycle **solar panels**.\n\n', ...manyLots] },
  play: async () => {
    await ask('What do you buy?');
    await screen.findByText('solar panels');
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await expect(await screen.findByText('Stopped.')).toBeVisible();
    await expect(await field()).not.toHaveAttribute('aria-disabled');
  },
};

/** The conversation reappears right away after a visit to another page. */
export const SurvivesNavigation: Story = {
  play: async ({ canvas }) => {
    await ask('What do you buy?');
    await screen.findByText('destroy drives securely');
    await userEvent.click(screen.getByRole('link', { name: 'Fantasy Football' }));
    await canvas.findByRole('table');
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    await expect(await screen.findByText('What do you buy?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'New conversation' }));
    await expect(screen.getByText('How can I help you today?')).toBeVisible();
    await expect(await field()).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    chatAnswer: [
      `# A heading\n\n${'A long paragraph about panels. '.repeat(40)}\n\n`,
      `${'Photovoltaikmodulwiederverwertungsgesellschaft'.repeat(4)}\n\n`,
      '| Material | Share |\n| --- | --- |\n| Glass | most |\n| Aluminum | some |\n\n',
      '1. one\n2. two\n\n```\na line of code that is much wider than the card could ever be, wherever it is shown\n```\n',
    ],
  },
  play: async ({ canvasElement }) => {
    await ask('x'.repeat(300));
    await expect(await screen.findByText('Aluminum')).toBeVisible();
    const answer = canvasElement.querySelector('ol') as HTMLElement;
    await expect(answer.scrollWidth).toBe(answer.clientWidth);
  },
};

const answered: Story['play'] = async () => {
  await ask('What do you buy?');
  await expect(await screen.findByText('destroy drives securely')).toBeVisible();
  await expect(await screen.findByRole('button', { name: 'Copy' })).toBeVisible();
};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } }, play: answered };
export const Dark: Story = { globals: { theme: 'dark' }, play: answered };
