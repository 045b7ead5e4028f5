import { createHash } from 'node:crypto';
import type { Model } from '../../src/editor/reading/marking/model.ts';
import type { MarkedBrief } from './corpus.ts';

/** Parts of 1 in which a weight is stored. */
const scale = 12;

/** What identifies the descriptions that a model learned from. */
export const digestOf = (corpus: ReadonlyMap<string, readonly MarkedBrief[]>): string =>
  createHash('sha256')
    .update(JSON.stringify([...corpus]))
    .digest('hex');

/** A model as the module that the wizard loads: how far it is from each weight to the next, and a byte for it. */
export function sourceOf({ weights, steps }: Model, digest: string): string {
  const bytes: number[] = [];
  let last = -1;
  for (const [place, weight] of weights.entries()) {
    const rounded = Math.max(-127, Math.min(127, Math.round(weight * scale)));
    if (rounded === 0) continue;
    for (; place - last > 254; last += 255) bytes.push(255);
    bytes.push(place - last, rounded & 255);
    last = place;
  }
  const rounded = Object.entries(steps).map(
    ([gap, all]) => `    ${gap}: [${all.map((step) => Number(step.toFixed(2))).join(', ')}],`,
  );
  return `import { type Model, weightsFrom } from './model.ts';

// Written by \`pnpm wizard:learn\` from wizardBriefs/marked, whose digest is
// ${digest}.

const bytes =
  '${Buffer.from(bytes).toString('base64')}';

/** What was learned from the marked descriptions. */
export const model: Model = {
  weights: weightsFrom(bytes, ${weights.length}, ${scale}),
  steps: {
${rounded.join('\n')}
  },
};
`;
}
