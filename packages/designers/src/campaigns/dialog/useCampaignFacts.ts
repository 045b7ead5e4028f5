import { useCallback, useMemo, useState } from 'react';
import { factNames } from '../../editor/campaigns/campaignManifest.ts';
import { dayOf } from '../../editor/download/ticket/handOff.ts';
import type { AnyDraft } from '../../editor/fields/fields.ts';
import { type Facts, factsOf } from '../facts/facts.ts';
import { factsWithWords, missingFacts, readFactWords } from '../facts/missingFacts.ts';
import type { MissingFactName } from '../facts/reading.ts';
import { campaignPieces } from '../making/campaignPieces.ts';
import { draftFrom } from '../making/madeDraft.ts';
import { readCampaign } from '../making/storedCampaign.ts';
import { factsChanged, rewriteFacts } from '../takeOver/memberUpdate.ts';
import { type ChangedFacts, changedFacts, outdatedMembers } from '../takeOver/takeOver.ts';
import { standInOf } from '../writing/standIn.ts';
import { isWritten, withWritten, writtenKey } from '../writing/written.ts';
import type { CampaignSource } from './useCampaignPieces.ts';

interface Source extends CampaignSource {
  /** The piece that is open. */
  openDraft: AnyDraft;
  /** Changes with the stored or written data. */
  version: string;
  onChange: () => void;
}

/**
 * The campaign's facts before edits in the dialog: those stored, with the open piece's changes, or those of the piece.
 */
function begin({ designer, open, store, data, openDraft }: Source, today: string) {
  const campaign = readCampaign(store, open.key);
  const changed = changedFacts(store, designer, open.key, openDraft, today);
  const facts = campaign
    ? (changed?.facts ?? campaign.facts)
    : factsWithWords(designer, openDraft, today, standInOf(designer, openDraft, data));
  return { campaign, changed, facts };
}

const aboutFacts = (key: string) => `${key} facts`;

/**
 * The campaign's facts: those of its piece, and those that the dialog asks for because the piece has no field for them.
 */
export function useCampaignFacts(source: Source) {
  const { designer, open, store, typedValues, rules, openDraft, version, onChange } = source;
  const [today] = useState(() => dayOf(new Date()));
  const missingNames = useMemo(() => missingFacts(designer, openDraft), [designer, openDraft]);
  const parsedFacts = useMemo(
    () => readFactWords(factsOf(designer, openDraft), today),
    [designer, openDraft, today],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: what's stored or written is read again.
  const state = useMemo(() => {
    const { campaign, changed, facts: initialFacts } = begin(source, today);
    const typed = withWritten(typedValues, aboutFacts(open.key), { ...initialFacts });
    const typedFacts = Object.fromEntries(
      missingNames
        .filter((name) => typed[name] !== initialFacts[name])
        .map((name) => [name, typed[name] ?? '']),
    );
    // The campaign's drafts also state them in their words.
    const factsWith = (changes: Partial<Facts>): Facts =>
      campaign ? factsChanged(initialFacts, changes) : { ...initialFacts, ...changes };
    const facts = factsWith(typedFacts);
    const names = factNames.filter((name) => changed?.names.includes(name) || name in typedFacts);
    const pending: ChangedFacts | undefined =
      campaign && names.length > 0 ? { campaign, draft: openDraft, names, facts } : undefined;
    return { begun: initialFacts, mine: typedFacts, factsWith, facts, pending };
  }, [designer, open, store, openDraft, missingNames, typedValues, today, version]);

  const outdated = useMemo(
    () =>
      state.pending
        ? outdatedMembers(store, open.key, state.pending, rules).filter(({ isOrigin }) => !isOrigin)
        : [],
    [state, store, open, rules],
  );

  const typeFact = useCallback(
    (name: MissingFactName, value: string) => {
      const next = state.factsWith({ ...state.mine, [name]: value });
      typedValues.set(writtenKey(aboutFacts(open.key), name), { replacedText: state.begun[name], value });
      // Text written into a piece stays; only the outdated parts are replaced.
      for (const part of campaignPieces(designer, openDraft)) {
        const subject = `${open.key} ${part.id}`;
        if (!isWritten(typedValues, subject)) continue;
        const [oldDraft, newDraft] = [state.facts, next].map((facts) => draftFrom(part, facts).draft);
        for (const [field, replacedText] of Object.entries(oldDraft ?? {})) {
          const key = writtenKey(subject, field);
          const typedValue = typedValues.get(key);
          if (typedValue?.replacedText === replacedText)
            typedValues.set(key, {
              replacedText: newDraft?.[field] ?? '',
              value: rewriteFacts(typedValue.value, state.facts, next),
            });
        }
      }
      onChange();
    },
    [state, typedValues, open, designer, openDraft, onChange],
  );
  return { facts: state.facts, pending: state.pending, missingNames, read: parsedFacts, outdated, typeFact };
}
