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

const wordsPair = (old: string, now: string): Replacement[] =>
  [...old.trim()].length >= shortestWords && old.trim() !== now.trim() ? [[old.trim(), now.trim()]] : [];

/** The replacements from the old facts' words to the new ones'. The user handles facts that were removed. */
function replacementsFor(old: Facts, now: Facts): Replacements {
  const statedNames = (['what', 'sentence', 'offer', 'where', 'link', 'action'] as const).filter((name) =>
    now[name].trim(),
  );
  return {
    ...whenReplacements(old, now),
    words: statedNames.flatMap((name) => wordsPair(old[name], now[name])),
  };
}

const wordFacts = ['what', 'sentence', 'offer'] as const;

/** Replaces old with new in words. */
export const rewriteFacts = (text: string, old: Facts, now: Facts): string =>
  replaceForms(text, replacementsFor(old, now));

/** A campaign's facts after some of them changed; old values in the words of other facts are replaced too. */
export function factsChanged(old: Facts, now: Partial<Facts>): Facts {
  const words = wordFacts.map((name) => [name, rewriteFacts(old[name], old, { ...old, ...now })] as const);
  return { ...old, ...Object.fromEntries(words), ...now };
}

/** A piece of the campaign as the new facts would make it. */
export interface MemberUpdate {
  member: CampaignMember;
  /** True for the piece with the new facts: only its sentences are older. */
  isOrigin?: boolean;
  edits: readonly Edit[];
  /** The draft with the new facts. */
  after: AnyDraft;
  /** Mentions of the old date and time that would be left, for the user to check. */
  stale: readonly string[];
  /** The new facts that the draft has no field or room for. */
  omittedFacts: readonly FactName[];
}

const takes: readonly string[] = ['text', 'lines', 'date', 'time', 'url', 'picture'];

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
  const replacements = { ...when, words: words.filter(([was, is]) => !is.includes(was)) };
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
  const { draft: before } = draftFrom(part, old);
  const { draft: remade } = draftFrom(part, to);
  const factOf = new Map((Object.keys(says) as FactName[]).map((fact) => [says[fact] ?? '', fact]));
  const replacements = replacementsFor(old, to);
  const next = (name: string, value: string): string => {
    if (inSentences) return inSentences(name, value);
    const kind = fields[name]?.kind ?? '';
    const carries = (ofEvents && name === 'type') || name === says.language;
    if (!takes.includes(kind) && !carries) return value;
    const [was, is] = [before[name] ?? '', remade[name] ?? ''];
    if (was !== is && value === was) return is;
    const fact = factOf.get(name);
    if (fact && value.trim() === old[fact] && old[fact] !== to[fact]) return to[fact];
    return isWords(kind) ? replaceForms(value, replacements) : value;
  };
  const edits = Object.entries(draft).flatMap(([key, value]): Edit[] => {
    const own = readOverrideKey(key);
    const field = fields[own?.field ?? key];
    if (!field || field.locked) return [];
    const text = own ? readOverride(value) : value;
    if (text === undefined) return [];
    const after = !own
      ? next(key, text)
      : inSentences
        ? inSentences(own.field, text)
        : replaceForms(text, replacements);
    return after === text ? [] : [[key, own ? writeOverride(after) : after]];
  });
  // A type brings its own words: the edits overwrite them.
  const first = ({ 0: name }: Edit) => Number(fields[name]?.kind === 'choice');
  const ordered = edits.toSorted((a, b) => first(b) - first(a));
  const { draft: after } = afterEdits(
    fields,
    { draft, history: { done: [], undone: [] } },
    ordered,
    'takenOver',
  );
  const words = Object.entries(fields)
    .filter(([, field]) => ['text', 'lines'].includes(field.kind) && isVisible(field, after))
    .map(([name]) => (after as AnyDraft)[name] ?? '')
    .join('\n');
  return {
    member,
    ...(changed ? { isOrigin: true } : {}),
    edits: ordered,
    after,
    stale: staleWords(words, old, to),
    omittedFacts: droppedFacts(designer, to, after, campaignManifests[designer].restates),
  };
}
