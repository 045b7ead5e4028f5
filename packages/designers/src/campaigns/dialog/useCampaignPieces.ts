import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { type CampaignDesigner, campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import type { FactName } from '../../editor/campaigns/campaignManifest.ts';
import type { CampaignDoorProps, OpenDraft, PieceData } from '../../editor/designer.ts';
import { editDraft } from '../../editor/drafts/draft.ts';
import type { DraftStore } from '../../editor/drafts/draftStore.ts';
import type { AnyDraft } from '../../editor/fields/fields.ts';
import { type CampaignPiece, campaignPiece, campaignPieces } from '../making/campaignPieces.ts';
import { draftFrom } from '../making/madeDraft.ts';
import { type CampaignMember, keepAsDrafts, membersOf, readCampaign } from '../making/storedCampaign.ts';
import { onAgreement } from '../takeOver/onAgreement.ts';
import { agree } from '../takeOver/takeOver.ts';
import { forgetWritten, type Written, withWritten, writtenKey } from '../writing/written.ts';
import { useCampaignFacts } from './useCampaignFacts.ts';

/** A piece of the campaign in the dialog. */
export interface DialogPiece {
  part: CampaignPiece;
  draft: AnyDraft;
  /** Set for the open piece and for the user's drafts. */
  kept?: 'own' | CampaignMember;
  dropped: readonly FactName[];
  wanted: boolean;
}

export interface CampaignSource {
  designer: CampaignDesigner;
  open: OpenDraft;
  store: DraftStore;
  data: PieceData;
  rules: CampaignDoorProps['rules'];
  /** Lives as long as the page, so a reopened dialog still has it. */
  written: Written;
}

/** A campaign's pieces: the open one, the drafts that belong to it, and what can be made from its facts. */
export function useCampaignPieces(source: CampaignSource) {
  const { designer, open, store, written } = source;
  const [own] = useState(() => {
    open.keep();
    return open.draft();
  });
  const [unticked, setUnticked] = useState<Readonly<Record<string, boolean>>>({});
  const [times, setTimes] = useState(0);
  const changed = useCallback(() => setTimes((now) => now + 1), []);
  const agreed = useSyncExternalStore(onAgreement.hear, onAgreement.times);
  const said = useCampaignFacts({ ...source, own, version: `${times} ${agreed}`, onChange: changed });
  const { facts, pending } = said;
  const about = useCallback((part: string) => `${open.key} ${part}`, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what's stored or written is read again.
  const pieces = useMemo((): readonly DialogPiece[] => {
    const kept = readCampaign(store, open.key);
    const members = kept ? membersOf(store, kept.set).filter(({ key }) => key !== open.key) : [];
    const [ownPart, ...others] = campaignPieces(designer, own);
    const wanted = (part: CampaignPiece, usual = part.wanted) => unticked[part.id] ?? usual;
    return [
      ...(ownPart
        ? [{ part: ownPart, draft: own, kept: 'own' as const, dropped: [], wanted: wanted(ownPart, true) }]
        : []),
      ...others.map((part): DialogPiece => {
        const member = members.find((each) => each.part === part.id);
        if (member)
          return { part, draft: member.draft, kept: member, dropped: [], wanted: wanted(part, true) };
        const { draft, dropped } = draftFrom(part, facts);
        return { part, draft: withWritten(written, about(part.id), draft), dropped, wanted: wanted(part) };
      }),
    ];
  }, [store, open, designer, own, facts, unticked, written, times, agreed]);

  const tick = useCallback(
    (part: string, isWanted: boolean) => setUnticked((now) => ({ ...now, [part]: isWanted })),
    [],
  );
  const write = useCallback(
    (part: string, draft: AnyDraft, name: string, value: string) => {
      const { fields } = campaignManifests[campaignPiece(part).designer];
      const over = draftFrom(campaignPiece(part), facts).draft[name] ?? '';
      written.set(writtenKey(about(part), name), {
        over,
        value: editDraft(fields, draft, name, value)[name] ?? '',
      });
      changed();
    },
    [written, facts, about, changed],
  );
  /** @throws when the store is full or blocked. */
  const keep = useCallback(
    (fresh: readonly DialogPiece[]) => {
      const from = { designer, key: open.key, draft: own };
      if (pending) agree(store, from, pending);
      keepAsDrafts({ store, from, pieces: fresh, facts });
      for (const { part } of fresh) forgetWritten(written, about(part.id));
      changed();
    },
    [store, designer, open, own, facts, pending, written, about, changed],
  );
  return { ...said, own, pieces, tick, write, keep };
}
