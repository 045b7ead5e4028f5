import { languageOf } from '../../../editor/artwork/text/languages.ts';
import { linkOf } from '../../../editor/fields/link.ts';
import * as parts from '../../../editor/layouts/frame/parts.css.ts';
import { lacksNumbers } from '../points.ts';
import { Back } from './Back.tsx';
import { Numbers } from './Numbers.tsx';
import { PanelPage } from './PanelPage.tsx';
import { Services } from './Services.tsx';
import { Story } from './Story.tsx';
import type { SheetProps } from './sheetProps.ts';

const looks = { story: Story, services: Services, numbers: Numbers };

/** The inside spread, and the back if the fold puts it on this side. */
export function Inside(props: SheetProps) {
  const { draft, data, layout } = props;
  const look = draft.inside === 'numbers' && lacksNumbers(draft.content) ? 'story' : draft.inside;
  const Spread = looks[look];
  return (
    <>
      <Spread {...props} />
      {layout.panelsWithRole('back').map((panel) => (
        <PanelPage key={panel.x} layout={layout} panel={panel} className={parts.deep}>
          <Back
            user={data.user}
            frame={panel.frame}
            top={8}
            right={panel.frame.width - 8}
            bottom={panel.frame.height - 8}
            link={linkOf(draft.link)}
            language={languageOf(draft)}
            head={draft.cover === 'sunrise' && draft.slogan === 'shown' ? 'slogan' : 'logo'}
          />
        </PanelPage>
      ))}
    </>
  );
}
