import type { ComponentType, CSSProperties } from 'react';
import * as parts from '../../editor/artwork/artwork.css.ts';
import { Logos } from '../../editor/artwork/Logos.tsx';
import { directionOf } from '../../editor/artwork/text/direction.ts';
import type { ArtworkProps } from '../../editor/designer.ts';
import { linkOf } from '../../editor/fields/link.ts';
import { partnerOf } from '../../editor/fields/partner.ts';
import { pictureOf } from '../../editor/fields/pictureOf.ts';
import * as tones from '../../editor/layouts/frame/tones.css.ts';
import * as styles from './FlyerArtwork.css.ts';
import { type FlyerDraft, flyerFields } from './flyer.fields.ts';
import { secondPictureOf } from './flyerContent.ts';
import { AwarenessFlyer } from './layouts/AwarenessFlyer.tsx';
import { EducationalFlyer } from './layouts/EducationalFlyer.tsx';
import { EventFlyer } from './layouts/EventFlyer.tsx';
import type { FlyerLayoutProps } from './layouts/layout.ts';
import { ServiceFlyer } from './layouts/ServiceFlyer.tsx';
import { pageMetrics } from './sheet.ts';

const layouts: Record<FlyerDraft['type'], ComponentType<FlyerLayoutProps>> = {
  event: EventFlyer,
  service: ServiceFlyer,
  awareness: AwarenessFlyer,
  educational: EducationalFlyer,
};

/** A one-page handout with headline, picture, text and call to action, whose order depends on the type. */
export function FlyerSunrise({ draft, data, side }: ArtworkProps<FlyerDraft>) {
  const metrics = pageMetrics(draft, side.size);
  const Layout = layouts[draft.type];
  // A service flyer has its logo on the picture, on any ground. On other flyers, a picture begins next to the logo.
  const isService = draft.type === 'service';
  const first = pictureOf(flyerFields, draft, 'picture', data);
  // Keeps the picture's subject in view.
  const isAtEnd = isService && first.focus.x < 0.5;
  const isWide = draft.type === 'event' && metrics.isPortrait;
  return (
    <div
      className={`${parts.root} ${tones.tones[draft.theme]} ${tones.ground}`}
      dir={directionOf(draft.title)}
      data-ranked=""
      style={
        {
          '--u': `${metrics.u}px`,
          '--body': `${metrics.body}px`,
          '--smallest': `${metrics.smallest}px`,
        } as CSSProperties
      }
    >
      <div className={styles.page} style={{ inset: metrics.bleed }}>
        <Layout
          draft={draft}
          user={data.user}
          metrics={metrics}
          picture={{
            first,
            second: secondPictureOf(draft, data),
          }}
          link={linkOf(draft.link)}
        />
        <Logos
          className={`${styles.logo} ${isService ? styles.onBand : ''}`}
          theme={isService ? 'image' : draft.theme}
          version={data.user.logoVersion}
          partner={partnerOf(draft, data)}
          height={7 * metrics.u}
          maxWidth={isService || isWide ? metrics.width - 12 * metrics.u : 36 * metrics.u}
          onPicture={isService}
          style={isAtEnd ? { insetInlineStart: 'auto', insetInlineEnd: 6 * metrics.u } : undefined}
        />
      </div>
    </div>
  );
}
