import { linesOf } from '../../../editor/artwork/text/point.ts';
import type { Content } from '../../../editor/layouts/content.ts';
import { list } from '../../../editor/layouts/List.tsx';
import type { Layout } from '../../../editor/layouts/layout.ts';
import { numeral } from '../../../editor/layouts/Numeral.tsx';
import { sunrise } from '../../../editor/layouts/Sunrise.tsx';
import { type } from '../../../editor/layouts/Type.tsx';
import { diagramNames } from '../diagramNames.ts';
import { figures } from '../figures.tsx';
import { suggestedDiagrams } from '../kinds.ts';
import { bars } from './bars.tsx';
import { compare } from './compare.tsx';
import { flow } from './flow.tsx';
import { share } from './share.tsx';
import { timeline } from './timeline.tsx';

const diagrams = { bars, share, compare, timeline, flow };

/** The best layout for the points: a diagram, or one for text. */
function suitable(content: Content): Layout {
  const [diagram] = suggestedDiagrams(content);
  if (diagram) return diagrams[diagram];
  const hasPoints = linesOf(content.body?.text ?? '').length > 1;
  const texts: readonly Layout[] = hasPoints ? [figures, list, sunrise] : [numeral, type];
  return texts.find(({ lacks }) => !lacks?.(content)) ?? sunrise;
}

/** Chooses the layout by the points. It fits everything, so it's also drawn while the chosen layout can't be. */
export const automatic: Layout<'automatic'> = {
  ...diagramNames.automatic,
  Artwork: (props) => {
    const { Artwork } = suitable(props.content);
    return <Artwork {...props} />;
  },
};
