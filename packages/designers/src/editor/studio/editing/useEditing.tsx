import type { ArtboardSide } from '@daybreak/print';
import type { Elements } from '@daybreak/ui';
import { useCallback, useId, useMemo, useState } from 'react';
import type { Designer, PieceData } from '../../designer.ts';
import type { AnyDraft } from '../../fields/fields.ts';
import { pictureOf } from '../../fields/pictureOf.ts';
import { useLatest } from '../../rendering/useLatest.ts';
import { artboardPixels } from '../../sizes/sizes.ts';
import { withCaretSpace } from './alignment.ts';
import { contactAt } from './contactAt.ts';
import { PictureSlots } from './PictureSlots.tsx';
import type { PieceTextsOptions } from './pieceTexts.ts';
import { usePieceTexts } from './usePieceTexts.ts';

export interface EditingOptions {
  designer: Designer;
  draft: AnyDraft;
  data: PieceData;
  /** The drawn sides that can be edited, by name. */
  boards: () => readonly (readonly [side: string, board: HTMLElement])[];
  boardOf: (side: string) => HTMLElement | undefined;
  tooLong: readonly string[];
  edit: (name: string, value: string) => void;
  onElsewhere: PieceTextsOptions['onElsewhere'];
  /** The form asks for the user's details, which the contact lines lead to. */
  asksForDetails: boolean;
  /** A picture was selected. */
  onSlot: (field: string) => void;
}

/** Edits words and pictures directly on the piece. */
export function useEditing({
  designer,
  draft,
  data,
  boardOf,
  onSlot,
  asksForDetails,
  ...texts
}: EditingOptions) {
  const { fields } = designer;
  const noteId = useId();
  const [slot, setSlot] = useState<string>();
  const { typing, watch: watchTexts } = usePieceTexts({
    ...texts,
    fields,
    draft,
    describedBy: noteId,
    contactAt: (words) => (asksForDetails ? contactAt(words, data.user) : undefined),
    onLeave: () => document.activeElement?.closest<HTMLElement>('[role="region"][tabindex]')?.focus(),
  });
  const drawnDraft = useMemo(() => {
    const text = typing === undefined ? '' : (draft[typing] ?? '');
    const editedText = withCaretSpace(text);
    return typing === undefined || editedText === text ? draft : { ...draft, [typing]: editedText };
  }, [draft, typing]);

  const watch = useCallback(
    (piece: HTMLElement | null) => {
      if (!piece) return;
      const end = watchTexts(piece);
      // Wait until the focus is elsewhere, as above.
      const onBlur = () =>
        setTimeout(() => {
          if (!document.activeElement?.matches('[data-slot-handle]')) setSlot(undefined);
        });
      piece.addEventListener('focusout', onBlur);
      return () => {
        end?.();
        piece.removeEventListener('focusout', onBlur);
      };
    },
    [watchTexts],
  );

  const latest = useLatest({ boardOf, onSlot });
  const { edit } = texts;
  const overlay = useCallback(
    (side: ArtboardSide, scale: number): Elements => (
      <PictureSlots
        board={() => latest.current.boardOf(side.id)}
        bleed={artboardPixels(side.size).bleed}
        scale={scale}
        about={draft}
        isFree={(field) => !fields[field]?.locked}
        labelOf={(field) => fields[field]?.label ?? field}
        pictureOf={(field) => pictureOf(fields, draft, field, data)}
        onSelect={(field) => {
          setSlot(field);
          latest.current.onSlot(field);
        }}
        onCrop={edit}
      />
    ),
    [fields, draft, data, edit],
  );
  return { typing, slot, watch, noteId, overlay, drawnDraft };
}
