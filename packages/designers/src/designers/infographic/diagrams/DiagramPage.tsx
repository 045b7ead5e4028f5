import type { Elements } from '@daybreak/ui';
import type { CSSProperties, ReactNode } from 'react';
import { directionOf } from '../../../editor/artwork/text/direction.ts';
import { Flow, Headline, Text } from '../../../editor/layouts/frame/Flow.tsx';
import { type Area, areaStyle, type Frame } from '../../../editor/layouts/frame/frame.ts';
import { Foot, Logo, Page } from '../../../editor/layouts/frame/Page.tsx';
import * as parts from '../../../editor/layouts/frame/parts.css.ts';
import type { LayoutProps } from '../../../editor/layouts/layout.ts';
import * as styles from './diagrams.css.ts';

const margin = 7;

/** Room for a drawing and its words. Lengths are units of the frame. */
export interface Room {
  width: number;
  height: number;
  across: boolean;
  area: Area;
}

/** The headline's share of an upright page: more for more words, less for more items. */
function headShare(content: LayoutProps['content'], count: number, height: number): number {
  const letters = lettersOf(content);
  const share =
    (letters > 110 ? 0.42 : letters > 56 ? 0.39 : letters > 24 ? 0.34 : 0.29) - (count > 5 ? 0.03 : 0);
  return height > 150 ? share - 0.02 : share;
}

const lettersOf = ({ headline, support }: LayoutProps['content']) =>
  headline.text.trim().length + 0.6 * (support?.text.trim().length ?? 0);

/** Where a diagram begins under the headline of a landscape page. */
const spreadTop = (content: LayoutProps['content']) => {
  const letters = lettersOf(content);
  return letters > 60 ? 50 : letters > 28 ? 46 : 41;
};

interface DiagramPageProps extends LayoutProps {
  count: number;
  /** On landscape pages, the diagram has the whole width, under the headline. */
  spread?: boolean;
  children: (room: Room) => Elements;
}

/** An infographic's page: its headline, and the room for its diagram. */
export function DiagramPage({ count, spread = false, children, ...props }: DiagramPageProps) {
  const { content, frame } = props;
  const { width, height, shape } = frame;
  const across = shape === 'across';
  const beside = across && !spread;
  const seam = Math.round(width * 0.4);
  const top = beside
    ? 13
    : across
      ? spreadTop(content)
      : Math.round(height * headShare(content, count, height));
  const area = {
    x: beside ? seam + 8 : margin,
    y: top,
    right: width - margin,
    bottom: beside ? 85 : across ? 85 : height - 16,
  };
  return (
    <Page {...props}>
      <Logo {...props} x={margin} y={margin} height={across ? 7 : 6.6} right={beside ? seam : undefined} />
      <Flow
        frame={frame}
        area={{
          x: margin,
          y: across ? 20 : 18.5,
          right: beside ? seam : width - margin,
          bottom: beside ? 85 : top - (across ? 6 : 5.5),
        }}
      >
        <Headline words={content.headline} grow={[across ? 6.5 : 5.5, beside ? 17 : across ? 13 : 17]} />
        <Text words={content.support} className={parts.support} />
      </Flow>
      {children({ width: area.right - area.x, height: area.bottom - area.y, across, area })}
      <Foot
        {...props}
        area={
          across
            ? { x: area.x, y: 89, right: width - margin, bottom: 96 }
            : { x: margin, y: height - 11, right: width - margin, bottom: height - 4.5 }
        }
      />
    </Page>
  );
}

interface DrawingProps extends Pick<LayoutProps, 'frame' | 'content'> {
  room: Room;
  /** What it shows, in words. */
  alternative: string;
  children: ReactNode;
}

/** How far strokes may reach past the room, in units. */
const around = 2;

/** The shapes of a diagram, in units of its room. They mirror themselves with a right-to-left piece. */
export function Drawing({
  frame,
  content,
  room: { width, height, area },
  alternative,
  children,
}: DrawingProps) {
  const mirrored = directionOf(content.headline.text) === 'rtl';
  return (
    <svg
      className={styles.drawing}
      style={areaStyle(frame, {
        x: area.x - around,
        y: area.y - around,
        right: area.right + around,
        bottom: area.bottom + around,
      })}
      viewBox={`${-around} ${-around} ${width + 2 * around} ${height + 2 * around}`}
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
  /** Between columns, in units. */
  between?: number;
  style?: CSSProperties;
  children: ReactNode;
}

/** The words of a diagram, in cells of one size. */
export const Cells = ({ frame, area, as, count, between = 0, style, children }: CellsProps) => (
  <Flow frame={frame} area={area} align="rows">
    <div
      className={styles.cells[as]}
      style={{ '--count': count, '--between': `${between * frame.u}px`, ...style } as CSSProperties}
    >
      {children}
    </div>
  </Flow>
);
