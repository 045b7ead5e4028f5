import type { Exporter } from '@daybreak/print';
import { useMemo, useState } from 'react';
import { anyDesigner, type DesignerProps, type Notice } from '../../../editor/designer.ts';
import { usePieceDownload } from '../../../editor/download/usePieceDownload.ts';
import type { DraftStore } from '../../../editor/drafts/draftStore.ts';
import { placeholdersLeft, ruledDesigner } from '../../../editor/drafts/rules.ts';
import { useDraft } from '../../../editor/drafts/useDraft.ts';
import { recordMade, type StaffCards } from '../../../editor/userDetails/staffCards.ts';
import type { UserDetails } from '../../../editor/userDetails/userDetails.ts';
import { businessCard } from '../businessCard.ts';
import { cardPiece } from '../cardPiece.ts';
import { useTooLong } from './useTooLong.ts';

export interface CardOptions {
  user: UserDetails;
  drafts: DraftStore;
  exporter: Exporter;
  notify: (notice: Notice) => void;
  rules?: DesignerProps['rules'];
  cards: StaffCards | undefined;
}

const ready: Notice = { title: 'Success', description: 'Business card template ready!', tone: 'success' };

export type CardControl = ReturnType<typeof useCard>;

/** A person's card: its open draft, its sides and their nodes, and its downloads, one at a time and in a batch. */
export function useCard({ user, drafts, exporter, notify, rules: rulesOf, cards }: CardOptions) {
  const control = useDraft(businessCard.id, businessCard.fields, drafts, rulesOf);
  const { draft, open, rules } = control;
  const designer = useMemo(() => ruledDesigner(businessCard, rules), [rules]);
  const layoutKey = `${draft.layout} ${draft.size} ${draft.composition}`;
  const { tooLong, onTooLong } = useTooLong(layoutKey);
  const [nodes] = useState(() => new Map<string, HTMLElement>());
  const data = useMemo(() => ({ user, images: [] }), [user]);
  const batchPiece = useMemo(
    () => ({
      designer: anyDesigner(designer),
      draft,
      draftKey: open.key,
      noun: 'business cards',
      isPersonal: true,
      // All cards on a sheet are the same size.
      columns: [],
      draftText: (each: UserDetails) => cardPiece({ user: each, card: draft }),
    }),
    [designer, draft, open.key],
  );
  const sides = useMemo(() => businessCard.artboards(draft), [draft]);
  const file = {
    title: `${businessCard.title}: ${user.name.trim() || 'template'}`,
    draftText: cardPiece({ user, card: draft }),
    ready,
    onSaved: () => recordMade(cards, 'card', user, notify),
  };
  const downloads = usePieceDownload(
    {
      ...file,
      designer,
      draft,
      data,
      sides,
      nodeOf: (id) => nodes.get(id),
      draftKey: open.key,
    },
    exporter,
    notify,
  );
  return {
    ...control,
    designer,
    data,
    file,
    batchPiece,
    downloads,
    boards: { layoutKey, draft, data, sides, nodes, onTooLong },
    problems: { user, tooLong, placeholderErrors: placeholdersLeft(designer.fields, rules, draft) },
  };
}
