import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string | Record<string, string>>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** A package as npm would deliver it. */
export interface Packed {
  manifest: Manifest;
  /** The tarball, and its size in bytes. */
  tarball: string;
  packedBytes: number;
  /** The folder of the unpacked package. */
  folder: string;
}

/** Packs the package in `source` and unpacks it, both below `into`. */
export async function pack(source: string, into: string): Promise<Packed> {
  const name = source.split('/').at(-1) ?? '';
  const folder = join(into, name);
  mkdirSync(folder, { recursive: true });
  await run(`${name}: pack`, 'pnpm', ['pack', '--pack-destination', folder], source);
  const file = readdirSync(folder).find((entry) => entry.endsWith('.tgz'));
  if (!file) throw new Error(`pnpm pack left no tarball in ${folder}.`);
  const tarball = join(folder, file);
  await run(`${name}: unpack`, 'tar', ['-xzf', tarball], folder);
  const unpacked = join(folder, 'package');
  return {
    manifest: JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8')),
    tarball,
    packedBytes: statSync(tarball).size,
    folder: unpacked,
  };
}

/** Paths of all files of an unpacked package, relative to it. */
export const filesOf = ({ folder }: Packed): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

export const unpackedBytes = (packed: Packed): number =>
  filesOf(packed).reduce((sum, file) => sum + statSync(join(packed.folder, file)).size, 0);
