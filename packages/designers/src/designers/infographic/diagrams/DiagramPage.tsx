import type { Elements } from '@daybreak/ui';
import { Flow, Headline, Text } from '../../../editor/layouts/frame/Flow.tsx';
import { type Area, margin } from '../../../editor/layouts/frame/frame.ts';
import { Foot, Logo, Page } from '../../../editor/layouts/frame/Page.tsx';
import * as parts from '../../../editor/layouts/frame/parts.css.ts';
import type { LayoutProps } from '../../../editor/layouts/layout.ts';

/** The area of a drawing and its words. Lengths are in units of the frame. */
export interface DiagramArea {
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

/** Top of a diagram under the headline of a landscape page. */
const spreadTop = (content: LayoutProps['content']) => {
  const letters = lettersOf(content);
  return letters > 60 ? 50 : letters > 28 ? 46 : 41;
};

interface DiagramPageProps extends LayoutProps {
  count: number;
  /** True if the diagram takes the whole width under the headline on landscape pages. */
  spread?: boolean;
  children: (space: DiagramArea) => Elements;
}

/** An infographic's page: its headline, and the area for its diagram. */
export function DiagramPage({ count, spread = false, children, ...props }: DiagramPageProps) {
  const { content, frame } = props;
  const { width, height, shape } = frame;
  const isAcross = shape === 'across';
  const isBeside = isAcross && !spread;
  const seam = Math.round(width * 0.4);
  const top = isBeside
    ? 13
    : isAcross
      ? spreadTop(content)
      : Math.round(height * headShare(content, count, height));
  const area = {
    x: isBeside ? seam + 8 : margin,
    y: top,
    right: width - margin,
    bottom: isBeside ? 85 : isAcross ? 85 : height - 16,
  };
  return (
    <Page {...props}>
      <Logo
        {...props}
        x={margin}
        y={margin}
        height={isAcross ? 7 : 6.6}
        right={isBeside ? seam : undefined}
      />
      <Flow
        frame={frame}
        area={{
          x: margin,
          y: isAcross ? 20 : 18.5,
          right: isBeside ? seam : width - margin,
          bottom: isBeside ? 85 : top - (isAcross ? 6 : 5.5),
        }}
      >
        <Headline
          words={content.headline}
          grow={[isAcross ? 6.5 : 5.5, isBeside ? 17 : isAcross ? 13 : 17]}
        />
        <Text words={content.support} className={parts.support} />
      </Flow>
      {children({ width: area.right - area.x, height: area.bottom - area.y, across: isAcross, area })}
      <Foot
        {...props}
        area={
          isAcross
            ? { x: area.x, y: 89, right: width - margin, bottom: 96 }
            : { x: margin, y: height - 11, right: width - margin, bottom: height - 4.5 }
        }
      />
    </Page>
  );
}
