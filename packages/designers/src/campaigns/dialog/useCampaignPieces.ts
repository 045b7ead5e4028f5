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
  const [openDraft] = useState(() => {
    open.keep();
    return open.draft();
  });
  const [selections, setSelections] = useState<Readonly<Record<string, boolean>>>({});
  const [times, setTimes] = useState(0);
  const refresh = useCallback(() => setTimes((current) => current + 1), []);
  const updateVersion = useSyncExternalStore(campaignUpdates.subscribe, campaignUpdates.version);
  const campaignFacts = useCampaignFacts({
    ...source,
    openDraft,
    version: `${times} ${updateVersion}`,
    onChange: refresh,
  });
  const { facts, pending } = campaignFacts;
  const subjectOf = useCallback((part: string) => `${open.key} ${part}`, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what's stored or written is read again.
  const pieces = useMemo((): readonly DialogPiece[] => {
    const campaign = readCampaign(store, open.key);
    const members = campaign ? membersOf(store, campaign.set).filter(({ key }) => key !== open.key) : [];
    const [ownPart, ...otherParts] = campaignPieces(designer, openDraft);
    const isSelected = (part: CampaignPiece, isDefault = part.isSelected) => selections[part.id] ?? isDefault;
    return [
      ...(ownPart
        ? [
            {
              part: ownPart,
              draft: openDraft,
              savedAs: 'own' as const,
              omittedFacts: [],
              isSelected: isSelected(ownPart, true),
            },
          ]
        : []),
      ...otherParts.map((part): DialogPiece => {
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
          draft: withWritten(typedValues, subjectOf(part.id), draft),
          omittedFacts,
          isSelected: isSelected(part),
        };
      }),
    ];
  }, [store, open, designer, openDraft, facts, selections, typedValues, times, updateVersion]);

  const tick = useCallback(
    (part: string, isTicked: boolean) => setSelections((current) => ({ ...current, [part]: isTicked })),
    [],
  );
  const write = useCallback(
    (part: string, draft: AnyDraft, name: string, value: string) => {
      const { fields } = campaignManifests[campaignPiece(part).designer];
      const replacedText = draftFrom(campaignPiece(part), facts).draft[name] ?? '';
      typedValues.set(writtenKey(subjectOf(part), name), {
        replacedText,
        value: editDraft(fields, draft, name, value)[name] ?? '',
      });
      refresh();
    },
    [typedValues, facts, subjectOf, refresh],
  );
  /** @throws when the store is full or blocked. */
  const keep = useCallback(
    (unsavedPieces: readonly DialogPiece[]) => {
      const from = { designer, key: open.key, draft: openDraft };
      if (pending) acceptFacts(store, from, pending);
      keepAsDrafts({ store, from, pieces: unsavedPieces, facts });
      for (const { part } of unsavedPieces) forgetWritten(typedValues, subjectOf(part.id));
      refresh();
    },
    [store, designer, open, openDraft, facts, pending, typedValues, subjectOf, refresh],
  );
  return { ...campaignFacts, own: openDraft, pieces, tick, write, keep };
}
