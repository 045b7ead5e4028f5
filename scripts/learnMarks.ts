import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { featuresOf } from '../packages/designers/src/editor/reading/marking/features.ts';
import { printedBy } from '../packages/designers/src/editor/reading/marking/model.ts';
import { tokensOf } from '../packages/designers/src/editor/reading/marking/tokens.ts';
import { digestOf, readCorpus } from '../packages/designers/wizardBriefs/marked/corpus.ts';
import type * as Examples from '../packages/designers/wizardBriefs/marked/examples.ts';
import { sharedPlugins } from '../vite.shared.ts';

// Learns which words of a description are printed and which are refused, in an hour:
// `pnpm wizard:learn <python> [<base>] [--apart <author>...]`. The Python needs `torch` and `transformers`, which
// downloads the base from Hugging Face if it isn't a folder. With `--apart` it writes nothing and reports how a model
// that learned from all other authors reads these authors' descriptions.

const {
  values: { apart: authorsApart },
  positionals: [python = 'python3', base = 'BAAI/bge-small-en-v1.5'],
} = parseArgs({
  allowPositionals: true,
  options: { apart: { type: 'string', multiple: true, default: [] } },
});
/** Forms that tests state count four times, and so do refusals. */
const stated = ['leads', 'sentences', 'tested', 'wishes'];
/** The minimum number of examples for a feature to be learned. */
const rarest = 10;
/**
 * Number of the vocabulary's most frequent tokens to keep. Others are kept only if descriptions use them, else read in
 * parts.
 */
const frequent = 12_000;
/** Letters and digits, ASCII's marks and some others; `[unused1]` and other scripts aren't kept. */
const usualToken = /^(?:(?:##)?[a-z0-9]+|[!-/:-@[-`{-~–—’‘“”…•→€£©®°×·]|\[(?:CLS|SEP|UNK)\])$/;

const corpus = readCorpus();
// The rules that find facts import other packages from source, which Vite resolves.
const server = await createServer({
  root: join(import.meta.dirname, '../packages/designers'),
  configFile: false,
  logLevel: 'error',
  plugins: sharedPlugins(),
  server: { middlewareMode: true, ws: false },
});
const { exampleOf } = (await server.ssrLoadModule('/wizardBriefs/marked/examples.ts')) as typeof Examples;
const all = [...corpus].flatMap(([author, own]) => own.map((brief) => ({ author, ...exampleOf(brief) })));
await server.close();

/** Authors who marked what's refused. The others' unmarked words are only likely to be allowed. */
const marksRefusals = new Set(all.flatMap(({ author, refused }) => (refused.some(Boolean) ? [author] : [])));
const likelyAllowed = 0.3;

const getVocabulary =
  'import json, sys; from transformers import AutoTokenizer as own; print(json.dumps(own.from_pretrained(sys.argv[1]).get_vocab()))';
/** The row of each token. */
const every = new Map<string, number>(
  Object.entries(JSON.parse(execFileSync(python, ['-c', getVocabulary, base], { encoding: 'utf8' }))),
);
const vocabulary = [...every].toSorted(([, one], [, other]) => one - other).map(([token]) => token);
const used = new Set(all.flatMap(({ text }) => tokensOf(text, every).map(({ row }) => row)));
const keptRows = vocabulary.flatMap((token, row) =>
  usualToken.test(token) && (row < frequent || used.has(row)) ? [row] : [],
);
const tokens = keptRows.map((row) => vocabulary[row] as string);

const counts = new Map<string, number>();
for (const { words } of all)
  for (const name of featuresOf(words).flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
const features = [...counts].flatMap(([name, count]) => (count >= rarest ? [name] : []));
const featureAt = new Map(features.map((name, at) => [name, at]));
const tokenRows = new Map(tokens.map((token, row) => [token, row]));

const asNumbers = ({ author, text, words, printed, refused, isRefusedByRules }: (typeof all)[number]) => {
  const own = tokensOf(text, tokenRows);
  return {
    rows: own.map(({ row }) => row),
    at: words.map(({ at }) => own.findIndex((token) => token.at === at[0])),
    features: featuresOf(words).map((names) => names.flatMap((name) => featureAt.get(name) ?? [])),
    printed,
    refused,
    sureness: words.map((_, word) => {
      if (marksRefusals.has(author) || printed[word]) return refused[word] ? 2 : 1;
      return isRefusedByRules[word] ? 0 : likelyAllowed;
    }),
  };
};
const examples = all.filter(({ author }) => !authorsApart.includes(author));
const statedExamples = examples.filter(({ author }) => stated.includes(author) || marksRefusals.has(author));
const testExamples = all.filter(({ author }) => authorsApart.includes(author));

const folder = mkdtempSync(join(tmpdir(), 'wizard-'));
const [examplesFile, result] = [join(folder, 'examples.json'), join(folder, 'result')];
writeFileSync(
  examplesFile,
  JSON.stringify({
    kept: keptRows,
    features,
    names: [...tokens, ...features],
    digest: digestOf(corpus),
    examples: [...examples, ...statedExamples, ...statedExamples, ...statedExamples].map(asNumbers),
    apart: testExamples.map(asNumbers),
  }),
);
const model = join(import.meta.dirname, '../packages/designers/assets/marks.bin');
execFileSync(python, [join(import.meta.dirname, 'learnMarks.py'), examplesFile, result, base], {
  stdio: 'inherit',
});
if (authorsApart.length === 0) writeFileSync(model, readFileSync(result));
else {
  const scores = JSON.parse(readFileSync(result, 'utf8')) as number[][];
  const wrong = testExamples.map(
    ({ words, printed }, at) =>
      printedBy(words, scores[at] as number[]).filter((mark, word) => mark !== printed[word]).length,
  );
  const count = testExamples.reduce((sum, { words }) => sum + words.length, 0);
  const share = (100 * (count - wrong.reduce((sum, one) => sum + one, 0))) / count;
  console.log(
    `${share.toFixed(1)} % of the words, at most two words wrong in ${wrong.filter((one) => one <= 2).length} of ${testExamples.length}`,
  );
}
rmSync(folder, { recursive: true });
