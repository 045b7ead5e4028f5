import type { Idea } from '../../src/campaigns/wizard/ideas/ideas.ts';
import { materialFor } from '../../src/campaigns/wizard/ideas/materialFor.ts';
import type { ReadDescription } from '../../src/editor/reading/brief.ts';
import type { MaterialType } from '../../src/editor/reading/materialType.ts';

const designers: Record<Exclude<MaterialType, 'custom'>, string> = {
  'business-card': 'business-card',
  brochure: 'brochure',
  flyer: 'flyer',
  poster: 'poster',
  banner: 'ads',
  'social-post': 'social',
  'email-template': 'email',
  presentation: 'slide',
  infographic: 'infographic',
};

/** A size without its unit: descriptions state it with or without. */
export const plainSize = (size = ''): string =>
  size
    .toLowerCase()
    .replaceAll(/[\s"]|in(?:ch(?:es)?)?\b|px\b|pixels\b/g, '')
    .replaceAll('×', 'x')
    .replace(/^half-?letter$/, '5.5x8.5');

/** P: finds differences from the requested piece and size, one sentence each. */
export function pieceFindings(brief: ReadDescription, idea: Idea, chosen: MaterialType): string[] {
  const wanted = designers[materialFor(brief, chosen)];
  if (idea.designer !== wanted) return [`It is a draft of ${idea.designer}, not of ${wanted}.`];
  const { size = '' } = idea.draft;
  // Screen sizes have names; a sheet's size is its measurements.
  return brief.size && ['flyer', 'poster'].includes(wanted) && plainSize(brief.size) !== plainSize(size)
    ? [`It is ${size}, and ${brief.size} was asked for.`]
    : [];
}
