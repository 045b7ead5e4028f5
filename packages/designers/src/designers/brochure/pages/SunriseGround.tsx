import { HorizonRows } from '../../../editor/artwork/Horizon.tsx';
import * as parts from '../../../editor/layouts/frame/parts.css.ts';
import { tone } from '../../../editor/layouts/frame/tones.css.ts';
import type { SheetLayout } from '../sheetLayout.ts';
import type { OutsideLayout } from './outsideLayout.ts';

/** The ground of a sunrise: its rows across all panels, and the band below them next to the cover. */
export const SunriseGround = ({ layout, outside }: { layout: SheetLayout; outside: OutsideLayout }) => {
  const { cover, lineAt, horizon, band } = outside;
  return (
    <>
      <HorizonRows from={lineAt(horizon)} to={lineAt(band)} count={4} color={tone.rows} />
      {layout.panels
        .filter((panel) => panel !== cover)
        .map((panel) => {
          const { start, width } = layout.spanOf([panel]);
          return (
            <div
              key={panel.x}
              className={`${parts.at} ${parts.deep}`}
              style={{
                insetInlineStart: start,
                inlineSize: width,
                insetBlockStart: lineAt(band),
                insetBlockEnd: 0,
              }}
            />
          );
        })}
    </>
  );
};
