import { type as brandType } from '@daybreak/brand';
import { ExportError, orPicture } from '../../types.ts';
import { type MissingCharacter, nameOf, placedName } from '../../words/characterNames.ts';
import { splitValues } from './cssValues.ts';

/** A CSS feature that the print PDF can't draw. It's refused by name, never silently left out. */
interface Refusal {
  /** Completes "The print PDF cannot draw …". */
  feature: string;
  uses: (style: CSSStyleDeclaration, element: Element) => boolean;
}

const isSet = (value: string) => value !== '' && value !== 'none' && value !== 'normal' && value !== 'auto';
const boxPseudoElements = ['::before', '::after'] as const;
/** Elements without `::before` and `::after` (CSS Pseudo-Elements 4, 4.1). Firefox returns styles for them anyway. */
const elementsWithoutPseudo = 'img, svg, br, wbr';
const unprintableElements = new Set([
  'VIDEO',
  'AUDIO',
  'CANVAS',
  'IFRAME',
  'OBJECT',
  'EMBED',
  'MATH',
  'INPUT',
  'TEXTAREA',
  'SELECT',
  'METER',
  'PROGRESS',
]);
const slantedStyle = /^(oblique|italic)/;
const printedBorderStyles = new Set(['none', 'hidden', 'solid', 'dashed', 'dotted']);

export const refusals: Refusal[] = [
  { feature: 'filters', uses: (style) => isSet(style.filter) },
  { feature: 'backdrop filters', uses: (style) => isSet(style.backdropFilter ?? '') },
  { feature: 'clip paths', uses: (style) => isSet(style.clipPath) },
  { feature: 'masks', uses: (style) => isSet(style.maskImage ?? '') },
  {
    feature: 'blend modes',
    uses: (style) => isSet(style.mixBlendMode) || splitValues(style.backgroundBlendMode).some(isSet),
  },
  { feature: 'inset shadows', uses: (style) => isSet(style.boxShadow) && style.boxShadow.includes('inset') },
  { feature: 'shadows', uses: (style) => isSet(style.boxShadow) || isSet(style.textShadow) },
  { feature: 'radial gradients', uses: (style) => style.backgroundImage.includes('radial-gradient') },
  { feature: 'conic gradients', uses: (style) => style.backgroundImage.includes('conic-gradient') },
  { feature: 'repeating gradients', uses: (style) => style.backgroundImage.includes('repeating-') },
  { feature: 'backgrounds clipped to text', uses: (style) => style.backgroundClip.includes('text') },
  {
    feature: 'fixed backgrounds',
    uses: (style) => style.backgroundImage !== 'none' && style.backgroundAttachment.includes('fixed'),
  },
  { feature: 'border images', uses: (style) => isSet(style.borderImageSource) },
  {
    feature: 'double, grooved or ridged borders',
    uses: (style) =>
      (['Top', 'Right', 'Bottom', 'Left'] as const).some(
        (side) =>
          Number.parseFloat(style[`border${side}Width`]) > 0 &&
          !printedBorderStyles.has(style[`border${side}Style`]),
      ),
  },
  {
    feature: 'collapsed table borders',
    uses: (style) =>
      style.display.startsWith('table') &&
      style.borderCollapse === 'collapse' &&
      Number.parseFloat(style.borderTopWidth) + Number.parseFloat(style.borderLeftWidth) > 0,
  },
  {
    feature: 'outlines',
    uses: (style) => isSet(style.outlineStyle) && Number.parseFloat(style.outlineWidth) > 0,
  },
  {
    feature: 'text or shapes made with ::before or ::after',
    uses: (_style, element) =>
      !element.matches(elementsWithoutPseudo) &&
      boxPseudoElements.some((pseudo) => isSet(getComputedStyle(element, pseudo).content)),
  },
  {
    feature: 'list bullets',
    uses: (style) =>
      style.display.includes('list-item') && (isSet(style.listStyleType) || isSet(style.listStyleImage)),
  },
  {
    feature: '3D transforms',
    uses: (style) => style.transform.startsWith('matrix3d') || isSet(style.perspective),
  },
  { feature: 'zoom', uses: (style) => Number.parseFloat(style.getPropertyValue('zoom') || '1') !== 1 },
  {
    feature: 'vertical text',
    uses: (style) => isSet(style.writingMode) && style.writingMode !== 'horizontal-tb',
  },
  {
    feature: 'outlined text',
    uses: (style) => Number.parseFloat(style.getPropertyValue('-webkit-text-stroke-width') || '0') > 0,
  },
  { feature: 'emphasis marks', uses: (style) => isSet(style.getPropertyValue('text-emphasis-style')) },
  { feature: 'small capitals', uses: (style) => isSet(style.fontVariantCaps) },
  { feature: 'several columns', uses: (style) => isSet(style.columnCount) || isSet(style.columnWidth) },
  { feature: 'automatic hyphens', uses: (style) => style.hyphens === 'auto' },
  {
    feature: 'text cut off with an ellipsis',
    uses: (style, element) =>
      (style.textOverflow === 'ellipsis' &&
        style.overflowX !== 'visible' &&
        element.scrollWidth > element.clientWidth) ||
      (isSet(style.getPropertyValue('-webkit-line-clamp')) &&
        element.scrollHeight > element.clientHeight + 1),
  },
  { feature: 'fixed positions', uses: (style) => style.position === 'fixed' },
  {
    feature: 'video, forms, canvases or embedded pages',
    uses: (_style, element) => unprintableElements.has(element.tagName),
  },
];

