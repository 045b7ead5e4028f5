import type { ArtboardSide, Exporter } from '@daybreak/print';
import type { Elements } from '@daybreak/ui';
import { useEffect, useState } from 'react';
import type { Designer, Notice, PieceData } from '../../designer.ts';
import type { ShownPiece } from '../../download/pieceOnShow.ts';
import { usePieceDownload } from '../../download/usePieceDownload.ts';
import type { FormSection } from '../../drafts/controls/DraftForm.tsx';
import type { DraftControl } from '../../drafts/useDraft.ts';
import type { AnyDraft, Fields } from '../../fields/fields.ts';
import type { PictureSource } from '../../images/usePictures.ts';
import { useDebounced } from '../../rendering/useDebounced.ts';
import type { UserDetailsFormProps } from '../../userDetails/UserDetailsForm.tsx';
import type { GuideKind } from '../canvas/guides.ts';
import { useEditHint } from '../editing/useEditHint.ts';
import { usePanes } from '../usePanes.ts';
import { useEdits } from './useEdits.ts';
import { usePiece } from './usePiece.ts';
import { useShown } from './useShown.ts';

export interface StudioProps
  extends Pick<DraftControl<Fields>, 'open' | 'state' | 'edit' | 'editTogether' | 'reset' | 'steps'> {
  designer: Designer;
  draft: AnyDraft;
  data: PieceData;
  sides: readonly ArtboardSide[];
  pictures: PictureSource;
  exporter: Exporter;
  notify: (notice: Notice) => void;
  /** The choice of a draft: next to the title and, on a phone, above the fields. */
  drafts?: Elements;
  /** Other actions for a draft, shown in the bar. */
  tools?: Elements;
  /** Other questions asked along with the draft's fields. */
  detailsSection?: FormSection;
  /** The user's details, which the contact lines show. */
  details?: UserDetailsFormProps;
  /** Other actions for the piece, shown below the fields. */
  actions?: Elements;
  /** The names and contents of its files, if the draft doesn't define them. */
  file?: Pick<ShownPiece<Fields>, 'title' | 'draftText' | 'ready' | 'onSaved'>;
  onLeave: () => void;
}

/**
 * Milliseconds without activity before the small pictures update. A user who undoes step by step is looking at the
 * piece.
 */
const pauseAfterEdit = 1_000;

/**
 * The state of a studio. Its parts get it as props and not from a context, so `DeferredContent` can delay the ones next
 * to the piece until a keystroke is painted.
 */
export function useStudio(props: StudioProps) {
  const { designer, draft, data, sides, open, file, exporter, notify, detailsSection, details } = props;
  const panes = usePanes();
  const [panel, setPanel] = useState('layouts');
  const [guides, setGuides] = useState<ReadonlySet<GuideKind>>(new Set());
  const debounced = useDebounced(draft, pauseAfterEdit);
  const edits = useEdits(props);
  const { isHinted, done } = useEditHint();
  const shown = useShown(sides, edits.sizes);
  const piece = usePiece({
    ...props,
    ...edits,
    ...shown,
    onElsewhere: (to) => {
      if (panes.lead(to)) done();
    },
    asksForDetails: Boolean(detailsSection ?? details),
    onSlot: () => setPanel('pictures'),
  });
  const { typing } = piece;
  useEffect(() => {
    if (typing !== undefined) done();
  }, [typing, done]);
  const downloads = usePieceDownload(
    { ...file, designer, draft, data, sides, nodeOf: piece.nodeOf, draftKey: open.key },
    exporter,
    notify,
  );
  return {
    ...props,
    ...edits,
    ...shown,
    ...piece,
    panes,
    panel,
    setPanel,
    guides,
    setGuides,
    debounced,
    downloads,
    isHinted,
  };
}

export type StudioStore = ReturnType<typeof useStudio>;
