import { typeset } from '../../../editor/artwork/text/typeset.tsx';
import { Flow, Text } from '../../../editor/layouts/frame/Flow.tsx';
import { discStyle } from '../../../editor/layouts/frame/frame.ts';
import * as parts from '../../../editor/layouts/frame/parts.css.ts';
import * as styles from '../panels.css.ts';
import { picturesOf } from '../pictures.ts';
import { numberIn, pointsOf } from '../points.ts';
import { joinShortWords } from '../twoWords.ts';
import { inRows, KeyPoints, PointWords } from './KeyPoints.tsx';
import { PanelPage } from './PanelPage.tsx';
import { Picture } from './Picture.tsx';
import type { SheetProps } from './sheetProps.ts';

const hang = 0.08;
/** End of the steps and start of the picture, as fractions of the height. */
const last = 0.6;
const line = 0.66;
/** Maximum height of a row, as a fraction of the height. */
const highest = 0.26;

/** The key points' number in the sun, and the other points as the steps that lead to it. */
export function Numbers({ draft, data, layout }: SheetProps) {
  const { trim, bleed, panelsWithRole, spanOf } = layout;
  const [, picture] = picturesOf(draft, data);
  const [opening, ...panels] = panelsWithRole('pictureAbove', 'pictureBelow');
  const numberPoint = numberIn(pointsOf(draft.content));
  if (!opening || !numberPoint) return null;
  const { frame } = opening;
  const radius = Math.min(0.6 * frame.width, 0.36 * frame.height);
  const disc = { x: 0.46 * frame.width, y: 0.34 * frame.height, radius };
  const { head, text } = numberPoint.point;
  return (
    <>
      <PanelPage layout={layout} panel={opening} className={parts.deep}>
        <div className={parts.disc} style={discStyle(frame, disc)} />
        <Flow
          frame={frame}
          area={{
            x: 6,
            y: disc.y - 0.7 * radius,
            right: 0.92 * frame.width - 6,
            bottom: disc.y + 0.7 * radius,
          }}
          align="center"
        >
          <div className={`${parts.numeral} ${parts.onAccent}`} data-fit="content" data-grow="10 60">
            <span dir="ltr">{numberPoint.number}</span>
          </div>
          {numberPoint.unit ? (
            <Text
              words={{ field: 'content', text: numberPoint.unit }}
              className={`${parts.unit} ${parts.onAccent}`}
            />
          ) : null}
        </Flow>
        <Flow
          frame={frame}
          area={{
            x: 8,
            y: disc.y + radius + 6,
            right: frame.width - 8,
            bottom: 0.95 * frame.height,
          }}
          align="end"
        >
          <div
            className={`${styles.statement} ${parts.onDeep}`}
            dir="auto"
            data-fit="content"
            data-grow="3 9"
          >
            {typeset(joinShortWords([head, text].filter(Boolean).join(': '), frame.width - 16, 'sentence'))}
          </div>
        </Flow>
      </PanelPage>
      <Picture
        picture={picture}
        span={spanOf(panels)}
        top={bleed + line * trim.height}
        bottom={trim.height + 2 * bleed}
      />
      <KeyPoints
        as="ol"
        layout={layout}
        panels={panels}
        top={hang}
        bottom={last}
        className={styles.inRows}
        style={inRows(numberPoint.steps.length, panels, (last - hang) * trim.height, highest * trim.height)}
      >
        {numberPoint.steps.map((step, place) => (
          <li key={place} className={styles.step} dir="auto">
            <div className={styles.stepNumber}>{place + 1}</div>
            <div className={styles.stepWords}>
              <PointWords {...step} />
            </div>
          </li>
        ))}
      </KeyPoints>
    </>
  );
}
