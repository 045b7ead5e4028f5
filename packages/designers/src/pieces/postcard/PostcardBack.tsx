import { company } from '@daybreak/brand';
import type { CSSProperties } from 'react';
import * as parts from '../../artwork/artwork.css.ts';
import { inchBoxStyle } from '../../artwork/inchBox.ts';
import { logoOn } from '../../artwork/logos.ts';
import { PictureSlot } from '../../artwork/PictureSlot.tsx';
import { typeset, unbroken } from '../../artwork/typeset.tsx';
import { CSS_PX_PER_INCH } from '../../export/artworkCopy.ts';
import { pictureOf, type SlotPicture } from '../../images/slotPicture.ts';
import { contactOf } from '../../userDetails/userDetails.ts';
import type { ArtworkProps } from '../../workbench/designer.ts';
import { artboardPixels } from '../../workbench/sizes.ts';
import { backLayout } from './backLayout.ts';
import * as styles from './PostcardBack.css.ts';
import { type PostcardDraft, postcardFields } from './postcard.fields.ts';

const { street, city, region, postalCode } = company.address;
const recipient = ['Recipient name', 'Street address', 'City, State ZIP code'];

/**
 * The address side: the sender on the left, stamp and address on white, and nothing where the barcode goes. The address is a
 * stand-in for those that are printed or written later, so no file holds it.
 */
export function PostcardBack({ draft, brief, side }: ArtworkProps<PostcardDraft>) {
  const { theme } = draft;
  const { bleed } = artboardPixels(side.size);
  const layout = backLayout(side.size.width, side.size.height);
  const { phone, email } = contactOf(brief.user);
  return (
    <div
      className={`${parts.root} ${parts.ground.white}`}
      style={{ '--u': `${(layout.company.width * CSS_PX_PER_INCH) / 60}px` } as CSSProperties}
    >
      <Sender theme={theme} side={side} picture={pictureOf(postcardFields, draft, 'picture', brief)} />
      <div className={styles.page} style={{ inset: bleed }}>
        <div className={`${styles.sender} ${styles.senderOn[theme]}`} style={inchBoxStyle(layout.company)}>
          <img className={styles.logo} src={logoOn(theme, brief.user.logoVersion)} alt={company.name} />
          <div className={styles.origin}>
            <div>{company.legalName}</div>
            <div>{street}</div>
            <div>{`${city}, ${region} ${postalCode}`}</div>
          </div>
          <div className={styles.contact} data-fit="phone" data-fit-floor="0.4">
            <div className={styles.phone}>{unbroken(phone)}</div>
            <div>{typeset(email)}</div>
            <div>{company.website.replace('https://', '')}</div>
          </div>
        </div>
        <div className={styles.stamp} style={inchBoxStyle(layout.stamp)}>
          PLACE STAMP HERE
        </div>
        <div className={styles.address} style={inchBoxStyle(layout.address)} data-preview-only="">
          <div className={styles.mailTo}>MAIL TO</div>
          {recipient.map((line) => (
            <div key={line} className={styles.line}>
              {line}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

interface SenderProps extends Pick<ArtworkProps<PostcardDraft>, 'side'> {
  theme: PostcardDraft['theme'];
  picture: SlotPicture;
}

/** The ground of the company's block, through the bleed on its two outer edges; the horizon is its lower edge. */
function Sender({ theme, side, picture }: SenderProps) {
  const { trim, bleed } = artboardPixels(side.size);
  const { company: block } = backLayout(side.size.width, side.size.height);
  const width = bleed + (block.width / side.size.width) * trim.width;
  const radius = 0.23 * trim.height;
  return (
    <div
      className={`${styles.ground} ${parts.ground[theme]}`}
      style={{ inlineSize: width, blockSize: bleed + (block.height / side.size.height) * trim.height }}
    >
      {theme === 'image' ? (
        <>
          <PictureSlot picture={picture} />
          <div className={styles.scrim} />
        </>
      ) : (
        <div className={styles.sky}>
          <div
            className={`${parts.disc} ${parts.discOn[theme]}`}
            style={{
              insetInlineStart: bleed - 0.5 * radius,
              insetBlockEnd: -radius,
              inlineSize: 2 * radius,
              blockSize: 2 * radius,
            }}
          />
        </div>
      )}
      {theme === 'white' ? <div className={styles.divider} /> : null}
      <div className={styles.horizon} />
    </div>
  );
}
