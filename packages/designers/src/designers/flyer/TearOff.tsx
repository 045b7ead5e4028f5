import { type ArtboardSide, CSS_PX_PER_INCH, pxPerUnit } from '@daybreak/print';
import { noBreak, typesetContact } from '../../editor/artwork/text/typeset.tsx';
import type { PieceData } from '../../editor/designer.ts';
import { isVisible } from '../../editor/fields/fields.ts';
import { artboardPixels } from '../../editor/sizes/sizes.ts';
import { contactOf, website } from '../../editor/userDetails/userDetails.ts';
import { type FlyerDraft, flyerFields } from './flyer.fields.ts';
import * as styles from './TearOff.css.ts';

/** Length of a strip in inches: a phone number in type that's readable without glasses. */
const height = 1.75;

/** The number of strips, and their height in the sheet's unit. */
export function tearOffOf(draft: FlyerDraft, size: ArtboardSide['size']): { count: number; height: number } {
  const count = isVisible(flyerFields.tearOff, draft) ? Number(draft.tearOff) || 0 : 0;
  return { count, height: count > 0 ? (height * CSS_PX_PER_INCH) / pxPerUnit(size) : 0 };
}

interface TearOffProps {
  count: number;
  side: ArtboardSide;
  user: PieceData['user'];
}

/** The contact on tear-off strips at the foot. The cut lines lie inside the trim. */
export function TearOff({ count, side, user }: TearOffProps) {
  const { phone, email } = contactOf(user);
  const { trim, bleed } = artboardPixels(side.size);
  const strip = { width: trim.width / count, height: height * CSS_PX_PER_INCH };
  return (
    <div className={styles.ground} style={{ blockSize: strip.height + bleed }}>
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          data-strip=""
          className={index > 0 ? `${styles.strip} ${styles.cut}` : styles.strip}
          style={{
            insetInlineStart: bleed + index * strip.width,
            inlineSize: strip.width,
            blockSize: strip.height,
          }}
        >
          <div
            className={styles.words}
            style={{
              inlineSize: strip.height,
              blockSize: strip.width,
              left: (strip.width - strip.height) / 2,
              top: (strip.height - strip.width) / 2,
            }}
            data-fit="email"
            data-fit-floor="0.8"
          >
            <div className={styles.phone}>{noBreak(phone)}</div>
            <div>{typesetContact(email)}</div>
            <div>{website}</div>
          </div>
        </div>
      ))}
    </div>
  );
}
