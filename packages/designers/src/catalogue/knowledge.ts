import { lengthIn, printDpi, safeZone } from '@daybreak/print';
import { wizardKnowledge } from '../campaigns/wizard/wizard.knowledge.ts';
import { wizardManifest } from '../campaigns/wizard/wizard.manifest.ts';
import type { Manifest } from '../designers/manifest.ts';
import { countInWords, joinWithAnd, joinWithOr, type Passages, sizesIn } from '../designers/passages.ts';
import { fields } from '../designers/registry/fields.ts';
import { knowledge } from '../designers/registry/knowledge.ts';
import { manifests } from '../designers/registry/manifests.ts';
import { languages } from '../editor/artwork/text/languages.ts';
import type { Fields } from '../editor/fields/fields.ts';
import { maxFileBytes } from '../editor/images/readImage.ts';
import { sharedLayoutsAndQuote } from '../editor/layouts/layoutNames.ts';
import { printedMetric, printedSize } from '../editor/sizes/sizes.ts';
import { guideNames } from '../editor/studio/canvas/guides.ts';
import { mostRows } from '../editor/table/readTable.ts';

const onHub = Object.values<Manifest>(manifests).filter(({ place }) => place === 'hub');

/** The themes, by their description, each with the designers that offer it. */
const themes = new Map<string, string[]>();
const themed = Object.entries<Fields>(fields).filter(([, { theme }]) => theme?.kind === 'choice');
for (const [id, { theme }] of themed)
  if (theme?.kind === 'choice' && Array.isArray(theme.options))
    for (const { label } of theme.options) {
      const { title } = manifests[id as keyof typeof manifests];
      themes.set(label, [...(themes.get(label) ?? []), title]);
    }
const everywhere = [...themes].filter(([, titles]) => titles.length === themed.length);

/** Names the fields of a designer: "title, caption (up to 280 characters) and number to feature". */
const fieldList = (own: Fields) =>
  joinWithAnd([
    ...new Set(
      Object.values(own).map(({ label, ...field }) => {
        const name = label
          .replace(/^./, (first) => first.toLowerCase())
          .replace(/ for frame \d+$/, ' for each frame')
          .replace(/^which (.*)\?$/, '$1 to feature');
        return 'limit' in field && typeof field.limit === 'number'
          ? `${name} (up to ${field.limit} characters)`
          : name;
      }),
    ),
  ]);

/** The purpose and the fields of each designer. */
const pages = Object.fromEntries(
  Object.entries<Manifest>(manifests)
    .filter(([id, { partOf }]) => id in fields && !partOf)
    .map(([id, { title, summary }]) => [
      `${title}: what to fill in`,
      `${summary} The form has these fields: ${fieldList(fields[id as keyof typeof fields])}. Some appear only when they apply.`,
    ]),
);

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const inCampaigns = Object.values<Manifest>(manifests).filter((manifest) => manifest.inCampaigns);

/** Printed sheets in both units, and one large enough to be seen from a distance. */
const [sheet, metricSheet, large] = [printedSize(8.5, 11), printedMetric(210, 297), printedSize(24, 36)];
const inBoth = (inch: number, metric: number) =>
  `${lengthIn(sheet, inch)}, or ${lengthIn(metricSheet, metric)}`;

/**
 * The assistant's knowledge about the designers, by passage title. A migration adds it to the database: `pnpm
 * designers`.
 */
export const passages: Passages = Object.assign(
  {
    'The Marketing Center': `In the Marketing Center, you can create ${countInWords(onHub)} kinds of materials: ${joinWithAnd(onHub.map(({ title }) => title))}. You can also use the ${wizardManifest.title}. Choose what you want to create, fill in the form, and watch the preview. Choose "Back" to pick another.`,
    'Designer themes': [
      `Choose ${joinWithOr(everywhere.map(([theme]) => `"${theme}"`))} in every designer with themes.`,
      ...[...themes]
        .filter(([, titles]) => titles.length < themed.length)
        .map(([theme, titles]) => `"${theme}" is in ${joinWithAnd(titles)}.`),
    ].join(' '),
    'Changing the layout': `Choose another layout under Layouts in the studio, or under "Composition" in the designer's form. There are ${countInWords(sharedLayoutsAndQuote)}: ${joinWithAnd(sharedLayoutsAndQuote.map(({ label }) => label))}. Each designer offers the ones that suit it. Each option shows your own piece in that layout, and your text doesn't change.`,
    'Pictures in a piece': `Choose a picture in the designer's form or under Pictures in the studio: one from the library or one of yours. Drop or paste your own as PNG, JPEG, WebP or SVG, up to ${maxFileBytes / 1024 / 1024} MB each. Drag the focal point and set "Scale" to choose the part that's shown. If you don't choose a picture, the designer picks one for you.`,
    'Making many pieces at once': `Choose "Create in bulk" in the designer. It works for ads, flyers, posters, postcards, social posts, business cards and meeting backgrounds. Use rows from the staff directory or from a CSV file with up to ${mostRows.toLocaleString('en-US')} rows, match the columns to the fields, check the rows, and download one print PDF, or a ZIP with a file for each row. Save an Excel sheet as CSV first.`,
    Campaigns: `Choose "Create campaign" in a designer to use the same facts (date, time, place, offer, link) in other formats: ${joinWithAnd(inCampaigns.map(({ title }) => title))}. Save them as drafts or download them all in a ZIP. If you change a fact in one piece later, you can update the others.`,
    'Language of a piece': `Choose one of ${countInWords(Object.keys(languages))} languages under "Language" in the designer's form: ${joinWithAnd(Object.keys(languages).map((tag) => languageNames.of(tag) ?? tag))}. The piece's dates, times and fixed text appear in that language. Your own text doesn't change.`,
    'Guides in the studio': `In the studio, choose "Guides" and select what you want to see: ${joinWithAnd(Object.values(guideNames).map((name) => name.toLowerCase().replace(/^covered/, 'the area covered')))}. Guides appear only on screen, never in files. Zoom with "Larger" and "Smaller."`,
    'Print specifications': `Printed pieces are made at ${printDpi(sheet)} DPI in CMYK. The bleed on each edge is ${inBoth(sheet.bleed, metricSheet.bleed)} for metric sizes. Keep text at least ${inBoth(safeZone.in, safeZone.mm)}, away from the trim. Pieces over 17 inches on the short side need only ${printDpi(large)} DPI.`,
    Infographics: `An infographic shows steps, figures or points in one picture. It comes in these sizes: ${joinWithAnd(sizesIn(fields.infographic.size))}. To make one, choose Infographic in the ${wizardManifest.title}, then "Generate Design" and "Open in designer."`,
    'Units in an infographic': `In the infographic designer, enter one point per line, with a number if it has one, such as "Glass: 76%." If all numbers have the same unit, such as "tons" or "panels," enter it once under "${fields.infographic.unit.label}" (up to ${fields.infographic.unit.limit} characters). It's added to every number without a unit.`,
    'Message on the back of a postcard': `Next to the address, the back of a postcard can have a message of up to ${fields.postcard.backMessage.limit} characters. ${fields.postcard.backMessage.hint.replace(/^.*?\. Leave/, 'Leave it')}`,
    'Postcard postage': `Under "${fields.postcard.postage.label}," choose ${joinWithOr(fields.postcard.postage.options.map(({ label }) => label.toLowerCase()))}. For a permit imprint, enter the permit lines exactly as your post office provides them. They replace the stamp.`,
  } satisfies Passages,
  pages,
  ...Object.values<Passages>(knowledge),
  wizardKnowledge,
);
