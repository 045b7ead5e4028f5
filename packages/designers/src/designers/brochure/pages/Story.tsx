import { PictureSlot } from '../../../editor/artwork/PictureSlot.tsx';
import type { HeadedPoint } from '../../../editor/artwork/text/point.ts';
import { typeset } from '../../../editor/artwork/text/typeset.tsx';
import { Flow, Text } from '../../../editor/layouts/frame/Flow.tsx';
import * as parts from '../../../editor/layouts/frame/parts.css.ts';
import * as styles from '../panels.css.ts';
import { picturesOf } from '../pictures.ts';
import { areaOf, pointsOf } from '../points.ts';
import type { PanelBox, SheetLayout } from '../sheetLayout.ts';
import { joinShortWords } from '../twoWords.ts';
import { inColumns } from './inColumns.ts';
import { KeyPoints, PointWords } from './KeyPoints.tsx';
import { PanelPage } from './PanelPage.tsx';
import { Picture } from './Picture.tsx';
import type { SheetProps } from './sheetProps.ts';

/** Line where pictures end and all words start, as fractions of the height. */
const lines = { least: 0.6, light: 0.52, usual: 0.46, heavy: 0.36 };
const gap = 0.07;
const foot = 0.95;

/** Maximum length of a point that can be the lead. */
const maxLeadLength = 90;

/** Two pictures above, and all words on one line below them; the first point is the lead. */
export function Story({ draft, data, layout }: SheetProps) {
  const { trim, bleed, unit, panelsWithRole, spanOf } = layout;
  const [, first, second] = picturesOf(draft, data);
  const panels = panelsWithRole('pictureAbove', 'pictureBelow');
  const dark = panelsWithRole('pictureBelow');
  const { start, width } = spanOf(dark);
  const points = pointsOf(draft.content);
  const [lead] = points;
  const hasLead = lead && (lead.head || lead.text).length <= maxLeadLength && points.length >= panels.length;
  const otherPoints = hasLead ? points.slice(1) : points;
  const [opening] = panels;
  const pointPanels = hasLead ? panels.slice(1) : panels;
  const columns = inColumns(otherPoints, pointPanels.length, areaOf);
  const maxLength = Math.max(
    ...columns.map((column) => column.reduce((sum, point) => sum + areaOf(point), 0)),
  );
  const line = lines[maxLength > 16 ? 'heavy' : maxLength > 9 ? 'usual' : maxLength > 5 ? 'light' : 'least'];
  const hang = line + gap;
  const darkWidth = dark.reduce((sum, panel) => sum + panel.width, 0);
  const radius = Math.min(0.62 * darkWidth, 0.42 * trim.height);
  const disc = (shift: number) => ({
    insetInlineStart: bleed + (dark[0]?.x ?? 0) - start + 0.56 * darkWidth - radius - shift,
    insetBlockStart: bleed + (line - 0.02) * trim.height - 2 * radius + shift,
    inlineSize: 2 * radius,
    blockSize: 2 * radius,
  });
  return (
    <>
      <Picture
        picture={first}
        span={spanOf(panelsWithRole('pictureAbove'))}
        top={0}
        bottom={bleed + line * trim.height}
      />
      <div
        className={`${parts.clipped} ${parts.deep}`}
        style={{ insetInlineStart: start, inlineSize: width, insetBlock: 0 }}
      >
        <div className={parts.disc} style={disc(3.5 * unit)} />
        <PictureSlot picture={second} className={parts.discOfPicture} style={disc(0)} />
      </div>
      {hasLead && opening ? <Lead layout={layout} panel={opening} point={lead} top={hang} /> : null}
      <KeyPoints as="div" layout={layout} panels={pointPanels} top={hang} bottom={foot}>
        {columns.map((column, index) => {
          const panel = pointPanels[index];
          const ink = panel?.role === 'pictureBelow' ? parts.onDeep : '';
          return (
            <ul key={panel?.x} className={`${styles.column} ${ink}`}>
              {column.map((point, place) => (
                <li key={place} className={styles.point} dir="auto">
                  <span
                    className={`${styles.marker} ${ink ? parts.accent : styles.markerOnGround}`}
                    aria-hidden="true"
                  />
                  <PointWords {...point} />
                </li>
              ))}
            </ul>
          );
        })}
      </KeyPoints>
    </>
  );
}

interface LeadProps {
  layout: SheetLayout;
  panel: PanelBox;
  point: HeadedPoint;
  /** As a fraction of the height. */
  top: number;
}

/** The first point, as large as its panel allows. */
const Lead = ({ layout, panel, point: { head, text }, top }: LeadProps) => {
  const { frame } = panel;
  return (
    <PanelPage layout={layout} panel={panel} className={panel.role === 'pictureBelow' ? parts.onDeep : ''}>
      <Flow
        frame={frame}
        area={{ x: 8, y: top * frame.height, right: frame.width - 8, bottom: foot * frame.height }}
      >
        <div className={styles.statement} dir="auto" data-tag="h2" data-fit="content" data-grow="4.5 13">
          {typeset(joinShortWords(head || text, frame.width - 16, 'sentence'))}
        </div>
        {head ? <Text words={{ field: 'content', text }} className={parts.support} /> : null}
      </Flow>
    </PanelPage>
  );
};
