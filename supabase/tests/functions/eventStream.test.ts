import { describe, expect, test } from 'vitest';
import { deltaOf, eventData, lastEvent, textEvent } from '../../functions/_shared/eventStream.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

async function* inChunks(all: Uint8Array, size: number) {
  for (let start = 0; start < all.length; start += size) yield all.subarray(start, start + size);
}

async function dataOf(text: string, size = text.length || 1): Promise<string[]> {
  const found: string[] = [];
  for await (const data of eventData(inChunks(bytes(text), size))) found.push(data);
  return found;
}

describe('eventData', () => {
  const stream = 'data: {"a":"größer ☀️ 👩‍🔧"}\r\n\r\n: a comment\nevent: x\ndata:two\r\rdata: [DONE]\n\n';
  const expected = ['{"a":"größer ☀️ 👩‍🔧"}', 'two', '[DONE]'];

  test.each([1, 2, 3, 5, 7, 64, 1000])('reads the same from chunks of %i bytes', async (size) => {
    expect(await dataOf(stream, size)).toEqual(expected);
  });

  test.each(['\n', '\r\n', '\r'])('takes %j for the end of a line', async (end) => {
    expect(await dataOf(`data: 1${end}data: 2${end}`, 1)).toEqual(['1', '2']);
  });

  test.each([
    ['nothing', '', []],
    ['only comments', ': keep\n\n: alive\n\n', []],
    ['a last line without an end', 'data: 1\ndata: 2', ['1', '2']],
    ['an empty payload', 'data:\ndata: \n', ['', '']],
    ['a field that only begins like data', 'database: 1\n', []],
  ])('%s', async (_what, text, found) => {
    expect(await dataOf(text)).toEqual(found);
  });

  test('a line that does not end is an error, before memory runs out', async () => {
    async function* endless() {
      for (;;) yield bytes('x'.repeat(64 * 1024));
    }
    const read = async () => {
      for await (const _ of eventData(endless()));
    };
    await expect(read()).rejects.toThrow(RangeError);
  });
});

describe('deltaOf', () => {
  test('is the text of a chunk', () => {
    expect(deltaOf('{"id":"x","choices":[{"index":0,"delta":{"role":"assistant","content":"Hi"}}]}')).toBe(
      'Hi',
    );
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{"choices":[]}',
    '{"choices":[{}]}',
    '{"choices":[{"delta":{}}]}',
    '{"choices":[{"delta":{"content":null}}]}',
    '{"choices":[{"delta":{"content":{"toString":1}}}]}',
    '{"choices":[{"delta":{"tool_calls":[{"function":{"name":"x"}}]}}]}',
    '{"error":{"message":"quota"}}',
  ])('is none for %s', (data) => {
    expect(deltaOf(data)).toBe('');
  });
});

test('what is sent can be read back, and ends in [DONE]', async () => {
  const texts = ['two\nlines', '"quoted"', '\u2028 ☀️', 'data: x'];
  const read = await dataOf(texts.map(textEvent).join('') + lastEvent, 1);
  expect(read.slice(0, -1).map(deltaOf)).toEqual(texts);
  expect(read.at(-1)).toBe('[DONE]');
});
