import * as parts from '../../editor/artwork/artwork.css.ts';
import { type Box, pixelBoxStyle } from '../../editor/artwork/box.ts';
import { noBreak, typesetContact } from '../../editor/artwork/text/typeset.tsx';
import { contactOf, type UserDetails, website } from '../../editor/userDetails/userDetails.ts';
import * as styles from './FlyerArtwork.css.ts';
import type { FlyerDraft } from './flyer.fields.ts';
import type { PageMetrics } from './sheet.ts';

const floor = (metrics: PageMetrics, size: number) => Math.min(1, metrics.smallest / (size * metrics.body));

interface ContactProps {
  metrics: PageMetrics;
  user: UserDetails;
  box: Box;
}

/** Website, phone and email in a row. */
export function ContactLine({ metrics, user, box, className = '' }: ContactProps & { className?: string }) {
  const { phone, email } = contactOf(user);
  return (
    <div
      className={`${styles.contact} ${className}`}
      style={pixelBoxStyle(box)}
      data-fit="email"
      data-fit-floor={floor(metrics, 0.8)}
    >
      <span dir="ltr">{website}</span>
      <span dir="ltr">
        <span>{noBreak(phone)}</span>
        {'  ·  '}
        <span>{typesetContact(email)}</span>
      </span>
    </div>
  );
}

/** Phone and email in a stack. */
export function ContactBlock({ metrics, user, box }: ContactProps) {
  const { phone, email } = contactOf(user);
  return (
    <div
      className={`${styles.contact} ${styles.stacked}`}
      style={pixelBoxStyle(box)}
      data-fit="email"
      data-fit-floor={floor(metrics, 0.8)}
    >
      <span className={styles.phone} dir="ltr">
        {noBreak(phone)}
      </span>
      <span dir="ltr">{typesetContact(email)}</span>
      <span dir="ltr">{website}</span>
    </div>
  );
}

/** Height of the band at the foot, in pixels of the page. A small upright sheet puts the contact on two lines. */
export const contactHeight = ({ u, isPortrait }: PageMetrics, size: FlyerDraft['size']) =>
  size === '4x6' && isPortrait ? 12 * u : 9 * u;

interface ContactBandProps extends Omit<ContactProps, 'box'> {
  draft: FlyerDraft;
}

/** The foot of the sheet, through the bleed. */
export function ContactBand({ draft, metrics, user }: ContactBandProps) {
  const height = contactHeight(metrics, draft.size);
  const box = { x: 6 * metrics.u, y: metrics.height - height, width: metrics.width - 12 * metrics.u, height };
  return (
    <>
      <div
        className={`${parts.band} ${styles.deep}`}
        style={{ blockSize: height + metrics.bleed, inset: `auto ${-metrics.bleed}px ${-metrics.bleed}px` }}
      />
      <ContactLine metrics={metrics} user={user} box={box} className={styles.onBand} />
    </>
  );
}
