import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { marksOf } from '../packages/designers/src/editor/reading/marking/model.ts';
import { readCorpus } from '../packages/designers/wizardBriefs/marked/corpus.ts';
import type * as Examples from '../packages/designers/wizardBriefs/marked/examples.ts';
import { digestOf, sourceOf } from '../packages/designers/wizardBriefs/marked/modelSource.ts';
import { type Example, train, trainMean } from '../packages/designers/wizardBriefs/marked/train.ts';
import { sharedPlugins } from '../vite.shared.ts';

// Learns which words of a description are printed: `pnpm wizard:learn [--apart]`. `--apart` writes nothing and says how each author's
// descriptions are read by a model that learned from all others.

const { values } = parseArgs({ options: { apart: { type: 'boolean', default: false } } });
/** Forms that tests state count four times. */
const stated = ['leads', 'sentences', 'tested'];
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

if (values.apart)
  for (const [author, own] of examples) {
    const model = train([...examples].flatMap(([other, all]) => (other === author ? [] : all)));
    const wrong = own.map(
      ({ words, printed }) => marksOf(words, model).filter((mark, at) => mark !== printed[at]).length,
    );
    const [words, mistaken] = [
      own.flatMap(({ words }) => words).length,
      wrong.reduce((sum, one) => sum + one, 0),
    ];
    const share = ((100 * (words - mistaken)) / words).toFixed(1);
    console.log(
      `${author}: ${share} % of the words, at most two words wrong in ${wrong.filter((one) => one <= 2).length} of ${own.length}`,
    );
  }
else {
  const out = join(import.meta.dirname, '../packages/designers/src/editor/reading/marking/weights.ts');
  const more = stated.flatMap((author) => examples.get(author) ?? []);
  writeFileSync(
    out,
    sourceOf(trainMean([...[...examples.values()].flat(), ...more, ...more, ...more], 4), digestOf(corpus)),
  );
  console.log(`${[...examples.values()].flat().length} descriptions by ${corpus.size} authors.`);
}
