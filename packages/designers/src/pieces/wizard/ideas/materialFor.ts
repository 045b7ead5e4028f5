import type { Brief, BriefOccasion } from '../reading/brief.ts';
import { type Material, wizardFields } from '../wizard.fields.ts';

/** The piece that goes furthest, by what there is to say. */
const byOccasion: Record<BriefOccasion, Exclude<Material, 'custom'>> = {
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

/** What the words name, where the form leaves it to them: at "Custom", and at the material that it begins with. */
const named = ({ material }: Brief, chosen: Material) =>
  chosen === 'custom' || chosen === wizardFields.material.initial ? material : undefined;

/** What is made: what the words name or the form's choice, as `named` says; at "Custom" else what goes with the occasion. */
export function materialFor(brief: Brief, chosen: Material): Exclude<Material, 'custom'> {
  const wanted = named(brief, chosen) ?? chosen;
  if (wanted !== 'custom') return wanted;
  const items = brief.facts.filter(({ kind }) => kind === 'item').length;
  return items >= 3 && brief.occasion !== 'event' ? 'infographic' : byOccasion[brief.occasion];
}
