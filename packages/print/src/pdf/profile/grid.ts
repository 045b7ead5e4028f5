import { readFileSync, writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';

// The steps of `make.sh`: the sRGB grid, Lab values scaled to the stock's black, and the two TypeScript files.

const gridSide = 9;
const [step, ...values] = process.argv.slice(2);
const results = (text: string) =>
  text.split('\n').flatMap((line) => {
    const values = /-> ([-\d. ]+) \[/.exec(line)?.[1];
    return values ? [values.trim().split(' ').map(Number)] : [];
  });

if (step === undefined) {
  const level = Array.from({ length: gridSide }, (_, index) => index / (gridSide - 1));
  for (const r of level)
    for (const g of level) for (const b of level) process.stdout.write(`${r} ${g} ${b}\n`);
} else if (step === 'lab') {
  // Shadows are scaled to the stock's deepest black instead of being clipped.
  const black = Number(values[0]);
  for (const [l = 0, a = 0, b = 0] of results(readFileSync(0, 'utf8')))
    process.stdout.write(`${black + (l * (100 - black)) / 100} ${a} ${b}\n`);
} else {
  const [stock = '', profile = '', inks = '', source = '', folder = ''] = values;
  const table = results(readFileSync(inks, 'utf8'));
  if (table.length !== gridSide ** 3)
    throw new Error(`Expected ${gridSide ** 3} colors, got ${table.length}`);
  const bytes = Buffer.from(table.flatMap((color) => color.map((ink) => Math.round(ink * 255))));
  const icc = readFileSync(profile);
  const note = `Made by profile/make.sh from the characterisation data ${source}; see profile/README.md. Not edited by hand.`;
  writeFileSync(
    `${folder}/${stock}Inks.ts`,
    `/** ${note} C, M, Y and K bytes of a ${gridSide}³ sRGB grid, blue fastest, as base64. */\nexport const ${stock}Inks =\n  '${bytes.toString('base64')}';\n`,
  );
  writeFileSync(
    `${folder}/${stock}Profile.ts`,
    `/** ${note} The ICC profile, deflated, as base64: it goes into the file as it is. */\nexport const ${stock}Profile =\n  '${deflateSync(icc, { level: 9 }).toString('base64')}';\n`,
  );
}
