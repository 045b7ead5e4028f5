import { useMemo } from 'react';
import type { Brief, Designer } from '../../designer.ts';
import type { AnyDraft } from '../../fields.ts';
import { DraftPicture } from '../../OptionPicture.tsx';
import { PieceChoice } from '../../PieceChoice.tsx';
import { type Look, lookOf, looksOf, withLook } from './looks.ts';

interface LayoutsProps {
  designer: Designer;
  draft: AnyDraft;
  brief: Brief;
  /** Chooses what a layout is made of, in order. */
  onChoose: (values: Look['values']) => void;
}

/** The largest side of a layout's picture, in CSS pixels. */
const size = 104;

/** The person's piece in every design that it can have, to be chosen by looking. */
export function Layouts({ designer, draft, brief, onChoose }: LayoutsProps) {
  const looks = useMemo(() => looksOf(designer, draft, brief), [designer, draft, brief]);
  const drafts = useMemo(
    () => new Map(looks.map((look) => [look.id, withLook(designer, draft, look)])),
    [designer, draft, looks],
  );
  return (
    <PieceChoice
      label="Your piece in every layout"
      hint={undefined}
      value={lookOf(looks, draft)?.id ?? ''}
      options={looks.map(({ id, label }) => ({ value: id, label }))}
      size={size}
      draw={(id, place) => (
        <DraftPicture
          designer={designer}
          draft={drafts.get(id) ?? draft}
          brief={brief}
          size={size}
          place={place}
        />
      )}
      onValueChange={(id) => onChoose(looks.find((look) => look.id === id)?.values ?? [])}
    />
  );
}
