import { createServer } from 'vite';
import { sharedPlugins } from '/work/main/vite.shared.ts';
const server = await createServer({ root: '/work/main/packages/designers', configFile: false, logLevel: 'error', plugins: sharedPlugins(), server: { middlewareMode: true, ws: false } });
const { model } = await server.ssrLoadModule('/wizardBriefs/learned.ts');
const { judge } = await server.ssrLoadModule('/wizardBriefs/gates/judge.ts');
const verbose = process.env.SHOW;
let sum = 0, n = 0;
for (const name of process.argv.slice(2)) {
  const set = (await server.ssrLoadModule(`/wizardBriefs/briefs/${name}.ts`))[name];
  const c: Record<string, number> = { F: 0, C: 0, P: 0, V: 0, all: 0 };
  for (const one of set) {
    const v = await judge(one, model, { drawn: false });
    let ok = true;
    for (const g of ['F', 'C', 'P', 'V']) if (v[g].length) { ok = false; if (verbose) for (const w of v[g]) console.log(`${one.id}  ${g}  ${w}`); } else c[g]!++;
    if (ok) c.all!++;
  }
  sum += c.all!; n += set.length;
  console.log(name, set.length, JSON.stringify(c));
}
console.log('sum', sum, 'of', n);
await server.close();
