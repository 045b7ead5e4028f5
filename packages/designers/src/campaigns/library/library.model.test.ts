import fc from 'fast-check';
import { expect, it } from 'vitest';
import { memoryPieces } from './memoryPieces.ts';
import { type ClientStep, fields, type RequestOutcome, twoClients } from './testing/twoClients.ts';

const who = fc.constantFrom('a' as const, 'b' as const);
const fate = fc.constantFrom<RequestOutcome[]>('arrives', 'arrives', 'lost', 'answerLost', 'crash');
const field = fc.constantFrom(...fields);
const step: fc.Arbitrary<ClientStep> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('edit' as const), who, field }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('takeAway' as const), who, field }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('send' as const, 'look' as const),
      who,
      fates: fc.array(fate, { maxLength: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), who }) },
);

it('loses no acknowledged change by two people and lists every overwritten value, despite any outage', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const pieces = memoryPieces();
      const model = await twoClients({ a: pieces.as('a'), b: pieces.as('b') }, (piece) =>
        pieces.shareWithAll(piece, 'edit'),
      );
      for (const each of steps) await model.take(each);
      await model.settle();
      expect(await model.faults()).toEqual([]);
    }),
    { numRuns: 100 },
  );
}, 60_000);
