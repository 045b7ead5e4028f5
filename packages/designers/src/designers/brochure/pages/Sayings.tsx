import { Flow, Headline } from '../../../editor/layouts/frame/Flow.tsx';
import * as parts from '../../../editor/layouts/frame/parts.css.ts';
import { pointsOf } from '../points.ts';
import { sayingsOf } from '../sayings.ts';
import { margin, type PanelBox, type SheetLayout } from '../sheetLayout.ts';
import { joinShortWords } from '../twoWords.ts';
import type { OutsideLayout } from './outsideLayout.ts';
import { FootRows, PanelPage } from './PanelPage.tsx';
import type { SheetProps } from './sheetProps.ts';

type SayingsProps = Pick<SheetProps, 'draft' | 'layout'> & { outside: OutsideLayout };

/** The panels that carry a statement; without words where the cover's picture is. */
export function Sayings({ draft, layout, outside }: SayingsProps) {
  const { isSunrise, wraps, flaps, covered } = outside;
  // If the cover has the picture, the panels that would show it carry a statement instead.
  const freePanels = [...(wraps ? flaps : []), ...(isSunrise ? [] : layout.panelsWithRole('statement'))];
  const sayings = sayingsOf(pointsOf(draft.content));
  const coveredFirst = freePanels.filter((panel) => covered.includes(panel)).length;
  return freePanels.map((panel, place) => (
    <Saying
      key={panel.x}
      layout={layout}
      panel={panel}
      text={covered.includes(panel) ? '' : (sayings[place - coveredFirst] ?? '')}
    />
  ));
}

/** A panel with one of the key points, as large as it fits. */
const Saying = ({ layout, panel, text }: { layout: SheetLayout; panel: PanelBox; text: string }) => {
  const { frame } = panel;
  return (
    <PanelPage layout={layout} panel={panel} className={parts.accent}>
      <Flow
        frame={frame}
        area={{ x: margin, y: margin, right: frame.width - margin, bottom: 0.7 * frame.height }}
      >
        <Headline
          words={{ field: 'content', text: joinShortWords(text, frame.width - 2 * margin) }}
          grow={[5, 17]}
        />
      </Flow>
      <FootRows frame={frame} />
    </PanelPage>
  );
};
