import { useMemo } from 'react';
import type { Designer, PieceData } from '../../designer.ts';
import type { AnyDraft } from '../../fields/fields.ts';
import { DraftPicture } from '../../preview/OptionPicture.tsx';
import { PieceChoice } from '../../preview/PieceChoice.tsx';
import { designOf, designsOf, type PieceDesign, withDesign } from './designs.ts';

interface LayoutsProps {
  designer: Designer;
  draft: AnyDraft;
  /** The draft that the pictures show. */
  debounced: AnyDraft;
  data: PieceData;
  /** The name of the choice. */
  label?: string;
  /** Offers only these of the designs. */
  offer?: (designs: readonly PieceDesign[]) => readonly PieceDesign[];
  /** Applies the choices that make up a layout, in order. */
  onChoose: (values: PieceDesign['values']) => void;
  /** Called when the user is about to choose one of these. */
  onPoint: (drafts: readonly AnyDraft[]) => void;
}

/** The longest side of a layout's picture, in CSS pixels. */
const size = 104;

/** Shows the user's piece in every design it can have, to choose by looking. */
export function Layouts({
  designer,
  draft,
  debounced,
  data,
  label = 'Your piece in every layout',
  offer,
  onChoose,
  onPoint,
}: LayoutsProps) {
  const allDesigns = useMemo(() => designsOf(designer, debounced, data), [designer, debounced, data]);
  const designs = useMemo(() => offer?.(allDesigns) ?? allDesigns, [offer, allDesigns]);
  const drafts = useMemo(
    () => new Map(designs.map((design) => [design.id, withDesign(designer, debounced, design)])),
    [designer, debounced, designs],
  );
  const chosenId = designOf(designs, draft)?.id ?? '';
  return useMemo(
    () => (
      <PieceChoice
        label={label}
        hint={undefined}
        value={chosenId}
        options={designs.map(({ id, label }) => ({ value: id, label }))}
        size={size}
        draw={(id, place) => (
          <DraftPicture
            designer={designer}
            draft={drafts.get(id) ?? debounced}
            isRested
            data={data}
            size={size}
            place={place}
          />
        )}
        onValueChange={(id) => onChoose(designs.find((design) => design.id === id)?.values ?? [])}
        onPoint={(ids) => onPoint(ids.map((id) => drafts.get(id) ?? debounced))}
      />
    ),
    [label, designer, data, designs, drafts, debounced, chosenId, onChoose, onPoint],
  );
}
