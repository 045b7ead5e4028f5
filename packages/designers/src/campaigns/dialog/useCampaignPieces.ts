import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { type CampaignDesigner, campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import type { FactName } from '../../editor/campaigns/campaignManifest.ts';
import type { CampaignNoticeProps, OpenDraft, PieceData } from '../../editor/designer.ts';
import { editDraft } from '../../editor/drafts/draft.ts';
import type { DraftStore } from '../../editor/drafts/draftStore.ts';
import type { AnyDraft } from '../../editor/fields/fields.ts';
import { type CampaignPiece, campaignPiece, campaignPieces } from '../making/campaignPieces.ts';
import { draftFrom } from '../making/madeDraft.ts';
import { type CampaignMember, keepAsDrafts, membersOf, readCampaign } from '../making/storedCampaign.ts';
import { campaignUpdates } from '../takeOver/campaignUpdates.ts';
import { acceptFacts } from '../takeOver/takeOver.ts';
import { forgetWritten, type TypedValues, withWritten, writtenKey } from '../writing/written.ts';
import { useCampaignFacts } from './useCampaignFacts.ts';

/** A piece of the campaign in the dialog. */
export interface DialogPiece {
  part: CampaignPiece;
  draft: AnyDraft;
  /** Set for the open piece and for the user's drafts. */
  savedAs?: 'own' | CampaignMember;
  omittedFacts: readonly FactName[];
  isSelected: boolean;
}

export interface CampaignSource {
  designer: CampaignDesigner;
  open: OpenDraft;
  store: DraftStore;
  data: PieceData;
  rules: CampaignNoticeProps['rules'];
  /** Lives as long as the page, so a reopened dialog still has it. */
  typedValues: TypedValues;
}

/** A campaign's pieces: the open one, the drafts that belong to it, and what can be made from its facts. */
export function useCampaignPieces(source: CampaignSource) {
  const { designer, open, store, typedValues } = source;
  const [own] = useState(() => {
    open.keep();
    return open.draft();
  });
  const [unticked, setUnticked] = useState<Readonly<Record<string, boolean>>>({});
  const [times, setTimes] = useState(0);
  const changed = useCallback(() => setTimes((now) => now + 1), []);
  const agreed = useSyncExternalStore(campaignUpdates.subscribe, campaignUpdates.version);
  const said = useCampaignFacts({ ...source, own, version: `${times} ${agreed}`, onChange: changed });
  const { facts, pending } = said;
  const about = useCallback((part: string) => `${open.key} ${part}`, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what's stored or written is read again.
  const pieces = useMemo((): readonly DialogPiece[] => {
    const campaign = readCampaign(store, open.key);
    const members = campaign ? membersOf(store, campaign.set).filter(({ key }) => key !== open.key) : [];
    const [ownPart, ...others] = campaignPieces(designer, own);
    const isSelected = (part: CampaignPiece, usual = part.isSelected) => unticked[part.id] ?? usual;
    return [
      ...(ownPart
        ? [
            {
              part: ownPart,
              draft: own,
              savedAs: 'own' as const,
              omittedFacts: [],
              isSelected: isSelected(ownPart, true),
            },
          ]
        : []),
      ...others.map((part): DialogPiece => {
        const member = members.find((each) => each.part === part.id);
        if (member)
          return {
            part,
            draft: member.draft,
            savedAs: member,
            omittedFacts: [],
            isSelected: isSelected(part, true),
          };
        const { draft, omittedFacts } = draftFrom(part, facts);
        return {
          part,
          draft: withWritten(typedValues, about(part.id), draft),
          omittedFacts,
          isSelected: isSelected(part),
        };
      }),
    ];
  }, [store, open, designer, own, facts, unticked, typedValues, times, agreed]);

  const tick = useCallback(
    (part: string, isWanted: boolean) => setUnticked((now) => ({ ...now, [part]: isWanted })),
    [],
  );
  const write = useCallback(
    (part: string, draft: AnyDraft, name: string, value: string) => {
      const { fields } = campaignManifests[campaignPiece(part).designer];
      const replacedText = draftFrom(campaignPiece(part), facts).draft[name] ?? '';
      typedValues.set(writtenKey(about(part), name), {
        over: replacedText,
        value: editDraft(fields, draft, name, value)[name] ?? '',
      });
      changed();
    },
    [typedValues, facts, about, changed],
  );
  /** @throws when the store is full or blocked. */
  const keep = useCallback(
    (unsavedPieces: readonly DialogPiece[]) => {
      const from = { designer, key: open.key, draft: own };
      if (pending) acceptFacts(store, from, pending);
      keepAsDrafts({ store, from, pieces: unsavedPieces, facts });
      for (const { part } of unsavedPieces) forgetWritten(typedValues, about(part.id));
      changed();
    },
    [store, designer, open, own, facts, pending, typedValues, about, changed],
  );
  return { ...said, own, pieces, tick, write, keep };
}
