import { expect, test } from 'vitest';
import { lastEvent, textEvent, textsOf } from '../../functions/_shared/eventStream.ts';

// apps/portal/src/backend/supabase/eventStream.test.ts tests reading streams.

const bytes = (text: string) => new TextEncoder().encode(text);

async function read(chunks: AsyncIterable<Uint8Array>): Promise<string[]> {
  const texts: string[] = [];
  for await (const text of textsOf(chunks)) texts.push(text);
  return texts;
}

test('an endless line is an error, before memory runs out', async () => {
  async function* endless() {
    for (;;) yield bytes('x'.repeat(64 * 1024));
  }
  await expect(read(endless())).rejects.toThrow(RangeError);
});

test('sent text can be read back, and ends in [DONE]', async () => {
  const texts = ['two\nlines', '"quoted"', '\u2028 ☀️', 'data: x'];
  async function* sent() {
    for (const event of [...texts.map(textEvent), lastEvent, textEvent('late')]) yield bytes(event);
  }
  expect(await read(sent())).toEqual(texts);
});
