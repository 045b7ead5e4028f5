import { textsOf } from '@daybreak/supabase/events';
import { describe, expect, it, vi } from 'vitest';
import { chunksOf } from './chunksOf.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

const streamOf = (...chunks: Uint8Array<ArrayBuffer>[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
const read = async (...chunks: Uint8Array<ArrayBuffer>[]) => {
  const texts: string[] = [];
  for await (const text of textsOf(chunksOf(streamOf(...chunks)))) texts.push(text);
  return texts.join('');
};
const line = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}`;
const sample = `: welcome\n\n${line('Grüße 🌞 ')}\n\n${line('from the panel')}\n\ndata: [DONE]\n\n`;
const answer = 'Grüße 🌞 from the panel';

describe('the text of an event stream', () => {
  it('is the same wherever its bytes are split, even inside characters', async () => {
    const bytes = bytesOf(sample);
    for (let at = 0; at <= bytes.length; at += 1)
      expect(await read(bytes.slice(0, at), bytes.slice(at))).toBe(answer);
  });

  it('is the same when it arrives byte by byte', async () => {
    expect(await read(...[...bytesOf(sample)].map((byte) => Uint8Array.of(byte)))).toBe(answer);
  });

  it.each([
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('may have %s line ends, split anywhere', async (_name, end) => {
    const bytes = bytesOf(sample.replaceAll('\n', end));
    for (let at = 0; at <= bytes.length; at += 1)
      expect(await read(bytes.slice(0, at), bytes.slice(at))).toBe(answer);
  });

  it.each([
    ['a missing [DONE]', `${line('a')}\n\n${line('b')}\n\n`, 'ab'],
    ['no line break after the last line', `${line('a')}\n${line('b')}`, 'ab'],
    ['one line break between events', `${line('a')}\n${line('b')}\n`, 'ab'],
    ['text after [DONE]', `${line('a')}\n\ndata: [DONE]\n\n${line('b')}\n\n`, 'a'],
    ['comments', `: ping\n\n${line('a')}\n: ping\n\n${line('b')}\n\n`, 'ab'],
    ['no space after the colon', line('a').replace('data: ', 'data:'), 'a'],
    ['other fields', `event: message\nid: 7\nretry: 10\n${line('a')}\n\n`, 'a'],
    ['a line that isn’t JSON', `data: {"choices":\n${line('a')}\n`, 'a'],
    [
      'lines without text',
      `${['', '{}', 'null', '42', '[]', '"x"', '{"choices":[]}', '{"choices":[{}]}'].map((data) => `data: ${data}\n`).join('')}${line('a')}\n`,
      'a',
    ],
    ['a field that only starts like data', `database: ${line('a').slice(6)}\n`, ''],
    ['a tool call', 'data: {"choices":[{"delta":{"tool_calls":[{"function":{"name":"x"}}]}}]}\n', ''],
    ['an error', 'data: {"error":{"message":"quota"}}\n', ''],
    ['several choices', 'data: {"choices":[{"delta":{"content":"a"}},{"delta":{"content":"b"}}]}\n', 'a'],
    ['a role without content', 'data: {"choices":[{"delta":{"role":"assistant"}}]}\n', ''],
    ['content of another type', 'data: {"choices":[{"delta":{"content":["x"]}}]}\n', ''],
    ['only [DONE]', 'data: [DONE]\n\n', ''],
    ['nothing', '', ''],
    ['HTML', '<!doctype html><title>502</title>', ''],
  ])('tolerates %s', async (_name, stream, text) => {
    expect(await read(bytesOf(stream))).toBe(text);
  });

  it('fails with its stream, after the text so far', async () => {
    let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(given) {
        controller = given;
      },
    });
    const texts = textsOf(chunksOf(body));
    controller?.enqueue(bytesOf(`${line('half')}\n`));
    expect((await texts.next()).value).toBe('half');
    controller?.error(new DOMException('stopped', 'AbortError'));
    await expect(texts.next()).rejects.toThrow('stopped');
  });

  it('ends the transfer when no one is listening anymore', async () => {
    const cancel = vi.fn();
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.enqueue(bytesOf(`${line('a')}\n`)),
      cancel,
    });
    for await (const _text of textsOf(chunksOf(body))) break;
    expect(cancel).toHaveBeenCalled();
  });
});
