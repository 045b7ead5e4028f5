import { company } from '@daybreak/brand';
import type { CSSProperties } from 'react';
import * as parts from '../../artwork/artwork.css.ts';
import { Rows } from '../../artwork/Horizon.tsx';
import { logoOn } from '../../artwork/logos.ts';
import { QrCode } from '../../artwork/QrCode.tsx';
import { typeset, unbroken } from '../../artwork/typeset.tsx';
import { contactOf, placeholderDetails } from '../../userDetails/userDetails.ts';
import type { ArtworkProps } from '../../workbench/designer.ts';
import { directionOf } from '../../workbench/direction.ts';
import { artboardPixels } from '../../workbench/sizes.ts';
import * as styles from './BusinessCardArtwork.css.ts';
import type { BusinessCardDraft } from './businessCard.fields.ts';
import { codeSize, contactCode } from './contactCode.ts';

const pixelsPerMillimetre = 96 / 25.4;
const website = company.website.replace('https://', '');

/** A business card: who on the front, what for and how to save it on the back. */
export function BusinessCardArtwork({ draft, brief: { user }, side }: ArtworkProps<BusinessCardDraft>) {
  const { trim, bleed, whole } = artboardPixels(side.size);
  const unit = { '--u': `${Math.min(trim.width, trim.height) / 100}px` } as CSSProperties;
  const name = user.name.trim() || placeholderDetails.name;
  const { phone, email } = contactOf(user);

  if (side.id === 'back') {
    const code = contactCode(user);
    const size = codeSize * pixelsPerMillimetre;
    return (
      <div className={`${parts.root} ${parts.ground.blue}`} style={unit}>
        <div className={`${styles.page} ${styles.back[draft.layout]}`} style={{ inset: bleed }}>
          <div className={styles.words}>
            <img className={styles.backLogo} src={logoOn('blue', 'primary')} alt={company.name} />
            <div className={styles.tagline} data-fit="tagline" data-fit-floor="0.6">
              {company.tagline}
            </div>
          </div>
          <QrCode
            code={code}
            size={size}
            className={styles.code}
            label={`QR code with the contact of ${user.name.trim() || company.name}`}
          />
        </div>
      </div>
    );
  }

  const depth = trim.height * (draft.layout === 'horizontal' ? 0.2 : 0.13);
  const top = whole.height - bleed - depth;
  return (
    <div className={`${parts.root} ${parts.ground.white}`} dir={directionOf(name)} style={unit}>
      <Rows from={top} to={top + depth} count={4} through={bleed} />
      <div className={styles.page} style={{ inset: bleed }}>
        <img className={styles.logo} src={logoOn('white', user.logoVersion)} alt={company.name} />
        <div className={styles.who[draft.layout]}>
          <div className={styles.name} dir="auto" data-fit="name" data-fit-floor="0.5">
            <div>{typeset(name)}</div>
          </div>
          <div className={styles.title} dir="auto" data-fit="title" data-fit-floor="0.7">
            {typeset(user.title.trim() || placeholderDetails.title)}
          </div>
        </div>
        <div className={styles.contact[draft.layout]} data-fit="email" data-fit-floor="0.75">
          {[unbroken(phone), typeset(email), typeset(website)].map((line, place) => (
            <div key={place} className={styles.line} dir="ltr">
              {line}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
