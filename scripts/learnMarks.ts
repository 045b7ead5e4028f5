import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { marksOf } from '../packages/designers/src/editor/reading/marking/model.ts';
import { readCorpus } from '../packages/designers/wizardBriefs/marked/corpus.ts';
import type * as Examples from '../packages/designers/wizardBriefs/marked/examples.ts';
import { digestOf, sourceOf } from '../packages/designers/wizardBriefs/marked/modelSource.ts';
import { type Example, train } from '../packages/designers/wizardBriefs/marked/train.ts';
import { sharedPlugins } from '../vite.shared.ts';

// Learns which words of a description are printed, in 20 minutes: `pnpm wizard:learn [--apart <author>...]`. With `--apart` it writes
// nothing and says how those authors' descriptions are read by a model that learned from all others.

const {
  values: { apart },
} = parseArgs({ options: { apart: { type: 'string', multiple: true, default: [] } } });
/** Forms that tests state count four times. */
const stated = ['leads', 'sentences', 'tested', 'wishes'];
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
const examples = new Map<string, Example[]>(
  [...corpus].map(([author, all]) => [author, all.map((brief) => exampleOf(brief))]),
);
await server.close();

const all = [...examples].flatMap(([author, own]) => (apart.includes(author) ? [] : own));
const more = stated.flatMap((author) => (apart.includes(author) ? [] : (examples.get(author) ?? [])));
const learned = train([...all, ...more, ...more, ...more], {}, (round) => console.log(`Round ${round + 1}`));

if (apart.length === 0) {
  const out = join(import.meta.dirname, '../packages/designers/src/editor/reading/marking/weights.ts');
  writeFileSync(out, sourceOf(learned, digestOf(corpus)));
  console.log(`${all.length} descriptions by ${corpus.size} authors.`);
}
for (const author of apart) {
  const own = examples.get(author) ?? [];
  const wrong = own.map(
    ({ words, printed }) => marksOf(words, learned).filter((mark, at) => mark !== printed[at]).length,
  );
  const words = own.reduce((sum, one) => sum + one.words.length, 0);
  const share = (100 * (words - wrong.reduce((sum, one) => sum + one, 0))) / words;
  console.log(
    `${author}: ${share.toFixed(1)} % of the words, at most two words wrong in ${wrong.filter((one) => one <= 2).length} of ${own.length}`,
  );
}
