import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

// Generates the tables for the separation proof (`../../proof/tables`) from the profiles in files, using Little CMS:
// `node proofTables.ts`, with `transicc` from Debian's liblcms2-utils.

const rgbGridSide = 17;
const cmykGridSide = 11;
const stocksFolder = join(import.meta.dirname, '../write/stocks');
const tablesFolder = join(import.meta.dirname, '../../proof/tables');
const folder = mkdtempSync(join(tmpdir(), 'proof-'));

const levels = (side: number, most: number) =>
  Array.from({ length: side }, (_, index) => (most * index) / (side - 1));

/** Every color of a grid, with the last component varying fastest. */
const grid = (side: number, components: number, most: number): number[][] =>
  components === 0
    ? [[]]
    : grid(side, components - 1, most).flatMap((levelsBefore) =>
        levels(side, most).map((last) => [...levelsBefore, last]),
      );

/** Converts colors with Little CMS: inks 0–100, sRGB 0–255. Transforms aren't precalculated. */
function converted(colors: number[][], ...options: string[]): number[][] {
  const answer = execFileSync('transicc', [...options, '-c0', '-n'], {
    input: `${colors.map((color) => color.join(' ')).join('\n')}\n`,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const numbers = answer
    .split('\n')
    .filter((line) => /\d/.test(line))
    .map((line) => line.trim().split(/\s+/).map(Number));
  if (numbers.length !== colors.length)
    throw new Error(`Expected ${colors.length} colors, got ${numbers.length}`);
  return numbers;
}

const base64 = (values: number[][], most: number) =>
  Buffer.from(
    values.flatMap((each) => each.map((value) => Math.round(Math.min(1, Math.max(0, value / most)) * 255))),
  ).toString('base64');

const words = (labs: number[][]) => {
  const bytes = Buffer.alloc(labs.length * 6);
  labs.forEach(([l = 0, a = 0, b = 0], index) => {
    bytes.writeUInt16BE(Math.round(l * 655.35), index * 6);
    bytes.writeUInt16BE(Math.round(a * 256 + 32768), index * 6 + 2);
    bytes.writeUInt16BE(Math.round(b * 256 + 32768), index * 6 + 4);
  });
  return bytes.toString('base64');
};

for (const stock of ['coated', 'uncoated']) {
  const source = readFileSync(join(stocksFolder, `${stock}Profile.ts`), 'utf8');
  const base64Profile = /Profile =\s+'([^']+)'/.exec(source)?.[1];
  if (!base64Profile) throw new Error(`${stock}Profile.ts holds no profile`);
  const profile = join(folder, `${stock}.icc`);
  writeFileSync(profile, inflateSync(Buffer.from(base64Profile, 'base64')));
  const colors = grid(rgbGridSide, 3, 255);
  const inks = converted(colors, '-i*sRGB', `-o${profile}`, '-t1', '-b');
  const allInks = grid(cmykGridSide, 4, 100);
  const [paper = []] = converted([[0, 0, 0, 0]], `-i${profile}`, '-o*Lab', '-t3');
  // The distance in Lab between a photograph's color and what the press makes of it.
  const convertedColors = converted(colors, '-i*sRGB', '-o*Lab', '-t1');
  const labs = converted(inks, `-i${profile}`, '-o*Lab', '-t1', '-b');
  const distances = convertedColors.map((lab, index) => [
    Math.hypot(...lab.map((value, axis) => value - (labs[index]?.[axis] ?? 0))),
  ]);
  const note = `Made by pdf/profile/proofTables.ts with Little CMS from the profile in pdf/write/stocks/${stock}Profile.ts. Not edited by hand.`;
  const row = (name: string, says: string, value: string) =>
    `  /** ${says} */\n  ${name}:\n    '${value}',\n`;
  writeFileSync(
    join(tablesFolder, `${stock}.ts`),
    `/** ${note} */\nexport const ${stock} = {\n${row('inks', `C, M, Y and K of a ${rgbGridSide}³ sRGB grid: relative colorimetric, black point compensation.`, base64(inks, 100))}${row('misses', 'How far the press misses each of these, in ΔE76 × 4.', base64(distances, 255 / 4))}${row('lab', `Lab of a ${cmykGridSide}⁴ grid of inks, relative colorimetric: L × 655.35, a and b × 256 + 32768, 16 bits, high byte first.`, words(converted(allInks, `-i${profile}`, '-o*Lab', '-t1')))}  /** Lab of the paper, absolute colorimetric. */\n  paper: [${paper.join(', ')}] as const,\n};\n`,
  );
}
rmSync(folder, { recursive: true });
