import type { FactName } from '../../editor/campaigns/campaignManifest.ts';
import { afterEdits, type Edit } from '../../editor/drafts/steps.ts';
import { type AnyDraft, type Fields, isVisible } from '../../editor/fields/fields.ts';
import { readOverride, readOverrideKey, writeOverride } from '../../editor/fields/sizeOverrides.ts';
import { campaignManifests } from '../facts/campaignManifests.ts';
import { droppedFacts } from '../facts/droppedFacts.ts';
import type { Facts } from '../facts/facts.ts';
import {
  type Replacement,
  type Replacements,
  replaceForms,
  staleWords,
  whenReplacements,
} from '../facts/forms.ts';
import { campaignPiece } from '../making/campaignPieces.ts';
import { draftFrom } from '../making/madeDraft.ts';
import type { CampaignMember } from '../making/storedCampaign.ts';

/** Shorter words may mean something else. */
const shortestWords = 4;

const wordsPair = (old: string, next: string): Replacement[] =>
  [...old.trim()].length >= shortestWords && old.trim() !== next.trim() ? [[old.trim(), next.trim()]] : [];

/** The replacements from the old facts' words to the new ones'. The user handles facts that were removed. */
function replacementsFor(old: Facts, next: Facts): Replacements {
  const statedNames = (['what', 'sentence', 'offer', 'where', 'link', 'action'] as const).filter((name) =>
    next[name].trim(),
  );
  return {
    ...whenReplacements(old, next),
    words: statedNames.flatMap((name) => wordsPair(old[name], next[name])),
  };
}

const wordFacts = ['what', 'sentence', 'offer'] as const;

/** Replaces old with new in words. */
export const rewriteFacts = (text: string, old: Facts, next: Facts): string =>
  replaceForms(text, replacementsFor(old, next));

/** A campaign's facts after some of them changed; old values in the words of other facts are replaced too. */
export function factsChanged(old: Facts, next: Partial<Facts>): Facts {
  const words = wordFacts.map((name) => [name, rewriteFacts(old[name], old, { ...old, ...next })] as const);
  return { ...old, ...Object.fromEntries(words), ...next };
}

/** A piece of the campaign as the new facts would make it. */
export interface MemberUpdate {
  member: CampaignMember;
  /** True for the piece with the new facts: only its sentences are older. */
  isOrigin?: boolean;
  edits: readonly Edit[];
  /** The draft with the new facts. */
  updatedDraft: AnyDraft;
  /** Mentions of the old date and time that would be left, for the user to check. */
  staleMentions: readonly string[];
  /** The new facts that the draft has no field or room for. */
  omittedFacts: readonly FactName[];
}

const updatedKinds: readonly string[] = ['text', 'lines', 'date', 'time', 'url', 'picture'];

const isWords = (kind = '') => kind === 'text' || kind === 'lines' || kind === 'url';

/** Returns the changed words of the piece with the new facts: the old facts left in its own sentences are replaced. */
function ownSentences(
  { designer, facts: old }: CampaignMember,
  to: Facts,
  fields: Fields,
  changed: readonly FactName[],
) {
  const { says } = campaignManifests[designer];
  const stating = new Set(changed.flatMap((name) => says[name] ?? []));
  const { words, ...when } = replacementsFor(old, to);
  // Skips new words that continue the old ones, because they're already there.
  const replacements = {
    ...when,
    words: words.filter(([oldWords, newWords]) => !newWords.includes(oldWords)),
  };
  return (name: string, value: string) =>
    isWords(fields[name]?.kind) && !stating.has(name) ? replaceForms(value, replacements) : value;
}

/**
 * Returns the edits that bring a member to new facts; text the user wrote there stays, except for outdated parts.
 *
 * @param changed the new facts, if this piece has them: their fields stay unchanged
 */
export function memberUpdate(
  member: CampaignMember,
  to: Facts,
  fieldsRuled?: Fields,
  changed?: readonly FactName[],
): MemberUpdate {
  const { designer, draft, facts: old } = member;
  const { says, ofEvents } = campaignManifests[designer];
  const fields = fieldsRuled ?? campaignManifests[designer].fields;
  const part = campaignPiece(member.part);
  const inSentences = changed && ownSentences(member, to, fields, changed);
  const { draft: oldDraft } = draftFrom(part, old);
  const { draft: newDraft } = draftFrom(part, to);
  const factOf = new Map((Object.keys(says) as FactName[]).map((fact) => [says[fact] ?? '', fact]));
  const replacements = replacementsFor(old, to);
  const updateValue = (name: string, value: string): string => {
    if (inSentences) return inSentences(name, value);
    const kind = fields[name]?.kind ?? '';
    const carries = (ofEvents && name === 'type') || name === says.language;
    if (!updatedKinds.includes(kind) && !carries) return value;
    const [oldValue, newValue] = [oldDraft[name] ?? '', newDraft[name] ?? ''];
    if (oldValue !== newValue && value === oldValue) return newValue;
    const fact = factOf.get(name);
    if (fact && value.trim() === old[fact] && old[fact] !== to[fact]) return to[fact];
    return isWords(kind) ? replaceForms(value, replacements) : value;
  };
  const edits = Object.entries(draft).flatMap(([key, value]): Edit[] => {
    const override = readOverrideKey(key);
    const field = fields[override?.field ?? key];
    if (!field || field.locked) return [];
    const text = override ? readOverride(value) : value;
    if (text === undefined) return [];
    const updatedValue = !override
      ? updateValue(key, text)
      : inSentences
        ? inSentences(override.field, text)
        : replaceForms(text, replacements);
    return updatedValue === text ? [] : [[key, override ? writeOverride(updatedValue) : updatedValue]];
  });
  // A type brings its own words: the edits overwrite them.
  const choiceRank = ({ 0: name }: Edit) => Number(fields[name]?.kind === 'choice');
  const ordered = edits.toSorted((a, b) => choiceRank(b) - choiceRank(a));
  const { draft: updatedDraft } = afterEdits(
    fields,
    { draft, history: { done: [], undone: [] } },
    ordered,
    'takenOver',
  );
  const words = Object.entries(fields)
    .filter(([, field]) => ['text', 'lines'].includes(field.kind) && isVisible(field, updatedDraft))
    .map(([name]) => (updatedDraft as AnyDraft)[name] ?? '')
    .join('\n');
  return {
    member,
    ...(changed ? { isOrigin: true } : {}),
    edits: ordered,
    updatedDraft,
    staleMentions: staleWords(words, old, to),
    omittedFacts: droppedFacts(designer, to, updatedDraft, campaignManifests[designer].restates),
  };
}
