import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../../backend/errors.ts';
import type { Chat, ChatMessage } from '../../../backend/interfaces/Chat.ts';
import { createConversation } from './conversation.ts';
import { cannedAnswer } from './messages.ts';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

/** Returns a chat that answers with the given texts, and throws errors among them in their place. */
const answering = (...texts: (string | Error)[]) => {
  const requests: ChatMessage[][] = [];
  const chat: Chat = {
    async *ask(messages) {
      requests.push([...messages]);
      for (const text of texts) {
        if (text instanceof Error) throw text;
        yield text;
      }
    },
  };
  return { chat, requests };
};
const idle = (conversation: ReturnType<typeof createConversation>) =>
  vi.waitFor(() => expect(conversation.state().status).toBe('idle'), 20_000);
const spoken = (conversation: ReturnType<typeof createConversation>) =>
  conversation.state().turns.map(({ role, content, ending }) => [role, content, ending]);

describe('a conversation', () => {
  it('collects an answer’s chunks in one turn', async () => {
    const conversation = createConversation(answering('Two ', 'words').chat);
    conversation.send('  How many?  ');
    expect(conversation.state()).toMatchObject({ status: 'thinking', turns: [{ content: 'How many?' }] });
    await idle(conversation);
    expect(spoken(conversation)).toEqual([
      ['user', 'How many?', undefined],
      ['assistant', 'Two words', undefined],
    ]);
  });

  it.each(['', ' ', '\n\t '])('does not send %j', (text) => {
    const { chat, requests } = answering('x');
    const conversation = createConversation(chat);
    conversation.send(text);
    expect(conversation.state().turns).toEqual([]);
    expect(requests).toEqual([]);
  });

  it('sends nothing while an answer is in progress', async () => {
    const { chat, requests } = answering('x');
    const conversation = createConversation(chat);
    conversation.send('one');
    conversation.send('two');
    conversation.retry();
    await idle(conversation);
    expect(requests).toHaveLength(1);
  });

  it('sends earlier turns, except for canned answers', async () => {
    const { chat, requests } = answering('Yes.');
    const conversation = createConversation(chat);
    conversation.send('one');
    await idle(conversation);
    conversation.send('two');
    await idle(conversation);
    expect(requests[1]).toEqual([
      { role: 'user', content: 'one' },
      { role: 'assistant', content: 'Yes.' },
      { role: 'user', content: 'two' },
    ]);

    const failing = answering(new BackendError('unreachable', 'down'));
    const second = createConversation(failing.chat);
    second.send('one');
    await idle(second);
    second.send('two');
    await idle(second);
    expect(failing.requests[1]).toEqual([
      { role: 'user', content: 'one' },
      { role: 'user', content: 'two' },
    ]);
  });

  it.each([
    ['the server fails', [new BackendError('unreachable', 'down')]],
    ['nobody is signed in', [new BackendError('signedOut', 'You must be logged in to use the AI chat')]],
    ['there is no text', []],
    ['there is only white space', [' ', '\n', '\t']],
  ])('keeps the question and shows the canned answer when %s', async (_case, texts) => {
    const conversation = createConversation(answering(...texts).chat);
    conversation.send('What is a panel?');
    await idle(conversation);
    expect(spoken(conversation)).toEqual([
      ['user', 'What is a panel?', undefined],
      ['assistant', cannedAnswer('What is a panel?'), 'canned'],
    ]);
  });

  it('keeps the received part of an answer that’s cut off', async () => {
    const conversation = createConversation(answering('Half an ', new Error('broken')).chat);
    conversation.send('one');
    await idle(conversation);
    expect(spoken(conversation)[1]).toEqual(['assistant', 'Half an ', 'cutOff']);
  });

  it('keeps the received part of a stopped answer, and ends the request', async () => {
    let signal: AbortSignal | undefined;
    const conversation = createConversation({
      async *ask(_messages, abortSignal) {
        signal = abortSignal;
        yield 'Half';
        await new Promise((_, reject) =>
          abortSignal.addEventListener('abort', () => reject(abortSignal.reason)),
        );
      },
    });
    conversation.send('one');
    await vi.waitFor(() => expect(conversation.state().status).toBe('answering'), 20_000);
    conversation.stop();
    await idle(conversation);
    expect(signal?.aborted).toBe(true);
    expect(spoken(conversation)[1]).toEqual(['assistant', 'Half', 'stopped']);
  });

  it('keeps only the question if stopped before any text', async () => {
    const conversation = createConversation({
      async *ask(_messages, abortSignal) {
        await new Promise((_, reject) =>
          abortSignal.addEventListener('abort', () => reject(abortSignal.reason)),
        );
        yield '';
      },
    });
    conversation.send('one');
    conversation.stop();
    await idle(conversation);
    expect(spoken(conversation)).toEqual([['user', 'one', undefined]]);
  });

  it('stops right away if the server never answers, and continues with the next question', async () => {
    let deaf = true;
    const conversation = createConversation({
      async *ask() {
        if (deaf) await new Promise(() => undefined);
        yield 'Yes.';
      },
    });
    conversation.send('one');
    conversation.stop();
    expect(conversation.state().status).toBe('idle');
    expect(spoken(conversation)).toEqual([['user', 'one', undefined]]);
    deaf = false;
    conversation.retry();
    await idle(conversation);
    expect(spoken(conversation)[1]).toEqual(['assistant', 'Yes.', undefined]);
  });

  it('ignores the rest of a stopped answer', async () => {
    let more: () => void = () => undefined;
    const conversation = createConversation({
      async *ask() {
        yield 'Half';
        await new Promise<void>((resolve) => {
          more = resolve;
        });
        yield ' and the rest';
      },
    });
    conversation.send('one');
    await vi.waitFor(() => expect(conversation.state().status).toBe('answering'), 20_000);
    conversation.stop();
    more();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(spoken(conversation)[1]).toEqual(['assistant', 'Half', 'stopped']);
  });

  it('replaces the last answer on retry', async () => {
    const { chat, requests } = answering('x');
    const conversation = createConversation(chat);
    conversation.send('one');
    await idle(conversation);
    conversation.retry();
    await idle(conversation);
    expect(requests[1]).toEqual([{ role: 'user', content: 'one' }]);
    expect(spoken(conversation)).toHaveLength(2);
  });

  it('stays empty when cleared during an answer', async () => {
    const conversation = createConversation(answering('late').chat);
    conversation.send('one');
    conversation.clear();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(conversation.state()).toEqual({ turns: [], status: 'idle' });
  });

  it('notifies listeners of small chunks once per frame', async () => {
    const conversation = createConversation(answering(...Array.from({ length: 20_000 }, () => 'x')).chat);
    const listener = vi.fn();
    conversation.subscribe(listener);
    conversation.send('one');
    await idle(conversation);
    expect(conversation.state().turns[1]?.content).toHaveLength(20_000);
    expect(listener.mock.calls.length).toBeLessThan(500);
  });
});

describe('the canned answer', () => {
  it('repeats at most 160 characters of the question', () => {
    const echo = /“(.*)”/s.exec(cannedAnswer('x'.repeat(161)))?.[1];
    expect(echo).toBe('x'.repeat(160));
    expect(cannedAnswer('x')).toContain('quick answer while Ray initializes');
  });

  it('never splits an emoji', () => {
    const family = '👨‍👩‍👧‍👦';
    const echo = /“(.*)”/s.exec(cannedAnswer('x'.repeat(157) + family))?.[1];
    expect(echo).toBe('x'.repeat(157));
  });

  it('greets when there is no question', () => {
    expect(cannedAnswer('  ')).toBe("Hi! I'm Ray. Ask me anything about solar, recycling, or your workflow.");
  });
});
