import type { ReactNode } from 'react';
import { Flow, type FlowProps } from './Flow.tsx';

interface BesideDiscProps extends Pick<FlowProps, 'frame' | 'area' | 'children'> {
  headline: ReactNode;
  /** The edges of the disc: the headline stays above `top`, everything else before `right`. */
  disc: { top: number; right: number };
}

/**
 * A headline across the whole area, and the rest right under it, in the half that a disc in the lower corner leaves
 * free.
 */
export const BesideDisc = ({ frame, area, disc, headline, children }: BesideDiscProps) => (
  <Flow frame={frame} area={area}>
    {headline}
    <div
      style={{
        maxInlineSize: (disc.right - area.x) * frame.u,
        minBlockSize: Math.max(0, area.bottom - disc.top) * frame.u,
      }}
    >
      {children}
    </div>
  </Flow>
);
