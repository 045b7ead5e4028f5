import { company } from '@daybreak/brand';
import solarRows from '@daybreak/media/assets/images/solar-utility-aerial.jpg';
import type { CSSProperties } from 'react';
import * as parts from '../../artwork/artwork.css.ts';
import { boxStyle, percent } from '../../artwork/box.ts';
import { longDate, shortTime } from '../../artwork/eventTime.ts';
import { Band, Rows } from '../../artwork/Horizon.tsx';
import { logoOn } from '../../artwork/logos.ts';
import { typeset } from '../../artwork/typeset.tsx';
import { contactOf } from '../../userDetails/userDetails.ts';
import type { ArtworkProps } from '../../workbench/designer.ts';
import { directionOf } from '../../workbench/direction.ts';
import { artboardPixels } from '../../workbench/sizes.ts';
import * as styles from './PosterArtwork.css.ts';
import type { PosterDraft } from './poster.fields.ts';
import { contactTop, layouts, overPicture, type PosterLayout } from './posterLayout.ts';

/** First light over ordered rows: a disc on the horizon, a headline to read across a room, and where to go. */
export function PosterArtwork({ draft, brief, side }: ArtworkProps<PosterDraft>) {
  const { theme, type, orientation } = draft;
  const composition = layouts[orientation][type];
  const { trim, bleed } = artboardPixels(side.size);
  const unit = Math.min(trim.width, trim.height) / 100;
  const { phone, email } = contactOf(brief.user);
  const detail = detailOf(draft, phone);
  const layout = theme === 'image' ? overPicture(composition, detail.length > 0) : composition;
  const words = layout.wordsOnBand ? styles.onBand : undefined;

  return (
    <div
      className={`${parts.root} ${parts.ground[theme]}`}
      dir={directionOf(draft.title)}
      style={{ '--u': `${unit}px` } as CSSProperties}
    >
      <Ground draft={draft} layout={layout} side={side} picture={brief.images[0]?.url ?? solarRows} />
      <div className={styles.page} style={{ inset: bleed }}>
        <img className={styles.logo} src={logoOn(theme, brief.user.logoVersion)} alt={company.name} />
        <div
          className={`${parts.box} ${parts.headline} ${styles.headline} ${words ?? ''}`}
          style={
            {
              ...boxStyle(layout.headline),
              '--headline': `${layout.headlineSize * trim.height}px`,
            } as CSSProperties
          }
          dir="auto"
          data-fit="title"
          data-fit-floor="0.3"
        >
          {typeset(draft.title)}
        </div>
        <div
          className={`${parts.box} ${styles.subtitle} ${words ?? ''}`}
          style={boxStyle(layout.subtitle)}
          dir="auto"
          data-fit="subtitle"
          data-fit-floor="0.45"
        >
          {typeset(draft.subtitle)}
        </div>
        <Detail lines={detail} field={type === 'event' ? 'location' : 'phone'} layout={layout} />
        <div
          className={styles.contact}
          style={{ blockSize: percent(1 - contactTop) }}
          data-fit="email"
          data-fit-floor="0.6"
        >
          <span dir="ltr">{company.website.replace('https://', '')}</span>
          <span dir="ltr">{type === 'service' ? email : `${phone}  ·  ${email}`}</span>
        </div>
      </div>
    </div>
  );
}

interface GroundProps extends Pick<ArtworkProps<PosterDraft>, 'draft' | 'side'> {
  layout: PosterLayout;
  picture: string;
}

/** Everything behind the words. It reaches through the bleed to the edge of the paper. */
function Ground({ draft: { theme }, layout, side, picture }: GroundProps) {
  const { trim, bleed } = artboardPixels(side.size);
  const horizon = bleed + layout.horizon * trim.height;
  const radius = layout.disc.radius * Math.min(trim.width, trim.height);
  const bandTop = bleed + layout.rows.end * trim.height;
  const isPhotograph = theme === 'image';
  return (
    <>
      {isPhotograph ? (
        <div className={styles.picture} style={{ blockSize: bandTop }}>
          <img className={`${parts.photograph} ${styles.photograph}`} src={picture} alt="" />
          <div className={`${styles.scrim} ${styles.scrimOver[layout.wordsOnBand ? 'logo' : 'words']}`} />
        </div>
      ) : (
        <div className={styles.sky} style={{ blockSize: horizon }}>
          <div
            className={`${parts.disc} ${parts.discOn[theme]}`}
            style={{
              insetInlineStart: bleed + layout.disc.x * trim.width - radius,
              insetBlockStart: horizon - radius,
              inlineSize: 2 * radius,
              blockSize: 2 * radius,
            }}
          />
        </div>
      )}
      <Rows from={horizon} to={bandTop} count={layout.rows.count} />
      <Band top={bandTop} theme={theme} />
      {isPhotograph ? (
        <div className={styles.edge} style={{ insetBlockStart: bandTop, blockSize: radius / 40 }} />
      ) : null}
    </>
  );
}

/** What to do next: date, time and place of an event, or the number that a service is ordered by. */
function detailOf({ type, eventDate, eventTime, location }: PosterDraft, phone: string): string[] {
  if (type === 'service') return [phone, 'Call for a quote within 24 hours'];
  if (type !== 'event') return [];
  return [longDate(eventDate), [shortTime(eventTime), location].filter(Boolean).join(' · ')].filter(Boolean);
}

interface DetailProps {
  lines: string[];
  /** The field to name when the lines do not fit. */
  field: string;
  layout: PosterLayout;
}

const Detail = ({ lines: [first, second], field, layout }: DetailProps) =>
  first ? (
    <div
      className={`${parts.box} ${styles.detail}`}
      style={boxStyle(layout.detail)}
      data-fit={field}
      data-fit-floor="0.5"
    >
      <div className={styles.date} dir="auto">
        {typeset(first)}
      </div>
      {second ? (
        <div className={styles.place} dir="auto">
          {typeset(second)}
        </div>
      ) : null}
    </div>
  ) : null;
