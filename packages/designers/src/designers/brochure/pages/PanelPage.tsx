import type { CSSProperties, ReactNode } from 'react';
import * as parts from '../../../editor/layouts/frame/parts.css.ts';
import type { PanelBox, SheetLayout } from '../sheetLayout.ts';

interface PanelPageProps {
  layout: SheetLayout;
  panel: PanelBox;
  className?: string;
  children?: ReactNode;
}

/** A panel as its own artboard, for content measured in units of its frame. Anything that reaches past it is cut at its folds. */
export function PanelPage({ layout, panel, className = '', children }: PanelPageProps) {
  const { start, width } = layout.stretch([panel]);
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
