import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumPath } from '../../../scripts/browser.ts';
import { company } from '../src/company.ts';
import { type LogoLayout, type LogoVariant, logoArtwork, logoFile, logoViewBox } from '../src/logo.ts';
import { type MailPicture, mailPictureFile, mailPictures } from '../src/mailPictures.ts';
import { rowsOf } from '../src/motif.ts';
import { type PaletteName, palette } from '../src/palette.ts';

// Draws the pictures for emails as PNGs in `assets/mail`, at three pixels per CSS pixel. Run it after a logo or color
// changes.

const root = join(import.meta.dirname, '..');
const density = 3;
const { teal, cyan, orange, amber, night, white } = Object.fromEntries(
  Object.entries(palette).map(([name, { hex }]) => [name, hex]),
) as Record<PaletteName, string>;
const poppins = readFileSync(join(root, 'assets/fonts/poppins-600.ttf')).toString('base64');

const pathsOf = (layout: LogoLayout, variant: LogoVariant) =>
  readFileSync(join(root, logoFile(layout, variant)), 'utf8').replaceAll(/<\/?svg[^>]*>/g, '');

const svg = (
  { width, height }: { width: number; height: number },
  inside: string,
  box = `0 0 ${width} ${height}`,
) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${inside}</svg>`;

/**
 * Draws a logo on a white outline, measured in the logo's units. Blurring and then cutting the blur off rounds the outline; a stroke would
 * leave gaps at the ends of open paths.
 */
function withOutline(layout: LogoLayout, outline: number) {
  // The wide logo starts where its outline does, so it lines up with text; the others keep the shape of their file.
  const { x, y, width, height } =
    layout === 'logo' ? grow(logoArtwork[layout], outline) : { x: 0, y: 0, ...logoViewBox[layout] };
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return svg(
    mailPictures[layout],
    `<filter id="outline" filterUnits="userSpaceOnUse" ${box}><feGaussianBlur in="SourceAlpha" stdDeviation="${outline / 1.645}"/><feComponentTransfer result="shape"><feFuncA type="linear" slope="26" intercept="-1.3"/></feComponentTransfer><feFlood flood-color="${white}"/><feComposite in2="shape" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter><g filter="url(#outline)">${pathsOf(layout, 'primary')}</g>`,
    `${x} ${y} ${width} ${height}`,
  );
}

const grow = ({ x, y, width, height }: typeof logoArtwork.logo, by: number) => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The disc on its horizon above rows that get thicker toward the viewer. */
function motif(
  { width, height }: { width: number; height: number },
  disc: { x: number; y: number; radius: number },
  colors: { ground: string; disc: string; rows: string },
) {
  const rows = rowsOf(3, height - disc.y).map(
    ({ offset, thickness }) =>
      `<rect x="0" y="${disc.y + offset}" width="${width}" height="${thickness}" fill="${colors.rows}"/>`,
  );
  return `<rect width="${width}" height="${height}" fill="${colors.ground}"/><path d="M${disc.x - disc.radius} ${disc.y}a${disc.radius} ${disc.radius} 0 0 1 ${2 * disc.radius} 0z" fill="${colors.disc}"/>${rows.join('')}`;
}

/** A certification: a check on a disc with its name next to it. */
const seal = (name: string) =>
  `<span style="display:flex;align-items:center;gap:4px"><svg width="12" height="12" viewBox="0 0 12 12"><circle cx="6" cy="6" r="6" fill="${cyan}"/><path d="m3.2 6.2 2 2 3.7-4" fill="none" stroke="${white}" stroke-width="1.6"/></svg>${name}</span>`;

const strip = (names: readonly string[]) =>
  `<div style="display:flex;align-items:center;justify-content:space-between;box-sizing:border-box;height:20px;padding:0 9px 0 4px;border-radius:10px;background:#E8F3F7;color:${teal}">${names.map(seal).join('')}</div>`;

const banner = (name: MailPicture, ground: string, disc: string, rows: string) =>
  svg(mailPictures[name], motif(mailPictures[name], { x: 62, y: 52, radius: 43 }, { ground, disc, rows }));

/** The large disc, with a logo of the given pixel size at the top. */
function panel(layout: LogoLayout, width: number) {
  const box = logoViewBox[layout];
  const height = (width * box.height) / box.width;
  const logo = `<svg x="12" y="12" width="${width}" height="${height}" viewBox="0 0 ${box.width} ${box.height}">${pathsOf(layout, 'on-image')}</svg>`;
  const disc = { x: 94, y: 126, radius: 62 };
  const colors = { ground: night, disc: orange, rows: cyan };
  return svg(mailPictures.panel, motif(mailPictures.panel, disc, colors) + logo);
}

const drawings: Record<MailPicture, string> = {
  logo: withOutline('logo', 3),
  stacked: withOutline('stacked', 2),
  icon: withOutline('icon', 3),
  certifications: strip(company.certifications.map(({ label }) => label)),
  panel: panel('logo', 112),
  'panel-icon': panel('icon', 44),
  'banner-night': banner('banner-night', night, orange, cyan),
  'banner-teal': banner('banner-teal', teal, amber, cyan),
  'banner-orange': banner('banner-orange', orange, white, night),
};

const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ deviceScaleFactor: density });
  for (const [name, drawing] of Object.entries(drawings) as [MailPicture, string][]) {
    await page.setViewportSize(mailPictures[name]);
    await page.setContent(
      `<style>@font-face{font-family:Poppins;src:url(data:font/ttf;base64,${poppins})}body{margin:0;font:600 10px Poppins}svg{display:block}</style>${drawing}`,
    );
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const file = join(root, mailPictureFile(name));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await page.screenshot({ omitBackground: true }));
  }
} finally {
  await browser.close();
}
