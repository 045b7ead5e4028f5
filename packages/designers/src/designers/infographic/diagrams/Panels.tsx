import type { CSSProperties } from 'react';
import { pointOf } from '../../../editor/artwork/text/point.ts';
import { typeset } from '../../../editor/artwork/text/typeset.tsx';
import { bledStyle } from '../../../editor/layouts/frame/frame.ts';
import * as parts from '../../../editor/layouts/frame/parts.css.ts';
import type { LayoutProps } from '../../../editor/layouts/layout.ts';
import type { DiagramArea } from './DiagramPage.tsx';
import { LabelGrid } from './Drawing.tsx';
import * as styles from './diagrams.css.ts';

interface PanelsProps extends Pick<LayoutProps, 'frame'> {
  space: DiagramArea;
  lines: readonly string[];
}

/** Two panels side by side, each with its words. */
export function Panels({ frame, space: { area }, lines }: PanelsProps) {
  const half = (area.right - area.x - 2) / 2;
  return (
    <>
      {[parts.deep, parts.accent].map((ground, index) => {
        const x = area.x + index * (half + 2);
        return (
          <div
            key={ground}
            className={`${parts.at} ${ground}`}
            style={bledStyle(frame, { ...area, x, right: x + half })}
          />
        );
      })}
      <LabelGrid frame={frame} area={area} as="columns" count={2} between={2}>
        {lines.map((line, index) => {
          const { head, text } = pointOf(line);
          return (
            <div
              key={line}
              className={`${styles.panelWords} ${index === 0 ? parts.onDeep : parts.onAccent}`}
              data-tag="li"
            >
              {head ? (
                <div className={styles.panelHead} dir="auto" data-fit="points" data-fit-floor="0.45">
                  {typeset(head)}
                </div>
              ) : null}
              <div
                className={`${styles.words} ${styles.ownHeight}`}
                style={{ '--label': 5.8 } as CSSProperties}
                dir="auto"
                data-fit="points"
                data-fit-floor="0.45"
              >
                {typeset(text)}
              </div>
            </div>
          );
        })}
      </LabelGrid>
    </>
  );
}
