import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { replaceBlock } from '../readmes/tables.ts';
import { filesOf, type Packed, unpackedBytes } from './pack.ts';

const kb = (bytes: number) => `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;

function compressed(packed: Packed, ending: string): number {
  const texts = filesOf(packed)
    .filter((file) => file.startsWith('dist/') && file.endsWith(ending))
    .map((file) => readFileSync(join(packed.folder, file), 'utf8'));
  return texts.length > 0 ? gzipSync(texts.join('')).length : 0;
}

/** A package's sizes, in the format of its README. */
function sizesTable(packed: Packed): string {
  const rows: [string, number][] = [
    ['Download', packed.packedBytes],
    ['Installed', unpackedBytes(packed)],
    ['All scripts, gzip', compressed(packed, '.js')],
    ['All styles, gzip', compressed(packed, '.css')],
  ];
  const nonEmpty = rows.filter(([, bytes]) => bytes > 0);
  return [
    `| ${nonEmpty.map(([name]) => name).join(' | ')} |`,
    `| ${nonEmpty.map(() => '---:').join(' | ')} |`,
    `| ${nonEmpty.map(([, bytes]) => kb(bytes)).join(' | ')} |`,
  ].join('\n');
}

const numbersOf = (table: string) => [...table.matchAll(/([\d.]+) kB/g)].map(([, value]) => Number(value));

/** Returns whether the sizes in a README match the package's, give or take a tenth. */
function isClose(stated: string, measured: string): boolean {
  const [before, now] = [numbersOf(stated), numbersOf(measured)];
  return (
    before.length === now.length &&
    now.every((size, index) => Math.abs(size - (before[index] ?? 0)) <= size / 10)
  );
}

/** Checks the README's sizes against the packed files. With `write`, rewrites them. */
export function sizesProblem(packed: Packed, readme: string, write: boolean): string | undefined {
  const markdown = readFileSync(readme, 'utf8');
  const measured = sizesTable(packed);
  if (write) writeFileSync(readme, replaceBlock(markdown, 'sizes', measured));
  const stated = /<!-- sizes -->\n([\s\S]*?)\n<!-- \/sizes -->/.exec(markdown)?.[1] ?? '';
  if (write || isClose(stated, measured)) return undefined;
  return `${packed.manifest.name}: its README says\n${stated}\nand the packed files weigh\n${measured}\nRun \`node scripts/package-check.ts --write\`.`;
}
