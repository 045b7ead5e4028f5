import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

const file = join(import.meta.dirname, '..', '..', 'docs/benchmarks.md');

/** Rows of a table that are printed as they're added. */
export function printedRows() {
  const rows: string[][] = [];
  const add = (...cells: string[]) => {
    rows.push(cells);
    console.log(cells.join('  '));
  };
  return { rows, add };
}

/** Writes one part of docs/benchmarks.md, replacing its previous text. */
export function writePart(
  title: string,
  command: string,
  /** The measured program, with its version. */
  program: string,
  words: string[],
  table: string[][],
) {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, ${program}`;
  const [head = [], ...rows] = table;
  const part = [
    `## ${title}`,
    `Written by \`${command}\` on ${new Date().toISOString().slice(0, 10)}: ${machine}.`,
    ...words,
    [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
  ].join('\n\n');
  const [top = '', ...parts] = readFileSync(file, 'utf8').split(/^(?=## )/m);
  const others = parts.filter((one) => !one.startsWith(`## ${title}\n`)).map((one) => one.trim());
  writeFileSync(file, `${[top.trim(), part, ...others].join('\n\n')}\n`);
}
