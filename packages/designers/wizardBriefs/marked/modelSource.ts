import { createHash } from 'node:crypto';
import { arraysOf, type Model, partsOf } from '../../src/editor/reading/marking/model.ts';
import type { MarkedBrief } from './corpus.ts';

/** What identifies the descriptions that a model learned from. */
export const digestOf = (corpus: ReadonlyMap<string, readonly MarkedBrief[]>): string =>
  createHash('sha256')
    .update(JSON.stringify([...corpus]))
    .digest('hex');

/** A model as the module that the wizard loads: a byte for each number, in units of each array's own. */
export function sourceOf(model: Model, digest: string): string {
  const units: number[] = [];
  const bytes = arraysOf(partsOf(model)).map((numbers) => {
    const unit = Number(
      (numbers.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127).toPrecision(6),
    );
    units.push(unit);
    return Buffer.from(Int8Array.from(numbers, (one) => Math.round(one / unit)).buffer);
  });
  return `import { modelFrom } from './model.ts';

// Written by \`pnpm wizard:learn\` from wizardBriefs/marked, whose digest is
// ${digest}.

const names =
  \`${[...model.rows.keys()].join('\n')}\`;
const bytes =
  '${Buffer.concat(bytes).toString('base64')}';

/** What was learned from the marked descriptions. */
export const model = modelFrom(${JSON.stringify(model.widths)}, names, bytes, [${units.join(', ')}]);
`;
}
