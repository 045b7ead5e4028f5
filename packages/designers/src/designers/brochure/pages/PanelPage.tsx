import type { CSSProperties, ReactNode } from 'react';
import { HorizonRows } from '../../../editor/artwork/Horizon.tsx';
import * as parts from '../../../editor/layouts/frame/parts.css.ts';
import { tone } from '../../../editor/layouts/frame/tones.css.ts';
import type { PanelBox, SheetLayout } from '../sheetLayout.ts';

interface PanelPageProps {
  layout: SheetLayout;
  panel: PanelBox;
  className?: string;
  children?: ReactNode;
}

/** The rows at the foot of a panel in the sun's color. */
export const FootRows = ({ frame }: Pick<PanelBox, 'frame'>) => (
  <HorizonRows
    from={(frame.bleed.top + 0.8 * frame.height) * frame.u}
    to={(frame.bleed.top + frame.height) * frame.u}
    through={frame.bleed.bottom * frame.u}
    count={4}
    color={tone.onAccent}
  />
);

/**
 * A panel as its own artboard, for content measured in units of its frame. Anything that reaches past it is cut at its
 * folds.
 */
export function PanelPage({ layout, panel, className = '', children }: PanelPageProps) {
  const { start, width } = layout.spanOf([panel]);
  return (
    <div
      className={`${parts.clipped} ${className}`}
      style={{ insetInlineStart: start, inlineSize: width, insetBlock: 0 }}
    >
      <div
        className={parts.at}
        style={
          {
            insetInlineStart: panel.x - start,
            inlineSize: panel.width + 2 * layout.bleed,
            insetBlock: 0,
            '--u': `${panel.frame.u}px`,
            '--smallest': `${panel.frame.smallest * panel.frame.u}px`,
            '--support': Math.min(5.4, Math.max(4.1, 0.0235 * panel.frame.height)),
          } as CSSProperties
        }
      >
        {children}
      </div>
    </div>
  );
}
