import { typeset } from '../../../editor/artwork/text/typeset.tsx';
import { Flow } from '../../../editor/layouts/frame/Flow.tsx';
import * as parts from '../../../editor/layouts/frame/parts.css.ts';
import * as styles from '../panels.css.ts';
import { picturesOf } from '../pictures.ts';
import { pointsOf } from '../points.ts';
import { joinShortWords } from '../twoWords.ts';
import { inRows, KeyPoints, PointWords } from './KeyPoints.tsx';
import { FootRows, PanelPage } from './PanelPage.tsx';
import { Picture } from './Picture.tsx';
import type { SheetProps } from './sheetProps.ts';

const hang = 0.08;
const foot = 0.95;
/** Maximum height of a row, as a fraction of the height. */
const highest = 0.45;

/** The cover's sentence on one panel, and the key points as a ruled list across all the others. */
export function Services({ draft, data, layout }: SheetProps) {
  const { trim, bleed, panelsWithRole, spanOf } = layout;
  const [, picture] = picturesOf(draft, data);
  const [opening, ...panels] = panelsWithRole('pictureAbove', 'pictureBelow');
  if (!opening) return null;
  const points = pointsOf(draft.content);
  const subtitle = draft.subtitle.trim();
  const { frame } = opening;
  // A few points leave room for the picture under them.
  const isShort = subtitle !== '' && points.length <= 2 * panels.length && panels.length > 1;
  const last = isShort ? 0.54 : foot;
  return (
    <>
      <PanelPage layout={layout} panel={opening} className={parts.accent}>
        {subtitle ? (
          <Flow
            frame={frame}
            area={{
              x: 8,
              y: hang * frame.height,
              right: frame.width - 8,
              bottom: (isShort ? 0.72 : 0.52) * frame.height,
            }}
          >
            <div className={styles.statement} dir="auto" data-tag="h2" data-fit="subtitle" data-grow="4 14">
              {typeset(joinShortWords(subtitle, frame.width - 16, 'sentence'))}
            </div>
          </Flow>
        ) : null}
        {isShort ? <FootRows frame={frame} /> : null}
      </PanelPage>
      <Picture
        picture={picture}
        span={spanOf(isShort ? panels : [opening])}
        top={isShort ? bleed + 0.6 * trim.height : subtitle ? bleed + 0.56 * trim.height : 0}
        bottom={trim.height + 2 * bleed}
      />
      <KeyPoints
        as="ul"
        layout={layout}
        panels={panels}
        top={hang}
        bottom={last}
        className={styles.inRows}
        style={inRows(points.length, panels, (last - hang) * trim.height, highest * trim.height)}
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
