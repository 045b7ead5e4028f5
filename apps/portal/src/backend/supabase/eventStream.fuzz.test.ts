import { textsOf } from '@daybreak/supabase/events';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chunksOf } from './chunksOf.ts';

const runs = { numRuns: 2_000 };

const streamOf = (chunks: readonly Uint8Array<ArrayBuffer>[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

/** Splits the bytes at these positions. */
function cut(bytes: Uint8Array<ArrayBuffer>, places: readonly number[]) {
  const at = [0, ...places.map((place) => place % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  return at.slice(1).map((end, index) => bytes.slice(at[index], end));
}

async function read(chunks: readonly Uint8Array<ArrayBuffer>[]) {
  let all = '';
  for await (const text of textsOf(chunksOf(streamOf(chunks)))) all += text;
  return all;
}

const places = fc.array(fc.nat(10_000), { maxLength: 30 });
const noise = fc.constantFrom(
  ': ping',
  'event: message',
  'id: 7',
  'data: {',
  'data: null',
  'data: {"choices":[]}',
  '',
);
const lineEnd = fc.constantFrom('\n', '\r\n', '\r');

it('reads every answer unchanged, wherever its bytes are split and whatever comes between', async () => {
  const texts = fc.array(fc.tuple(fc.string({ unit: 'grapheme', maxLength: 20 }), noise), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(texts, lineEnd, places, async (parts, end, where) => {
      const written = parts.map(([text]) => text.toWellFormed()).join('');
      const source = parts
        .flatMap(([content, between]) => [
          `data: ${JSON.stringify({ choices: [{ delta: { content: content.toWellFormed() } }] })}`,
          between,
          '',
        ])
        .concat('data: [DONE]', '', '')
        .join(end);
      const chunks = cut(new TextEncoder().encode(source), where);
      expect(await read(chunks)).toBe(written);
    }),
    runs,
  );
});

it('never fails, and reads the same from any bytes however they’re split', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), places, async (bytes, where) => {
      const whole = [new Uint8Array(bytes)];
      const pieces = cut(new Uint8Array(bytes), where);
      expect(await read(pieces)).toBe(await read(whole));
    }),
    runs,
  );
});
