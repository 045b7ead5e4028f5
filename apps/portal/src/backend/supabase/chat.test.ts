import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { supabaseChat } from './chat.ts';
import type { Client } from './client.ts';

const server = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', server.mockReset()));
afterEach(() => vi.unstubAllGlobals());

const session = (token: string) => ({ data: { session: { access_token: token } }, error: null });
const noSession = (error: Error | null = null) => ({ data: { session: null }, error });
const offline = new AuthRetryableFetchError('fetch failed', 0);

/** Creates a chat with these results of reading and renewing the session. */
const chatOf = ({ read = session('old'), renewed = session('new') }: Record<string, object> = {}) => {
  const auth = { getSession: async () => read, refreshSession: vi.fn(async () => renewed) };
  const chat = supabaseChat({ auth } as unknown as Client, {
    url: 'https://project.test',
    publishableKey: 'publishable',
  });
  return { chat, refreshSession: auth.refreshSession };
};
const text = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const question = [{ role: 'user', content: 'What do you buy?' }] as const;
const answerOf = async ({ chat }: ReturnType<typeof chatOf>, signal = new AbortController().signal) => {
  let answer = '';
  for await (const piece of chat.ask(question, signal)) answer += piece;
  return answer;
};
const tokens = () =>
  server.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization')?.split(' ')[1]);

describe('the chat function', () => {
  it('gets the token, and is asked for an event stream', async () => {
    server.mockResolvedValueOnce(new Response(`${text('Panels')}${text('.')}data: [DONE]\n\n`));
    expect(await answerOf(chatOf())).toBe('Panels.');
    const [url, init] = server.mock.calls[0] ?? [];
    expect(url).toBe('https://project.test/functions/v1/ai-chat');
    expect(init?.method).toBe('POST');
    expect(Object.fromEntries(new Headers(init?.headers))).toMatchObject({
      authorization: 'Bearer old',
      accept: 'text/event-stream',
      'content-type': 'application/json',
    });
    expect(JSON.parse(String(init?.body))).toEqual({ messages: question });
  });

  it('is called again with a new token after a 401', async () => {
    const dropped = vi.fn();
    server
      .mockResolvedValueOnce(new Response(new ReadableStream({ cancel: dropped }), { status: 401 }))
      .mockResolvedValueOnce(new Response(text('Panels')));
    expect(await answerOf(chatOf())).toBe('Panels');
    expect(tokens()).toEqual(['old', 'new']);
    expect(dropped).toHaveBeenCalledOnce();
  });

  it('is not called a third time after another 401', async () => {
    server.mockImplementation(async () => new Response('{}', { status: 401 }));
    await expect(answerOf(chatOf())).rejects.toMatchObject({ name: 'BackendError', kind: 'signedOut' });
    expect(tokens()).toEqual(['old', 'new']);
  });

  it.each([
    [403, 'refused'],
    [413, 'unexpected'],
    [429, 'tooManyRequests'],
    [502, 'unreachable'],
  ])('fails on %i with its kind, without renewing the token', async (status, kind) => {
    server.mockResolvedValueOnce(new Response('{"error":"no"}', { status }));
    const chatToTest = chatOf();
    await expect(answerOf(chatToTest)).rejects.toMatchObject({ name: 'BackendError', kind });
    expect(chatToTest.refreshSession).not.toHaveBeenCalled();
  });

  it('is unreachable if the request fails', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(answerOf(chatOf())).rejects.toMatchObject({ name: 'BackendError', kind: 'unreachable' });
  });

  it('fails if the answer has no body', async () => {
    server.mockResolvedValueOnce(new Response(null, { status: 204 }));
    await expect(answerOf(chatOf())).rejects.toMatchObject({ name: 'BackendError' });
  });

  it('is unreachable after the first chunks if the answer is cut off', async () => {
    let sent = false;
    const body = new ReadableStream({
      pull(controller) {
        if (sent) controller.error(new TypeError('network error'));
        else controller.enqueue(new TextEncoder().encode(text('Half')));
        sent = true;
      },
    });
    server.mockResolvedValueOnce(new Response(body));
    const texts = chatOf().chat.ask(question, new AbortController().signal)[Symbol.asyncIterator]();
    expect((await texts.next()).value).toBe('Half');
    await expect(texts.next()).rejects.toMatchObject({ name: 'BackendError', kind: 'unreachable' });
  });

  it('is aborted when the user stops it or the answer takes too long', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const stopped = new AbortController();
    for (const end of [stopped, limit]) {
      server.mockImplementationOnce(async (_url, init) => {
        end.abort(new DOMException('Enough.', 'AbortError'));
        init?.signal?.throwIfAborted();
        return new Response(text('late'));
      });
      await expect(answerOf(chatOf(), end === stopped ? stopped.signal : undefined)).rejects.toMatchObject({
        kind: 'unreachable',
      });
    }
    expect(timeout).toHaveBeenCalledWith(150_000);
    timeout.mockRestore();
  });
});

describe('a question without a session fails', () => {
  it.each([
    ['no one is signed in', { read: noSession() }, 'signedOut'],
    ['the session cannot be renewed', { read: noSession(new AuthApiError('Gone', 400, 'x')) }, 'signedOut'],
    ['the server that renews it is unreachable', { read: noSession(offline) }, 'unreachable'],
  ])('without a call when %s', async (_case, given, kind) => {
    await expect(answerOf(chatOf(given))).rejects.toMatchObject({ name: 'BackendError', kind });
    expect(server).not.toHaveBeenCalled();
  });

  it('with the specified message', async () => {
    await expect(answerOf(chatOf({ read: noSession() }))).rejects.toThrow(
      'You must be logged in to use the AI chat',
    );
  });

  it.each([
    ['has ended', new AuthApiError('Invalid Refresh Token', 400, 'refresh_token_not_found'), 'signedOut'],
    ['cannot be renewed without a connection', offline, 'unreachable'],
  ])('after a 401 when the session %s', async (_case, error, kind) => {
    server.mockResolvedValueOnce(new Response('{}', { status: 401 }));
    await expect(answerOf(chatOf({ renewed: noSession(error) }))).rejects.toMatchObject({ kind });
    expect(server).toHaveBeenCalledOnce();
  });
});
