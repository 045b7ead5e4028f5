import { clearSpace } from './clearSpace.ts';
import { company } from './company.ts';
import { brandFacts } from './facts.ts';
import { legal } from './legal.ts';
import { logoLayoutUse, logoMisuses, logoVariantUse } from './logoUsage.ts';
import { coBranding, motifRules, photographyRules, pieceGrid, voiceRules } from './pieceRules.ts';
import { typeRoles } from './type.ts';

/** A section of Markdown, from its heading to the next of the same level. Throws when there is none. */
function sectionOf(markdown: string, heading: string): string {
  const section = markdown.split(/^(?=## )/m).find((part) => part.startsWith(`## ${heading}\n`));
  if (!section) throw new Error(`The README has no section "${heading}".`);
  return section.trim();
}

/**
 * Returns the brand's guide for language models in the https://llmstxt.org format: the data behind the guidelines and
 * `brand.json`, and the README's section on how to import it.
 */
export function llmsText(version: string, readme: string): string {
  const { colors, type, logos, print, files } = brandFacts(version);
  return [
    `# ${company.name} brand, @daybreak/brand ${version}`,
    `> ${company.legalName}: ${company.tagline}. Take colors, type and logos from this package. Don't write any of them by hand.`,
    sectionOf(readme, 'Entries'),
    sectionOf(readme, 'Use it'),
    '## Colors',
    colors
      .map(({ name, hex, rgb, cmyk: { c, m, y, k }, customProperty, use }) =>
        [
          `- ${name}: ${hex}, rgb(${rgb.join(' ')})`,
          `CMYK ${c}/${m}/${y}/${k}`,
          `\`${customProperty}\`. ${use}`,
        ].join(', '),
      )
      .join('\n'),
    '## Type',
    `${type.family}, as \`${type.stack}\`.`,
    typeRoles
      .map(
        ({ name, weight, lineHeight, use }) =>
          `- ${name}: weight ${weight}, line height ${lineHeight}. ${use}`,
      )
      .join('\n'),
    '## Logos',
    Object.values(logoLayoutUse)
      .map(
        ({ name, use, minimumWidth }) =>
          `- ${name}: ${use} At least ${minimumWidth.px} px or ${minimumWidth.mm} mm wide.`,
      )
      .join('\n'),
    Object.values(logoVariantUse)
      .map(({ name, ground, use, avoid }) => `- ${name}, on ${ground}: ${use} ${avoid}`)
      .join('\n'),
    [clearSpace, ...logoMisuses].map(({ rule }) => `- ${rule}`).join('\n'),
    `Files in this package, also available under ${files.root}:`,
    [...logos.map(({ svg }) => svg.path), ...print.map(({ pdf }) => pdf.path)]
      .map((path) => `- ${path}`)
      .join('\n'),
    '## Pieces',
    [...motifRules, pieceGrid, ...photographyRules, coBranding].map(({ rule }) => `- ${rule}`).join('\n'),
    voiceRules.map(({ write, not, why }) => `- ${why} Write “${write}”, not “${not}”`).join('\n'),
    '## Legal',
    legal.map((note) => `- ${note}`).join('\n'),
    '',
  ].join('\n\n');
}
