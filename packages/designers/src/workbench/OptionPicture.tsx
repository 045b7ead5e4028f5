import { useEffect, useState } from 'react';
import { Artboard } from './Artboard.tsx';
import type { Brief, Designer } from './designer.ts';
import { editDraft } from './draft.ts';
import type { DraftOf, Fields } from './fields.ts';
import { pictureSize } from './PieceChoice.css.ts';
import { whenRested } from './whenRested.ts';

interface OptionPictureProps<Fs extends Fields> {
  designer: Designer<Fs>;
  draft: DraftOf<Fs>;
  brief: Brief;
  name: keyof Fs & string;
  value: string;
  /** Which of the options it is: they are drawn one after the other. */
  place: number;
}

/** The piece with one option of a choice. Drawn once typing rests, so that it costs no keystroke anything. */
export function OptionPicture<Fs extends Fields>({
  designer,
  draft,
  brief,
  name,
  value,
  place,
}: OptionPictureProps<Fs>) {
  const [drawn, setDrawn] = useState<{ draft: DraftOf<Fs>; brief: Brief }>();
  useEffect(() => {
    const draw = () => setDrawn({ draft: editDraft(designer.fields, draft, name, value), brief });
    return whenRested(draw, place);
  }, [designer, draft, brief, name, value, place]);
  const sides = drawn ? designer.artboards(drawn.draft) : [];
  const field = designer.fields[name];
  const shown = field?.kind === 'choice' && field.drawn;
  const side = sides.find(({ id }) => id === shown) ?? sides[0];
  return drawn && side ? (
    <Artboard side={side} within={{ width: pictureSize, height: pictureSize }} isThumbnail>
      <designer.Artwork draft={drawn.draft} brief={drawn.brief} side={side} />
    </Artboard>
  ) : null;
}
