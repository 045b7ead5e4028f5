import { execFileSync } from 'node:child_process';

/** Programs that know nothing of the product, run in the folder where its files are. */
export function programsIn(folder: string) {
  /** What a program says. */
  const run = (program: string, ...args: string[]): string =>
    execFileSync(program, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
  const separated = new Set<string>();

  /** Draws one page as a picture per ink, once. */
  function separate(name: string, pageNumber: number, prefix: string, dpi: number) {
    if (separated.has(prefix)) return;
    separated.add(prefix);
    const range = [`-dFirstPage=${pageNumber}`, `-dLastPage=${pageNumber}`];
    run(
      'gs',
      '-q',
      '-dBATCH',
      '-dNOPAUSE',
      '-sDEVICE=tiffsep',
      `-r${dpi}`,
      ...range,
      `-sOutputFile=${prefix}.tif`,
      name,
    );
  }

  /** The most cyan, magenta, yellow and black in an area, each 0–1. */
  const darkest = (prefix: string, area: string): number[] =>
    run(
      'convert',
      ...['Cyan', 'Magenta', 'Yellow', 'Black'].map((plate) => `${prefix}(${plate}).tif`),
      ...['-crop', area, '-format', '%[fx:minima] ', 'info:'],
    )
      .trim()
      .split(' ')
      .map((lightest) => 1 - Number(lightest));

  /**
   * How many pixels of two pictures differ by more than a quarter of the range. They are compared at a quarter of their
   * size, where anti-aliasing is averaged out and what is left is in the wrong place.
   */
  const differentPixels = (one: string, other: string): number =>
    Number(
      run(
        'convert',
        one,
        other,
        '-resize',
        '25%',
        '-fuzz',
        '25%',
        '-metric',
        'AE',
        '-compare',
        '-format',
        '%[distortion]',
        'info:',
      ),
    );

  return { run, separate, darkest, differentPixels };
}
