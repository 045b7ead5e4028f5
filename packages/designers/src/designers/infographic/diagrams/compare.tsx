import { linesOf } from '../../../editor/artwork/text/point.ts';
import type { Layout } from '../../../editor/layouts/layout.ts';
import { drawableItems } from '../data.ts';
import { diagramNames } from '../diagramNames.ts';
import { dataIn, unavailableReason } from '../kinds.ts';
import { Columns } from './Columns.tsx';
import { DiagramPage } from './DiagramPage.tsx';
import { Panels } from './Panels.tsx';

/** Two values or texts side by side: then and now, or one against the other. */
export const compare: Layout<'compare'> = {
  ...diagramNames.compare,
  notOn: ['strip'],
  lacks: unavailableReason.compare,
  Artwork: (props) => {
    const data = drawableItems(dataIn(props.content));
    const lines = linesOf(props.content.body?.text ?? '');
    return (
      <DiagramPage {...props} count={2}>
        {(space) =>
          data.length === 2 ? (
            <Columns {...props} space={space} data={data} />
          ) : (
            <Panels {...props} space={space} lines={lines} />
          )
        }
      </DiagramPage>
    );
  },
};
