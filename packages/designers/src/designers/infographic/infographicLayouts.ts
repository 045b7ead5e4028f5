import { linesOf, pointOf } from '../../editor/artwork/text/point.ts';
import { list } from '../../editor/layouts/List.tsx';
import { numeral } from '../../editor/layouts/Numeral.tsx';
import { photograph } from '../../editor/layouts/Photograph.tsx';
import { steps } from '../../editor/layouts/Steps.tsx';
import { sunrise } from '../../editor/layouts/Sunrise.tsx';
import { type } from '../../editor/layouts/Type.tsx';
import { automatic } from './diagrams/automatic.tsx';
import { bars } from './diagrams/bars.tsx';
import { compare } from './diagrams/compare.tsx';
import { flow } from './diagrams/flow.tsx';
import { share } from './diagrams/share.tsx';
import { timeline } from './diagrams/timeline.tsx';
import { figures } from './figures.tsx';

/** Maximum number of lines of points, headings included, under a photograph. */
const mostLines = 8;

const besidePicture: typeof photograph = {
  ...photograph,
  lacks: ({ body }) => {
    const lines = linesOf(body?.text ?? '').flatMap((line) => (pointOf(line).head ? [line, line] : [line]));
    return lines.length > mostLines
      ? "There isn't room for this many points next to a picture. Remove some points."
      : undefined;
  },
};

/** The layouts of infographics: the first fits any content. */
export const infographicLayouts = [
  automatic,
  bars,
  share,
  compare,
  timeline,
  flow,
  figures,
  list,
  steps,
  numeral,
  besidePicture,
  type,
  sunrise,
] as const;
