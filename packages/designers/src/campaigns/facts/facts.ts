import { type CampaignDesigner, campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import { type FactName, factNames } from '../../editor/campaigns/campaignManifest.ts';
import { type AnyDraft, isVisible } from '../../editor/fields/fields.ts';

/** What a piece is about, whichever designer says it, and how it looks. Facts it doesn't state are empty. */
export interface Facts extends Readonly<Record<FactName, string>> {
  readonly theme: string;
  readonly composition: string;
  /** The brand picture that it shows if the user chose none, by its library name, or `ownUploads`. */
  readonly standIn: string;
}

/** The stand-in of a piece that the user's own pictures fill. */
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

/** Reads the facts from a designer's draft. A field that the piece doesn't show is empty; a picture counts even before it's shown. */
export function factsOf(designer: CampaignDesigner, draft: AnyDraft, standIn = ''): Facts {
  const { fields, says, implies } = campaignManifests[designer];
  const said = Object.fromEntries(
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
    ...said,
    ...implies?.(draft),
    theme: draft.theme ?? '',
    composition: draft.composition ?? '',
    standIn,
  };
}

/** The facts that differ between two pieces, or one piece at two times. */
export const differing = (one: Facts, other: Facts): readonly FactName[] =>
  factNames.filter((name) => one[name] !== other[name]);

/** Facts from anything a store held. Never throws. */
export function restoreFacts(stored: unknown): Facts {
  const source = typeof stored === 'object' && stored !== null ? stored : {};
  return Object.fromEntries(
    Object.keys(nothing).map((name) => {
      const held: unknown = Object.hasOwn(source, name) ? Reflect.get(source, name) : '';
      return [name, typeof held === 'string' ? held : ''];
    }),
  ) as unknown as Facts;
}
