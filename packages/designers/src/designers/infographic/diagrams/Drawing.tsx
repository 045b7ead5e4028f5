import type { CSSProperties, ReactNode } from 'react';
import { directionOf } from '../../../editor/artwork/text/direction.ts';
import { Flow } from '../../../editor/layouts/frame/Flow.tsx';
import { type Area, areaStyle, type Frame } from '../../../editor/layouts/frame/frame.ts';
import type { LayoutProps } from '../../../editor/layouts/layout.ts';
import type { DiagramArea } from './DiagramPage.tsx';
import * as styles from './diagrams.css.ts';

interface DrawingProps extends Pick<LayoutProps, 'frame' | 'content'> {
  space: DiagramArea;
  /** The alternative text. */
  alternative: string;
  children: ReactNode;
}

/** Maximum distance of strokes outside the area, in units. */
const strokeMargin = 2;

/** The shapes of a diagram, in units of its area. They're mirrored in a right-to-left piece. */
export function Drawing({
  frame,
  content,
  space: { width, height, area },
  alternative,
  children,
}: DrawingProps) {
  const mirrored = directionOf(content.headline.text) === 'rtl';
  return (
    <svg
      className={styles.drawing}
      style={areaStyle(frame, {
        x: area.x - strokeMargin,
        y: area.y - strokeMargin,
        right: area.right + strokeMargin,
        bottom: area.bottom + strokeMargin,
      })}
      viewBox={`${-strokeMargin} ${-strokeMargin} ${width + 2 * strokeMargin} ${height + 2 * strokeMargin}`}
      role="img"
      aria-label={alternative}
    >
      {mirrored ? <g transform={`translate(${width} 0) scale(-1 1)`}>{children}</g> : children}
    </svg>
  );
}

interface CellsProps {
  frame: Frame;
  area: Area;
  as: keyof typeof styles.cells;
  count: number;
  /** Space between columns, in units. */
  between?: number;
  style?: CSSProperties;
  children: ReactNode;
}

/** The words of a diagram, in cells of one size. */
export const LabelGrid = ({ frame, area, as, count, between = 0, style, children }: CellsProps) => (
  <Flow frame={frame} area={area} align="rows">
    <div
      className={styles.cells[as]}
      style={{ '--count': count, '--between': `${between * frame.u}px`, ...style } as CSSProperties}
    >
      {children}
    </div>
  </Flow>
);
