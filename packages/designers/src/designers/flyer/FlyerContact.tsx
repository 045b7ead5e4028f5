import * as parts from '../../editor/artwork/artwork.css.ts';
import { type Box, pixelBoxStyle } from '../../editor/artwork/box.ts';
import { typesetContact, unbroken } from '../../editor/artwork/text/typeset.tsx';
import { contactOf, type UserDetails, website } from '../../editor/userDetails/userDetails.ts';
import * as styles from './FlyerArtwork.css.ts';
import type { FlyerDraft } from './flyer.fields.ts';
import type { Sheet } from './sheet.ts';

const floor = (sheet: Sheet, size: number) => Math.min(1, sheet.smallest / (size * sheet.body));

interface ContactProps {
  sheet: Sheet;
  user: UserDetails;
  box: Box;
}

/** Website, phone and email in a row. */
export function ContactLine({ sheet, user, box, className = '' }: ContactProps & { className?: string }) {
  const { phone, email } = contactOf(user);
  return (
    <div
      className={`${styles.contact} ${className}`}
      style={pixelBoxStyle(box)}
      data-fit="email"
      data-fit-floor={floor(sheet, 0.8)}
    >
      <span dir="ltr">{website}</span>
      <span dir="ltr">
        <span>{unbroken(phone)}</span>
        {'  ·  '}
        <span>{typesetContact(email)}</span>
      </span>
    </div>
  );
}

/** Phone and email in a stack. */
export function ContactBlock({ sheet, user, box }: ContactProps) {
  const { phone, email } = contactOf(user);
  return (
    <div
      className={`${styles.contact} ${styles.stacked}`}
      style={pixelBoxStyle(box)}
      data-fit="email"
      data-fit-floor={floor(sheet, 0.8)}
    >
      <span className={styles.phone} dir="ltr">
        {unbroken(phone)}
      </span>
      <span dir="ltr">{typesetContact(email)}</span>
      <span dir="ltr">{website}</span>
    </div>
  );
}

/** Height of the band at the foot, in pixels of the page. A small upright sheet puts the contact on two lines. */
export const contactHeight = ({ u, isPortrait }: Sheet, size: FlyerDraft['size']) =>
  size === '4x6' && isPortrait ? 12 * u : 9 * u;

interface ContactBandProps extends Omit<ContactProps, 'box'> {
  draft: FlyerDraft;
}

/** The foot of the sheet, through the bleed. */
export function ContactBand({ draft, sheet, user }: ContactBandProps) {
  const height = contactHeight(sheet, draft.size);
  const box = { x: 6 * sheet.u, y: sheet.height - height, width: sheet.width - 12 * sheet.u, height };
  return (
    <>
      <div
        className={`${parts.band} ${styles.deep}`}
        style={{ blockSize: height + sheet.bleed, inset: `auto ${-sheet.bleed}px ${-sheet.bleed}px` }}
      />
      <ContactLine sheet={sheet} user={user} box={box} className={styles.onBand} />
    </>
  );
}
