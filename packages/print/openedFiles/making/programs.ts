import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Inks = [cyan: number, magenta: number, yellow: number, black: number];

/** Runs independent programs in a folder with files. */
export function programsIn(folder: string) {
  /** Runs a program and returns its output. */
  const run = (program: string, ...args: string[]): string =>
    execFileSync(program, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });

  const pages = new Map<string, Separations>();
  /** Separates the inks of one page with Ghostscript. */
  const separations = (name: string, page: number, dpi: number, ...more: string[]): Separations => {
    const key = `${name}-${page}-${dpi}`;
    const known = pages.get(key) ?? separate(name, page, dpi, key, more);
    pages.set(key, known);
    return known;
  };
  const separate = (name: string, page: number, dpi: number, key: string, more: string[]) => {
    const pageOnly = [`-dFirstPage=${page}`, `-dLastPage=${page}`];
    const output = [`-sDEVICE=tiffsep`, `-r${dpi}`, `-sOutputFile=${key}.tif`];
    run('gs', '-q', '-dBATCH', '-dNOPAUSE', ...output, ...pageOnly, ...more, name);
    const plates = (['Cyan', 'Magenta', 'Yellow', 'Black'] as const).map((plate) => {
      const file = `${key}(${plate}).tif`;
      run('convert', file, '-depth', '8', `gray:${key}.raw`);
      return readFileSync(join(folder, `${key}.raw`));
    });
    return new Separations(Number(run('identify', '-format', '%w', `${key}(Black).tif`)), plates);
  };

  /**
   * Returns the share of pixels that differ by more than a quarter of the range. The pictures are compared at a quarter
   * of their size, which averages out anti-aliasing, so remaining differences are misplaced artwork.
   */
  const difference = (one: string, other: string): number => {
    const [width = 0, height = 0] = run('identify', '-format', '%w %h', one).split(' ').map(Number);
    const compared = ['-scale', '25%', '-fuzz', '25%', '-metric', 'AE', '-compare'];
    const count = Number(run('convert', one, other, ...compared, '-format', '%[distortion]', 'info:'));
    return (count * 16) / (width * height);
  };

  return { run, separations, difference };
}

/** The four plates of a page, as pixels. */
class Separations {
  readonly #width: number;
  /** The lightness of each pixel, 0–255, per ink. */
  readonly plates: Uint8Array[];

  constructor(width: number, plates: Uint8Array[]) {
    this.#width = width;
    this.plates = plates;
  }

  /** Returns the maximum of each ink in an area, 0–1. */
  most(x: number, y: number, width: number, height: number): Inks {
    return this.#each(
      x,
      y,
      width,
      height,
      (values) => 1 - values.reduce((a, b) => Math.min(a, b), 255) / 255,
    );
  }

  /** Returns the minimum of each ink in an area, 0–1. */
  least(x: number, y: number, width: number, height: number): Inks {
    return this.#each(x, y, width, height, (values) => 1 - values.reduce((a, b) => Math.max(a, b), 0) / 255);
  }

  #each(x: number, y: number, width: number, height: number, read: (values: number[]) => number): Inks {
    return this.plates.map((pixels) => {
      const values: number[] = [];
      for (let row = y; row < y + height; row++)
        values.push(...pixels.subarray(row * this.#width + x, row * this.#width + x + width));
      return read(values);
    }) as Inks;
  }
}
