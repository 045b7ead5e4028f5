import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PortalStory } from '../../testing/PortalStory.tsx';
import { cannedAnswer } from './messages.ts';

const meta = {
  title: 'Portal/Chat',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/', signedInAs: 'sam@daybreak.example' },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const patient = { timeout: 5_000 };
const field = () => screen.findByPlaceholderText('Type your question...', {}, patient);
const skip = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Skip to the assistant' }, patient));
const ask = async (question: string) => {
  await skip();
  await userEvent.type(await field(), `${question}{Enter}`);
};

export const Empty: Story = {
  play: async () => {
    await skip();
    await expect(
      await screen.findByRole('heading', { name: 'Ask Ray, your AI Assistant' }, patient),
    ).toBeVisible();
    await expect(screen.getByText('How can I help you today?')).toBeVisible();
    await expect(screen.getByText('Ask me about solar energy, sustainability, or work topics')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    const card = screen.getByRole('region', { name: 'Ask Ray, your AI Assistant' });
    await expect(card.offsetHeight).toBe(380);
  },
};

/** Shift+Enter begins a line; white space is not sent; Enter sends what is trimmed. */
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
    await waitFor(() => expect(input).toHaveFocus(), patient);
  },
};

export const Thinking: Story = {
  args: { hanging: ['chat.ask'] },
  play: async () => {
    await ask('What do you buy?');
    await expect(await screen.findByText('Thinking...')).toBeVisible();
    await expect(await field()).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
};

/** A list, emphasis and a link of an answer are elements; the answer is announced when it is complete. */
export const Answered: Story = {
  play: async () => {
    await ask('What does Daybreak do?');
    await expect(await screen.findByText('destroy drives securely', {}, patient)).toBeVisible();
    await expect(screen.getByText('solar panels').tagName).toBe('STRONG');
    await expect(screen.getByRole('link', { name: 'staff directory' })).toHaveAttribute(
      'href',
      '/staff-directory',
    );
    await waitFor(() => expect(screen.getByText(/^Ray answered: We recycle/)).toBeInTheDocument());
    await expect(await field()).toBeEnabled();
  },
};

/** What an answer says must not run, load or lead astray. */
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
    await expect(await screen.findByText('done', {}, patient)).toBeVisible();
    const answer = canvasElement.querySelector('ol') as HTMLElement;
    await expect(answer.querySelector('script, img, iframe, [onerror]')).toBeNull();
    await expect([...answer.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'https://daybreak.example',
    ]);
    await expect(answer).toHaveTextContent('a picture');
  },
};

/** Without an answer the question stays, and a canned reply stands in. */
export const Unreachable: Story = {
  args: { failing: { 'chat.ask': 'unreachable' } },
  play: async () => {
    await ask('What do you buy?');
    await expect(await screen.findByText(cannedAnswer('What do you buy?'), {}, patient)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Ask again' })).toBeVisible();
  },
};

export const CutOff: Story = {
  args: { chatBreaksAfter: 1 },
  play: async () => {
    await ask('What do you buy?');
    await expect(
      await screen.findByText('The connection broke before the answer was complete.', {}, patient),
    ).toBeVisible();
    await expect(screen.getByText('solar panels')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    await expect(await screen.findByRole('button', { name: 'Ask again' }, patient)).toBeVisible();
  },
};

export const Stopped: Story = {
  args: { latency: 400 },
  play: async () => {
    await ask('What do you buy?');
    await screen.findByText('solar panels', {}, patient);
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await expect(await screen.findByText('Stopped.')).toBeVisible();
    await expect(await field()).toBeEnabled();
  },
};

/** The conversation is still there after a visit to another page, and at once. */
export const SurvivesNavigation: Story = {
  play: async ({ canvas }) => {
    await ask('What do you buy?');
    await screen.findByText('destroy drives securely', {}, patient);
    await userEvent.click(screen.getByRole('link', { name: 'Fantasy Football' }));
    await canvas.findByRole('table', {}, patient);
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    await expect(await screen.findByText('What do you buy?', {}, patient)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'New conversation' }));
    await expect(screen.getByText('How can I help you today?')).toBeVisible();
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
  play: async () => ask('x'.repeat(300)),
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => ask('What do you buy?'),
};
export const Dark: Story = { globals: { theme: 'dark' }, play: async () => ask('What do you buy?') };
