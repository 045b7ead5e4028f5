import { typeset } from '../../../editor/artwork/text/typeset.tsx';
import { Flow } from '../../../editor/layouts/frame/Flow.tsx';
import * as parts from '../../../editor/layouts/frame/parts.css.ts';
import * as styles from '../panels.css.ts';
import { picturesOf } from '../pictures.ts';
import { pointsOf } from '../points.ts';
import { inRows, KeyPoints, PointWords } from './KeyPoints.tsx';
import type { SheetProps } from './Outside.tsx';
import { PanelPage } from './PanelPage.tsx';
import { Picture } from './Picture.tsx';

const hang = 0.08;
const foot = 0.95;
/** Maximum height of a row, as a fraction of the height. */
const highest = 0.45;

/** The cover's sentence on one panel, and the key points as a ruled list across all the others. */
export function Services({ draft, data, layout }: SheetProps) {
  const { trim, bleed, having, stretch } = layout;
  const [, picture] = picturesOf(draft, data);
  const [opening, ...panels] = having('pictureAbove', 'pictureBelow');
  if (!opening) return null;
  const points = pointsOf(draft.content);
  const says = draft.subtitle.trim();
  const { frame } = opening;
  return (
    <>
      <PanelPage layout={layout} panel={opening} className={parts.accent}>
        {says ? (
          <Flow
            frame={frame}
            area={{ x: 8, y: hang * frame.height, right: frame.width - 8, bottom: 0.52 * frame.height }}
          >
            <div className={styles.statement} dir="auto" data-tag="h2" data-fit="subtitle" data-grow="4 13">
              {typeset(says)}
            </div>
          </Flow>
        ) : null}
      </PanelPage>
      <Picture
        picture={picture}
        stretch={stretch([opening])}
        top={says ? bleed + 0.56 * trim.height : 0}
        bottom={trim.height + 2 * bleed}
      />
      <KeyPoints
        as="ul"
        layout={layout}
        panels={panels}
        top={hang}
        bottom={foot}
        className={styles.inRows}
        style={inRows(points.length, panels, (foot - hang) * trim.height, highest * trim.height)}
      >
        {points.map((point, place) => (
          <li key={place} className={styles.ruledPoint} dir="auto">
            <PointWords {...point} />
          </li>
        ))}
      </KeyPoints>
    </>
  );
}
