import { type CampaignDesigner, campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import { type FactName, factNames } from '../../editor/campaigns/campaignManifest.ts';
import { type AnyDraft, isVisible } from '../../editor/fields/fields.ts';

/** The content and look of a piece, independent of its designer. Facts it doesn't state are empty. */
export interface Facts extends Readonly<Record<FactName, string>> {
  readonly theme: string;
  readonly composition: string;
  /** The library name of the brand picture shown if the user chose none, or `ownUploads`. */
  readonly standIn: string;
}

/** The `standIn` of a piece that the user's own pictures fill. */
export const ownUploads = 'uploads';

const nothing: Facts = {
  what: '',
  sentence: '',
  offer: '',
  date: '',
  time: '',
  where: '',
  link: '',
  action: '',
  picture: '',
  language: '',
  theme: '',
  composition: '',
  standIn: '',
};

/**
 * Reads the facts from a designer's draft. A field that the piece doesn't show gives an empty fact, except for a
 * picture.
 */
export function factsOf(designer: CampaignDesigner, draft: AnyDraft, standIn = ''): Facts {
  const { fields, says, implies } = campaignManifests[designer];
  const fieldValues = Object.fromEntries(
    Object.entries(says).map(([fact, name]) => {
      const field = fields[name];
      return [
        fact,
        field && (fact === 'picture' || isVisible(field, draft)) ? (draft[name] ?? '').trim() : '',
      ];
    }),
  );
  return {
    ...nothing,
    ...fieldValues,
    ...implies?.(draft),
    theme: draft.theme ?? '',
    composition: draft.composition ?? '',
    standIn,
  };
}

/** The facts that differ between two pieces, or between two states of one. */
export const differingFacts = (one: Facts, other: Facts): readonly FactName[] =>
  factNames.filter((name) => one[name] !== other[name]);

/** Reads facts from any stored value. Never throws. */
export function restoreFacts(stored: unknown): Facts {
  const source = typeof stored === 'object' && stored !== null ? stored : {};
  return Object.fromEntries(
    Object.keys(nothing).map((name) => {
      const stored: unknown = Object.hasOwn(source, name) ? Reflect.get(source, name) : '';
      return [name, typeof stored === 'string' ? stored : ''];
    }),
  ) as unknown as Facts;
}
