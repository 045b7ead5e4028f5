import { company } from '@daybreak/brand';
import type { CSSProperties } from 'react';
import * as parts from '../../artwork/artwork.css.ts';
import { boxStyle, percent } from '../../artwork/box.ts';
import { FittedText } from '../../artwork/FittedText.tsx';
import { Band, Rows } from '../../artwork/Horizon.tsx';
import { logoOn } from '../../artwork/logos.ts';
import { PictureSlot } from '../../artwork/PictureSlot.tsx';
import { typeset } from '../../artwork/typeset.tsx';
import { pictureOf, type SlotPicture } from '../../images/slotPicture.ts';
import type { ArtworkProps } from '../../workbench/designer.ts';
import { directionOf } from '../../workbench/direction.ts';
import { artboardPixels } from '../../workbench/sizes.ts';
import { actionTop, type FrontLayout, frontLayout } from './frontLayout.ts';
import * as styles from './PostcardFront.css.ts';
import { type PostcardDraft, postcardFields } from './postcard.fields.ts';

/** One message above the horizon, one thing to do below it. */
export function PostcardFront({ draft, brief, side }: ArtworkProps<PostcardDraft>) {
  const { theme } = draft;
  const layout = frontLayout(draft);
  const direction = directionOf(draft.headline);
  const { trim, bleed } = artboardPixels(side.size);
  const words = layout.wordsOnBand ? styles.onBand : '';
  return (
    <div
      className={`${parts.root} ${parts.ground[theme]}`}
      dir={direction}
      style={{ '--u': `${trim.height / 100}px` } as CSSProperties}
    >
      <Ground
        theme={theme}
        direction={direction}
        layout={layout}
        side={side}
        picture={pictureOf(postcardFields, draft, 'picture', brief)}
      />
      <div className={styles.page} style={{ inset: bleed }}>
        <img className={styles.logo} src={logoOn(theme, brief.user.logoVersion)} alt={company.name} />
        <FittedText
          field="headline"
          floor={0.4}
          box={
            {
              ...boxStyle(layout.headline),
              '--headline': `${layout.headlineSize * trim.height}px`,
            } as CSSProperties
          }
          className={`${parts.headline} ${styles.headline} ${words}`}
        >
          {draft.headline}
        </FittedText>
        <FittedText
          field="message"
          floor={0.55}
          box={boxStyle(layout.message)}
          className={`${styles.message} ${words}`}
        >
          {draft.message}
        </FittedText>
        <div className={styles.action} style={{ insetBlockStart: percent(actionTop) }}>
          <div className={styles.cta} dir="auto" data-fit="cta" data-fit-floor="0.5">
            {typeset(draft.cta)}
          </div>
          <span className={styles.website} dir="ltr">
            {company.website.replace('https://', '')}
          </span>
        </div>
      </div>
    </div>
  );
}

interface GroundProps extends Pick<ArtworkProps<PostcardDraft>, 'side'> {
  theme: PostcardDraft['theme'];
  direction: 'ltr' | 'rtl';
  layout: FrontLayout;
  picture: SlotPicture;
}

/** Everything behind the words. It reaches through the bleed to the edge of the paper. */
function Ground({ theme, direction, layout, side, picture }: GroundProps) {
  const { trim, bleed } = artboardPixels(side.size);
  const radius = layout.disc.radius * trim.height;
  const band = bleed + layout.rows.end * trim.height;
  const horizon = theme === 'image' ? band : bleed + layout.horizon * trim.height;
  return (
    <>
      <div className={styles.sky} style={{ blockSize: horizon }}>
        {theme === 'image' ? (
          <>
            <PictureSlot picture={picture} />
            <div className={`${styles.scrim} ${styles.scrimOver[layout.wordsOnBand ? 'logo' : direction]}`} />
          </>
        ) : (
          <div
            className={`${parts.disc} ${parts.discOn[theme]}`}
            style={{
              insetInlineStart: bleed + layout.disc.x * trim.width - radius,
              insetBlockStart: horizon - radius,
              inlineSize: 2 * radius,
              blockSize: 2 * radius,
            }}
          />
        )}
      </div>
      <Rows from={horizon} to={band} count={layout.rows.count} />
      <Band top={band} theme={theme} />
      {theme === 'image' ? <div className={styles.edge} style={{ insetBlockStart: band }} /> : null}
    </>
  );
}
