import type { DescriptionOccasion, ReadDescription } from '../../../editor/reading/brief.ts';
import type { MaterialType } from '../../../editor/reading/materialType.ts';
import { wizardFields } from '../wizard.fields.ts';

/** The piece that suits each occasion best, based on how much there is to say. */
const byOccasion: Record<DescriptionOccasion, Exclude<MaterialType, 'custom'>> = {
  event: 'poster',
  webinar: 'social-post',
  hiring: 'poster',
  offer: 'flyer',
  launch: 'email-template',
  announcement: 'email-template',
  milestone: 'social-post',
  service: 'flyer',
  safety: 'poster',
  thanks: 'social-post',
  general: 'flyer',
};

/** The material that the words name, if the form leaves it to them: at "Custom", and at its default material. */
const named = ({ material }: ReadDescription, chosen: MaterialType) =>
  chosen === 'custom' || chosen === wizardFields.material.initial ? material : undefined;

/**
 * Decides which material to make: the form's choice or what the words name, per `named`; otherwise, at "Custom", what
 * suits the occasion.
 */
export function materialFor(brief: ReadDescription, chosen: MaterialType): Exclude<MaterialType, 'custom'> {
  const wanted = named(brief, chosen) ?? chosen;
  if (wanted !== 'custom') return wanted;
  const items = brief.facts.filter(({ kind }) => kind === 'item').length;
  return items >= 3 && brief.occasion !== 'event' ? 'infographic' : byOccasion[brief.occasion];
}
