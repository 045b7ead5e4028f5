import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '../../packages/brand/src/company.ts';
import {
  type LogoLayout,
  type LogoPdfVariant,
  logoFile,
  logoViewBox,
} from '../../packages/brand/src/logo.ts';
import { type Cmyk, palette } from '../../packages/brand/src/palette.ts';
import { parsePathData } from '../../packages/print/src/pdf/walk/svg/svgPath.ts';
import {
  dict,
  latin1,
  num,
  nums,
  PdfFile,
  ref,
  textString,
} from '../../packages/print/src/pdf/write/objects.ts';

const brand = join(import.meta.dirname, '..', '..', 'packages', 'brand');
const black: Cmyk = { c: 0, m: 0, y: 0, k: 100 };

/** Returns the stored inks of a palette color. Throws for other colors, because inks are never computed. */
function inksOf(fill: string): Cmyk {
  const hex = (fill.length === 4 ? fill.replace(/[\da-f]/gi, '$&$&') : fill).toUpperCase();
  const color = Object.values(palette).find((known) => known.hex === hex);
  if (!color) throw new Error(`A logo is painted with ${fill}, which is no colour of the palette.`);
  return color.cmyk;
}

/** The paths of a logo, each as PDF page operators. Throws on anything in the drawing that isn't a filled path. */
function operators(svg: string, inks: (fill: string) => Cmyk): string[] {
  const written: string[] = [];
  let inherited: string | undefined;
  for (const tag of svg.match(/<(?!\/?svg\b)[^>]+>/g) ?? []) {
    const [, group] = /^<g fill="(#[\da-f]+)">$/.exec(tag) ?? [];
    if (group || tag === '</g>') {
      inherited = group;
      continue;
    }
    const [, fill = inherited, data] = /^<path(?: fill="(#[\da-f]+)")? d="([^"]+)"\/>$/.exec(tag) ?? [];
    if (!fill || !data)
      throw new Error(`A logo has ${tag.slice(0, 60)}, and only filled paths can be written.`);
    const { c, m, y, k } = inks(fill);
    const path = parsePathData(data).map(([kind, ...points]) =>
      kind === 'Z' ? 'h' : `${nums(points)} ${kind.toLowerCase()}`,
    );
    written.push(`${nums([c / 100, m / 100, y / 100, k / 100])} k`, ...path, 'f');
  }
  return written;
}

/** A logo as a print PDF: vectors in device CMYK with the stored inks, or all in black ink; one unit of the drawing is one point. */
export async function logoPdf(layout: LogoLayout, variant: LogoPdfVariant): Promise<Buffer> {
  const inBlack = variant === 'black';
  const svg = readFileSync(join(brand, logoFile(layout, inBlack ? 'grey' : variant)), 'utf8');
  const { width, height } = logoViewBox[layout];
  // Drawings have their origin at the top, pages at the bottom.
  const content = [`1 0 0 -1 0 ${num(height)} cm`, ...operators(svg, inBlack ? () => black : inksOf)].join(
    '\n',
  );

  const file = new PdfFile();
  const pages = file.reserve();
  const box = `[0 0 ${nums([width, height])}]`;
  const page = file.add(
    dict({
      Type: '/Page',
      Parent: ref(pages),
      MediaBox: box,
      TrimBox: box,
      Resources: '<<>>',
      Contents: ref(file.add({ entries: {}, bytes: latin1(content) })),
    }),
  );
  file.set(pages, dict({ Type: '/Pages', Kids: `[${ref(page)}]`, Count: 1 }));
  const Root = file.add(dict({ Type: '/Catalog', Pages: ref(pages) }));
  const Info = file.add(dict({ Title: textString(`${company.name} ${layout}, ${variant}`) }));
  // Equal drawings give byte-for-byte equal files.
  const id = createHash('md5').update(content).digest('hex').toUpperCase();
  return Buffer.from(await (await file.build({ Root, Info, id })).arrayBuffer());
}
