import { createHash } from 'node:crypto';
import type { Model } from '../../src/editor/reading/marking/model.ts';
import type { MarkedBrief } from './corpus.ts';

/** Weights below this change no decision. */
const least = 0.15;
const scale = 24;

/** What identifies the descriptions that a model learned from. */
export const digestOf = (corpus: ReadonlyMap<string, readonly MarkedBrief[]>): string =>
  createHash('sha256')
    .update(JSON.stringify([...corpus]))
    .digest('hex');

/** A model as the module that the wizard loads: a byte for each weight. */
export function sourceOf({ weights, steps }: Model, digest: string): string {
  const bytes = Int8Array.from(weights, (weight) =>
    Math.abs(weight) < least ? 0 : Math.max(-127, Math.min(127, Math.round(weight * scale))),
  );
  const rounded = Object.entries(steps).map(
    ([gap, all]) => `    ${gap}: [${all.map((step) => Number(step.toFixed(2))).join(', ')}],`,
  );
  return `import type { Model } from './model.ts';

// Written by \`pnpm wizard:learn\` from wizardBriefs/marked, whose digest is
// ${digest}.

const bytes =
  '${Buffer.from(bytes.buffer).toString('base64')}';

/** What was learned from the marked descriptions. */
export const model: Model = {
  weights: Float32Array.from(atob(bytes), (byte) => ((byte.charCodeAt(0) << 24) >> 24) / ${scale}),
  steps: {
${rounded.join('\n')}
  },
};
`;
}
