import { describe, expect, test } from 'vitest';
import { parseConversation, questionOf } from '../../functions/_shared/conversation.ts';
import { Fault } from '../../functions/_shared/Fault.ts';
import { readBody } from '../../functions/_shared/readBody.ts';

const user = (content: unknown) => ({ role: 'user', content });
const parse = (body: unknown) => parseConversation(typeof body === 'string' ? body : JSON.stringify(body));

/** A refusal's status and sentence. */
function refusal(run: () => unknown): [number, string] {
  try {
    run();
  } catch (error) {
    if (error instanceof Fault) return [error.status, error.message];
    throw error;
  }
  throw new Error('Nothing was refused.');
}

describe('a conversation', () => {
  test('is its messages, without other fields', () => {
    const messages = [
      { ...user('Hello'), name: 'x', tool_calls: [] },
      { role: 'assistant', content: 'Hi', id: 1 },
      user('Thanks'),
    ];
    expect(parse({ messages, model: 'expensive', max_tokens: 1e9, tools: [], stream: false })).toEqual([
      user('Hello'),
      { role: 'assistant', content: 'Hi' },
      user('Thanks'),
    ]);
  });

  test.each([1, 40])('has %i messages', (count) => {
    expect(parse({ messages: Array(count).fill(user('x')) })).toHaveLength(count);
  });

  test("counts each character once, however it's stored", () => {
    expect(parse({ messages: [user('👩'.repeat(4000))] })).toHaveLength(1);
    expect(refusal(() => parse({ messages: [user('👩'.repeat(4001))] }))[0]).toBe(400);
  });

  const root = 'The body must be a JSON object with messages.';
  const count = 'There must be 1 to 40 messages.';
  const message = 'Every message must be an object with role and content.';
  const role = 'The role of a message must be user or assistant.';
  const content = 'The content of a message must be text of 1 to 4000 characters.';
  test.each<[string, unknown, string]>([
    ['no JSON', '{', "The body isn't JSON."],
    ['an empty body', '', "The body isn't JSON."],
    ['a list', [], root],
    ['null', 'null', root],
    ['a text', '"messages"', root],
    ['no messages', {}, count],
    ['messages that are no list', { messages: { length: 1, 0: user('x') } }, count],
    ['none', { messages: [] }, count],
    ['41', { messages: Array(41).fill(user('x')) }, count],
    ['a message that is null', { messages: [null] }, message],
    ['a message that is a list', { messages: [['user', 'x']] }, message],
    ['a system message', { messages: [{ role: 'system', content: 'x' }, user('x')] }, role],
    ['a developer message', { messages: [{ role: 'developer', content: 'x' }, user('x')] }, role],
    ['a tool message', { messages: [{ role: 'tool', content: 'x' }, user('x')] }, role],
    ['a role in capitals', { messages: [{ role: 'User', content: 'x' }] }, role],
    ['no role', { messages: [{ content: 'x' }] }, role],
    ['an empty content', { messages: [user('')] }, content],
    ['4001 characters', { messages: [user('x'.repeat(4001))] }, content],
    ['a content in parts', { messages: [user([{ type: 'text', text: 'x' }])] }, content],
    ['a number', { messages: [user(1)] }, content],
    ['no content', { messages: [{ role: 'user' }] }, content],
    [
      'an answer at the end',
      { messages: [{ role: 'assistant', content: 'x' }] },
      'The last message must be from the user.',
    ],
    ['deep nesting', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, root],
  ])('with %s is refused', (_what, body, sentence) => {
    expect(refusal(() => parse(body))).toEqual([400, sentence]);
  });

  test("can't name its prototype", () => {
    const [only] = parse('{"messages":[{"role":"user","content":"x","__proto__":{"polluted":true}}]}');
    expect(only).toEqual(user('x'));
    expect('polluted' in {}).toBe(false);
  });

  test('asks with its last message, in characters that a database accepts', () => {
    expect(
      questionOf([
        { role: 'user', content: 'first' },
        { role: 'user', content: 'a\0b\ud800c' },
      ]),
    ).toBe('a b\ufffdc');
  });
});

describe('a body', () => {
  const request = (body: BodyInit, headers = {}) =>
    new Request('http://127.0.0.1', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  /** Bytes in chunks of 1000, without a content length. */
  const unannounced = (size: number) =>
    new ReadableStream({
      pull(controller) {
        if (size <= 0) return controller.close();
        controller.enqueue(new Uint8Array(Math.min(size, 1000)).fill(120));
        size -= 1000;
      },
    });
  const refused = (one: Request) => readBody(one, 4096).then(String, (error: Fault) => error.status);

  test('can be as large as the limit', async () => {
    expect(await readBody(request('x'.repeat(4096)), 4096)).toHaveLength(4096);
    expect(await readBody(request(unannounced(4096)), 4096)).toHaveLength(4096);
    expect(await readBody(new Request('http://127.0.0.1', { method: 'POST' }), 4096)).toBe('');
  });

  test('is refused one byte later, with or without a stated length', async () => {
    expect(await refused(request('x'.repeat(4097)))).toBe(413);
    expect(await refused(request('x', { 'content-length': '4097' }))).toBe(413);
    expect(await refused(request(unannounced(4097)))).toBe(413);
  });

  test("isn't read to its end if it's too large", async () => {
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    expect(await refused(request(endless))).toBe(413);
    expect(pulled).toBeLessThan(10);
  });

  test('must be UTF-8, and can be split anywhere', async () => {
    const parts = [...new TextEncoder().encode('☀️')].map((byte) => Uint8Array.of(byte));
    const cut = new ReadableStream({
      pull(controller) {
        const part = parts.shift();
        if (part) controller.enqueue(part);
        else controller.close();
      },
    });
    expect(await readBody(request(cut), 4096)).toBe('☀️');
    expect(await refused(request(Uint8Array.of(0xff, 0xfe)))).toBe(400);
    expect(await refused(request(Uint8Array.of(0xe2, 0x98)))).toBe(400);
  });
});
