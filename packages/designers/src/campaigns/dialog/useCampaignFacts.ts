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
  own: AnyDraft;
  /** Changes with the stored or written data. */
  version: string;
  onChange: () => void;
}

/**
 * The campaign's facts before edits in the dialog: those stored, with the open piece's changes, or those of the piece.
 */
function begin({ designer, open, store, data, own }: Source, today: string) {
  const campaign = readCampaign(store, open.key);
  const changed = changedFacts(store, designer, open.key, own, today);
  const facts = campaign
    ? (changed?.facts ?? campaign.facts)
    : factsWithWords(designer, own, today, standInOf(designer, own, data));
  return { campaign, changed, facts };
}

const aboutFacts = (key: string) => `${key} facts`;

/**
 * The campaign's facts: those of its piece, and those that the dialog asks for because the piece has no field for them.
 */
export function useCampaignFacts(source: Source) {
  const { designer, open, store, typedValues, rules, own, version, onChange } = source;
  const [today] = useState(() => dayOf(new Date()));
  const missingNames = useMemo(() => missingFacts(designer, own), [designer, own]);
  const read = useMemo(() => readFactWords(factsOf(designer, own), today), [designer, own, today]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what's stored or written is read again.
  const now = useMemo(() => {
    const { campaign, changed, facts: begun } = begin(source, today);
    const typed = withWritten(typedValues, aboutFacts(open.key), { ...begun });
    const mine = Object.fromEntries(
      missingNames.filter((name) => typed[name] !== begun[name]).map((name) => [name, typed[name] ?? '']),
    );
    // The campaign's drafts also state them in their words.
    const factsWith = (others: Partial<Facts>): Facts =>
      campaign ? factsChanged(begun, others) : { ...begun, ...others };
    const facts = factsWith(mine);
    const names = factNames.filter((name) => changed?.names.includes(name) || name in mine);
    const pending: ChangedFacts | undefined =
      campaign && names.length > 0 ? { campaign, draft: own, names, facts } : undefined;
    return { begun, mine, factsWith, facts, pending };
  }, [designer, open, store, own, missingNames, typedValues, today, version]);

  const outdated = useMemo(
    () =>
      now.pending
        ? outdatedMembers(store, open.key, now.pending, rules).filter(({ isOrigin }) => !isOrigin)
        : [],
    [now, store, open, rules],
  );

  const typeFact = useCallback(
    (name: MissingFactName, value: string) => {
      const next = now.factsWith({ ...now.mine, [name]: value });
      typedValues.set(writtenKey(aboutFacts(open.key), name), { over: now.begun[name], value });
      // Text written into a piece stays; only the outdated parts are replaced.
      for (const part of campaignPieces(designer, own)) {
        const about = `${open.key} ${part.id}`;
        if (!isWritten(typedValues, about)) continue;
        const [was, is] = [now.facts, next].map((facts) => draftFrom(part, facts).draft);
        for (const [field, replacedText] of Object.entries(was ?? {})) {
          const key = writtenKey(about, field);
          const mine = typedValues.get(key);
          if (mine?.over === replacedText)
            typedValues.set(key, {
              over: is?.[field] ?? '',
              value: rewriteFacts(mine.value, now.facts, next),
            });
        }
      }
      onChange();
    },
    [now, typedValues, open, designer, own, onChange],
  );
  return { facts: now.facts, pending: now.pending, missingNames, read, outdated, typeFact };
}
