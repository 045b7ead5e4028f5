import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { rowsOf } from '../packages/brand/src/motif.ts';
import { palette } from '../packages/brand/src/palette.ts';
import { launchChromium } from './launchChromium.ts';

// Makes the bright meeting backgrounds and the plain one: 1920 × 1080 px as JPEG, and 480 and 960 px wide as WebP. None
// draws the eye to a point behind the person. The three backgrounds of our halls are rendered elsewhere.

const assets = join(import.meta.dirname, '..', 'packages', 'media', 'assets');
const folder = mkdtempSync(join(tmpdir(), 'backgrounds-'));
const { orange, amber, cyan } = palette;

/** A little grain, so that smooth gradients show no banding. */
const grain = `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  0 0 0 .5 0"/></filter><rect width="1920" height="1080" filter="url(#grain)" opacity=".035"/>`;
/** The texture of plaster. */
const plaster = `<filter id="plaster" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".006 .008" numOctaves="4" seed="3"/><feColorMatrix values="0 0 0 0 .35  0 0 0 0 .3  0 0 0 0 .26  .5 .3 0 0 -.28"/></filter><rect width="1920" height="1080" filter="url(#plaster)" opacity=".16"/>`;
const gradient = (id: string, along: string, stops: readonly (readonly [number, string, number?])[]) =>
  `<linearGradient id="${id}" ${along}>${stops.map(([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`).join('')}</linearGradient>`;
const down = 'x1="0" y1="0" x2="0" y2="1"';
const blur = (id: string, by: number) =>
  `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${by}"/></filter>`;

/** A branch with leaves on both sides, from its base up. */
function branch(x: number, y: number, length: number, turn: number, leaves: number): string {
  const parts = Array.from({ length: leaves }, (_, index) => {
    const at = ((index + 1.2) / (leaves + 0.5)) * length;
    const side = index % 2 ? 1 : -1;
    const size = 1 - (index / leaves) * 0.45;
    return `<ellipse rx="${78 * size}" ry="${21 * size}" transform="translate(0 ${-at}) rotate(${side > 0 ? -38 : 218}) translate(${74 * size} 0)"/>`;
  });
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0v${-length}" stroke="#000" stroke-width="7"/>${parts.join('')}</g>`;
}

/** Morning sun through an unseen window, on a wall whose lower part is painted. */
function windowLight(): string {
  const panes = [0, 1, 2].flatMap((column) =>
    [0, 1].map((row) => `<rect x="${column * 262}" y="${row * 336}" width="236" height="310"/>`),
  );
  const shape = `<g transform="translate(900 -150) scale(1.52) skewY(13) skewX(-20)">${panes.join('')}</g>`;
  const shadows = branch(1380, 1120, 980, 16, 15) + branch(1900, 900, 860, -16, 13);
  return `<defs>${gradient('wall', 'x1="0" y1="0" x2="1" y2="1"', [
    [0, '#EBE6DF'],
    [0.5, '#DDD6CC'],
    [1, '#CFC6BA'],
  ])}${gradient('foot', 'x1="0" y1="0" x2="1" y2="0"', [
    [0, '#C3DADB'],
    [1, '#9DC0C5'],
  ])}${gradient('sun', 'x1="0" y1="0" x2="1" y2=".6"', [
    [0, '#221E1B'],
    [1, '#221C15'],
  ])}${blur('soft', 7)}${blur('leaf', 10)}${blur('bounce', 90)}<mask id="lit"><g fill="#fff" filter="url(#soft)">${shape}</g><g fill="#000" stroke="none" filter="url(#leaf)" opacity=".82">${shadows}</g></mask></defs><rect width="1920" height="1080" fill="url(#wall)"/><rect y="850" width="1920" height="230" fill="url(#foot)"/><rect y="850" width="1920" height="3" fill="#fff" opacity=".5"/>${plaster}<g fill="#FFF1E0" opacity=".34" filter="url(#bounce)">${shape}</g><g style="mix-blend-mode:color-dodge"><rect width="1920" height="1080" fill="url(#sun)" mask="url(#lit)"/></g>`;
}

/** The brand's motif in the colors of a clear morning: the disc cropped by one edge, with low rows. */
function sunrise(): string {
  const horizon = 812;
  const rows = rowsOf(4, 1080 - horizon).map(
    ({ offset, thickness }, index) =>
      `<rect y="${horizon + offset}" width="1920" height="${thickness + 1}" fill="${cyan.hex}" opacity="${0.55 + index * 0.12}"/>`,
  );
  return `<defs>${gradient('sky', down, [
    [0, '#F3F8FA'],
    [0.45, '#FFF9EF'],
    [0.75, '#FFE9CB'],
    [1, '#FFF6E8'],
  ])}${gradient('disc', down, [
    [0, amber.hex],
    [1, orange.hex],
  ])}<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="1690" cy="${horizon}" r="1150"><stop offset=".38" stop-color="${amber.hex}" stop-opacity=".42"/><stop offset="1" stop-color="${amber.hex}" stop-opacity="0"/></radialGradient></defs><rect width="1920" height="1080" fill="url(#sky)"/><rect width="1920" height="${horizon}" fill="url(#glow)"/><path d="M1220 ${horizon}a470 470 0 0 1 940 0z" fill="url(#disc)"/>${rows.join('')}`;
}

/** An evenly lit wall. */
const plainBackground = () =>
  `<defs><radialGradient id="light" gradientUnits="userSpaceOnUse" cx="760" cy="330" r="1500"><stop offset="0" stop-color="#FBFCFC"/><stop offset=".45" stop-color="#EDF2F4"/><stop offset="1" stop-color="#CBD8DF"/></radialGradient></defs><rect width="1920" height="1080" fill="url(#light)"/><g opacity=".22">${plaster}</g>`;

const encode = (from: string, name: string, ...edit: readonly string[]) => {
  const to = join(assets, 'meeting-backgrounds', name);
  const jpeg = ['-strip', '-sampling-factor', '4:4:4', '-interlace', 'JPEG', '-quality', '88'];
  execFileSync('convert', [from, ...edit, ...jpeg, `${to}.jpg`]);
  for (const width of [480, 960])
    execFileSync('cwebp', [
      '-quiet',
      '-q',
      '80',
      '-resize',
      String(width),
      '0',
      `${to}.jpg`,
      '-o',
      `${to}-${width}.webp`,
    ]);
};

const browser = await launchChromium();
try {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  const backgrounds = { 'window-light': windowLight(), sunrise: sunrise(), plain: plainBackground() };
  for (const [name, drawing] of Object.entries(backgrounds)) {
    await page.setContent(
      `<style>body{margin:0}svg{display:block}</style><svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080" viewBox="0 0 1920 1080">${drawing}${grain}</svg>`,
    );
    const picture = join(folder, `${name}.png`);
    await page.screenshot({ path: picture });
    encode(picture, name);
  }
} finally {
  await browser.close();
}

// The sky above the array, slightly out of focus behind the person in front of it.
encode(
  join(assets, 'print/solar-portrait.jpg'),
  'morning-sky',
  ...['-crop', '3600x2025+0+500', '+repage', '-resize', '1920x1080!', '-blur', '0x5'],
  ...['-modulate', '100,92', '-level', '0%,92%,1.28'],
);