/** Refused only if text actually uses it. */
const textRefusals: Refusal[] = [
  {
    feature: 'italic text (Poppins is available only in upright styles)',
    uses: (style) => slantedStyle.test(style.fontStyle),
  },
  {
    feature: `text in a font other than ${brandType.family}`,
    uses: (style) =>
      !splitValues(style.fontFamily).some((family) => family.replace(/["']/g, '') === brandType.family),
  },
  {
    feature: 'this font weight (Poppins is available in 400, 500, 600, 700 and 800)',
    uses: (style) => !(Object.values(brandType.weights) as number[]).includes(Number(style.fontWeight)),
  },
];

/** @throws {ExportError} with a sentence for the user. */
export function refuse(feature: string, element?: Element): never {
  throw new ExportError(
    `The print PDF can't include ${feature}${placeOf(element)}. Choose another layout or theme${orPicture}.`,
  );
}

export function refuseUndrawable(element: Element, style: CSSStyleDeclaration): void {
  for (const { feature, uses } of refusals) if (uses(style, element)) refuse(feature, element);
}

export function refuseUndrawableText(element: Element, style: CSSStyleDeclaration): void {
  for (const { feature, uses } of textRefusals) if (uses(style, element)) refuse(feature, element);
}

/** The maximum number of missing characters to list with their place. */
const maxPlaced = 3;

/** @throws {ExportError} that names the characters. */
export function refuseCharacters(characters: Iterable<MissingCharacter>): void {
  const byName = new Map<string, MissingCharacter>();
  for (const each of characters) if (!byName.has(nameOf(each))) byName.set(nameOf(each), each);
  if (byName.size === 0) return;
  // If a whole script is missing, the position of each letter doesn't help.
  const names = [...byName.values()].map(byName.size > maxPlaced ? nameOf : placedName);
  const pronoun = names.length === 1 ? 'it' : 'them';
  throw new ExportError(
    `The print PDF can't include ${names.slice(0, 8).join(', ')}${names.length > 8 ? ' and others' : ''} because our fonts don't support ${pronoun}. Remove ${pronoun} or use different words${orPicture}.`,
  );
}

function placeOf(element?: Element): string {
  const text = element?.textContent?.trim().replace(/\s+/g, ' ') ?? '';
  if (!text) return '';
  return ` (near “${text.length > 40 ? `${text.slice(0, 39)}…` : text}”)`;
}
