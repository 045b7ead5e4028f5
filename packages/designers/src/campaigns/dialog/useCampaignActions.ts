import { type Exporter, toolsMissing } from '@daybreak/print';
import { loadPart } from '@daybreak/ui/load';
import { useEffect } from 'react';
import type { DesignerProps, Notice } from '../../editor/designer.ts';
import { useExport } from '../../editor/download/useExport.ts';
import type { Facts } from '../facts/facts.ts';
import { openOnShelf } from '../library/localPieces.ts';
import type { CampaignSource, DialogPiece } from './useCampaignPieces.ts';

export interface CampaignHost extends CampaignSource {
  exporter: Exporter;
  notify: (notice: Notice) => void;
  openDesigner?: DesignerProps['openDesigner'];
}

interface CampaignActionsOptions extends CampaignHost {
  facts: Facts;
  selected: readonly DialogPiece[];
  unsavedPieces: readonly DialogPiece[];
  /** @throws when the store is full or blocked. */
  keep: (unsavedPieces: readonly DialogPiece[]) => void;
}

const notKept =
  "This browser's storage is full or blocked. Delete drafts you no longer need, then try again.";

/** Saves a campaign's pieces as drafts, makes their files, or opens one in its designer. */
export function useCampaignActions({
  designer,
  open,
  store,
  data,
  exporter,
  notify,
  openDesigner,
  facts,
  selected,
  unsavedPieces,
  keep,
}: CampaignActionsOptions) {
  const { progress, run, cancel } = useExport(exporter, notify);
  useEffect(() => cancel, [cancel]);

  const keepAll = () => {
    try {
      keep(unsavedPieces);
    } catch (error) {
      console.warn("Couldn't save the drafts of a campaign.", error);
      notify({ title: 'Not saved', description: notKept, tone: 'danger' });
      return;
    }
    notify({
      title: unsavedPieces.length === 1 ? '1 draft saved' : `${unsavedPieces.length} drafts saved`,
      description: `Saved to your drafts: ${unsavedPieces.map(({ part }) => part.label).join(', ')}.`,
      tone: 'success',
    });
  };
  const placeOf = (savedAs: DialogPiece['savedAs']) =>
    savedAs &&
    (savedAs === 'own'
      ? { key: open.key, place: 'open' as const }
      : { key: savedAs.key, place: 'stored' as const });
  const download = () => {
    void run(async (signal, onProgress) => {
      const { campaignZip } = await loadPart(() => import('../making/campaignFiles.ts')).catch(toolsMissing);
      return campaignZip({
        ...{ facts, data, exporter, notify, date: new Date(), signal, onProgress },
        pieces: selected.map(({ part, draft, savedAs }) => ({ part, draft, savedDraft: placeOf(savedAs) })),
      });
    });
  };
  /** Returns how to open a piece's draft in another designer; undefined if that's not possible. */
  const openDraft = ({ savedAs }: DialogPiece) => {
    if (!savedAs || savedAs === 'own') return undefined;
    if (!openDesigner || savedAs.designer === designer) return undefined;
    return () => {
      try {
        openOnShelf(store, savedAs.designer, savedAs.entry);
      } catch (error) {
        console.warn("Couldn't open a draft of a campaign.", error);
        notify({ title: "Couldn't open the draft", description: notKept, tone: 'danger' });
        return;
      }
      openDesigner(savedAs.designer);
    };
  };
  return { progress, cancel, keepAll, download, openDraft };
}
