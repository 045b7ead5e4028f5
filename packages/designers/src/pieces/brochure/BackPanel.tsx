import { company } from '@daybreak/brand';
import * as parts from '../../artwork/artwork.css.ts';
import { logoOn } from '../../artwork/logos.ts';
import { typeset, unbroken } from '../../artwork/typeset.tsx';
import { contactOf, type UserDetails } from '../../userDetails/userDetails.ts';
import type { BrochureDraft } from './brochure.fields.ts';
import { bandTop, horizon } from './coverLayout.ts';
import * as styles from './panels.css.ts';
import type { Panel } from './panels.ts';
import { inPanel, type SheetLayout } from './sheetLayout.ts';
import { Tagline, taglineEnd } from './Tagline.tsx';

interface BackPanelProps {
  theme: BrochureDraft['theme'];
  user: UserDetails;
  layout: SheetLayout;
  panel: Panel;
  /** What stands above the contact; a picture is drawn by the sheet, down to `pictureEnd`. */
  above: 'picture' | 'tagline' | 'nothing';
}

/** Where a picture above the contact ends, as a fraction of the height. */
export const pictureEnd = 0.38;

const contactStart = { picture: pictureEnd, tagline: taglineEnd, nothing: 0 };
const { street, city, region, postalCode } = company.address;

/** The panel that people turn to last: whom to call, and where we are. */
export function BackPanel({ theme, user, layout, panel, above }: BackPanelProps) {
  const { trim, bleed, reach } = layout;
  const { phone, email } = contactOf(user);
  const ground = reach('back');
  const top = above === 'picture' ? bleed + pictureEnd * trim.height - 1 : 0;
  const start = contactStart[above] + 0.04;
  const arrangement = panel.width > trim.height ? styles.beside : above === 'nothing' ? styles.apart : '';
  return (
    <>
      <div
        className={`${parts.box} ${parts.bandTone[theme]}`}
        style={{
          insetInlineStart: ground?.start,
          inlineSize: ground?.width,
          insetBlockStart: top,
          blockSize: bleed + horizon * trim.height - top,
        }}
      />
      {above === 'tagline' ? <Tagline layout={layout} panel={panel} onDark /> : null}
      <div
        className={`${parts.box} ${styles.onBand}`}
        style={inPanel(layout, panel, { x: 0.08, y: start, width: 0.84, height: horizon - 0.04 - start })}
      >
        <div
          className={`${parts.fill} ${styles.contact} ${arrangement}`}
          dir="ltr"
          data-fit="phone"
          data-fit-floor="0.4"
        >
          <img className={styles.contactLogo} src={logoOn('blue', user.logoVersion)} alt={company.name} />
          <div>
            <div className={styles.phone}>{unbroken(phone)}</div>
            <div className={styles.email}>{typeset(email)}</div>
            <div className={styles.street}>
              <div>{street}</div>
              <div>{`${city}, ${region} ${postalCode}`}</div>
            </div>
          </div>
        </div>
      </div>
      <div
        className={`${parts.box} ${styles.onBand} ${styles.bandText}`}
        style={inPanel(layout, panel, { x: 0.08, y: bandTop, width: 0.84, height: 1 - bandTop })}
      >
        <div dir="ltr">{company.legalName}</div>
      </div>
    </>
  );
}
