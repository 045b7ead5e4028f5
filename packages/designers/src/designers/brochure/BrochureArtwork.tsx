import type { CSSProperties } from 'react';
import * as parts from '../../editor/artwork/artwork.css.ts';
import { directionOf } from '../../editor/artwork/text/direction.ts';
import type { ArtworkProps } from '../../editor/designer.ts';
import * as tones from '../../editor/layouts/frame/tones.css.ts';
import type { BrochureDraft } from './brochure.fields.ts';
import { FoldMarks } from './FoldMarks.tsx';
import { Inside } from './pages/Inside.tsx';
import { Outside } from './pages/Outside.tsx';
import { sheetLayout } from './sheetLayout.ts';

/** One side of the open sheet, with its fold marks in the bleed. */
export function BrochureArtwork(props: ArtworkProps<BrochureDraft>) {
  const { draft, side } = props;
  const layout = sheetLayout(draft, side);
  const Side = side.id === 'inside' ? Inside : Outside;
  return (
    <div
      className={`${parts.root} ${tones.tones[draft.theme]} ${tones.ground}`}
      dir={directionOf(draft.title)}
      style={{ '--u': `${layout.unit}px` } as CSSProperties}
    >
      <Side {...props} layout={layout} />
      <FoldMarks side={side} />
    </div>
  );
}
