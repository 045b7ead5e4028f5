import type { ArtworkProps } from '../../workbench/designer.ts';
import { BackPanel, pictureEnd } from './BackPanel.tsx';
import type { BrochureDraft } from './brochure.fields.ts';
import { Cover } from './Cover.tsx';
import { horizon } from './coverLayout.ts';
import { Horizon } from './Horizon.tsx';
import { Picture } from './Picture.tsx';
import { picturesOf } from './pictures.ts';
import type { SheetLayout } from './sheetLayout.ts';
import { Tagline } from './Tagline.tsx';

export interface SheetProps extends ArtworkProps<BrochureDraft> {
  layout: SheetLayout;
}

/** One horizon along the whole sheet: the cover's disc rises from it, and the picture stands on it. */
export function Outside({ draft, brief, layout }: SheetProps) {
  const { theme } = draft;
  const { panels, trim, bleed, reach } = layout;
  const [picture] = picturesOf(draft, brief);
  const own = reach('picture');
  const aboveContact = reach('statement') ? 'nothing' : 'tagline';
  return (
    <>
      <Picture
        picture={picture}
        stretch={own ?? reach('back')}
        top={0}
        bottom={bleed + (own ? horizon : pictureEnd) * trim.height}
      />
      <Horizon theme={theme} layout={layout} stretch={{ start: 0, width: trim.width + 2 * bleed }} />
      {panels.map((panel) => {
        const shared = { layout, panel };
        switch (panel.role) {
          case 'cover':
            return <Cover key={panel.x} {...shared} draft={draft} brief={brief} />;
          case 'back':
            return (
              <BackPanel
                key={panel.x}
                {...shared}
                theme={theme}
                user={brief.user}
                above={own ? aboveContact : 'picture'}
              />
            );
          case 'statement':
            return <Tagline key={panel.x} {...shared} />;
          default:
            return null;
        }
      })}
    </>
  );
}
