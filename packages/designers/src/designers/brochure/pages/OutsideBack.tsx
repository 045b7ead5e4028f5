import { languageOf } from '../../../editor/artwork/text/languages.ts';
import { linkOf } from '../../../editor/fields/link.ts';
import { margin, type PanelBox } from '../sheetLayout.ts';
import { Back } from './Back.tsx';
import { type OutsideLayout, pictureEnd } from './outsideLayout.ts';
import { PanelPage } from './PanelPage.tsx';
import type { SheetProps } from './sheetProps.ts';

type OutsideBackProps = Pick<SheetProps, 'draft' | 'data' | 'layout'> & {
  panel: PanelBox;
  outside: OutsideLayout;
};

/** The back next to the cover, with room for what the cover draws on it. */
export function OutsideBack({ draft, data, layout, panel, outside }: OutsideBackProps) {
  const { cover, pictureBack, isSunrise, across, beside, horizon, seam } = outside;
  const wraps = outside.wraps && !beside;
  const { frame } = panel;
  return (
    <PanelPage layout={layout} panel={panel}>
      <Back
        user={data.user}
        frame={frame}
        top={
          pictureBack
            ? pictureEnd * frame.height + 6
            : wraps
              ? Math.max(seam, (across ? 0 : 0.5) * frame.height) + 8
              : margin
        }
        bottom={isSunrise ? (horizon * cover.frame.u) / frame.u - 6 : frame.height - margin}
        right={frame.width - (beside ? 46 : margin)}
        link={linkOf(draft.link)}
        language={languageOf(draft)}
        head={
          pictureBack || wraps
            ? 'nothing'
            : isSunrise && draft.slogan === 'shown' && layout.panelsWithRole('statement').length === 0
              ? 'slogan'
              : 'logo'
        }
      />
    </PanelPage>
  );
}
