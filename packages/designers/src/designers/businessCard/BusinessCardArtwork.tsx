import { company } from '@daybreak/brand';
import { pxPerUnit } from '@daybreak/print';
import type { CSSProperties, ReactNode } from 'react';
import * as parts from '../../editor/artwork/artwork.css.ts';
import { HorizonRows } from '../../editor/artwork/Horizon.tsx';
import type { Theme } from '../../editor/artwork/logos.ts';
import { QrCode } from '../../editor/artwork/QrCode.tsx';
import { directionOf } from '../../editor/artwork/text/direction.ts';
import { noBreak, typeset, typesetContact } from '../../editor/artwork/text/typeset.tsx';
import type { ArtworkProps } from '../../editor/designer.ts';
import { Flow } from '../../editor/layouts/frame/Flow.tsx';
import { type Area, areaStyle, discStyle, type Frame, frameOf } from '../../editor/layouts/frame/frame.ts';
import { Logo } from '../../editor/layouts/frame/Page.tsx';
import * as layoutParts from '../../editor/layouts/frame/parts.css.ts';
import * as tones from '../../editor/layouts/frame/tones.css.ts';
import { tone } from '../../editor/layouts/frame/tones.css.ts';
import { contactOf, placeholderDetails, website } from '../../editor/userDetails/userDetails.ts';
import * as styles from './BusinessCardArtwork.css.ts';
import type { BusinessCardDraft } from './businessCard.fields.ts';
import { type CardGeometry, cardGeometry } from './cardGeometry.ts';
import { contactCode } from './contactCode.ts';

/** The safe area of a card: 1/8 in, a sixteenth of its short side, plus a little. */
const margin = 8;

interface SideProps {
  user: ArtworkProps<BusinessCardDraft>['data']['user'];
  frame: Frame;
  geometry: CardGeometry;
}

/** A business card: the person on the front; what the company does and how to save the contact on the back. */
export function BusinessCardArtwork({ draft, data: { user }, side }: ArtworkProps<BusinessCardDraft>) {
  const frame = frameOf(side);
  const geometry = cardGeometry(draft.composition, frame);
  return side.id === 'back' ? (
    <Back user={user} frame={frame} geometry={geometry} />
  ) : (
    <Front user={user} frame={frame} geometry={geometry} />
  );
}

interface CardProps {
  frame: Frame;
  ground: Theme;
  dir?: 'ltr' | 'rtl';
  children: ReactNode;
}

const Card = ({ frame, ground, dir, children }: CardProps) => (
  <div
    className={`${parts.root} ${tones.tones[ground]} ${tones.ground}`}
    dir={dir}
    style={{ '--u': `${frame.u}px` } as CSSProperties}
  >
    {children}
  </div>
);

const Sun = ({ frame, disc }: { frame: Frame; disc: CardGeometry['disc'] }) =>
  disc ? (
    <div
      className={layoutParts.clipped}
      style={{
        insetInline: 0,
        insetBlockStart: 0,
        blockSize: (frame.bleed.top + (disc.horizon ?? frame.height + frame.bleed.bottom)) * frame.u,
      }}
    >
      <div className={layoutParts.disc} style={discStyle(frame, disc)} />
    </div>
  ) : null;

function Front({ user, frame, geometry }: SideProps) {
  const { front, disc, rows, logo, nameArea, titleArea, contactArea } = geometry;
  const { phone, email } = contactOf(user);
  const name = user.name.trim() || placeholderDetails.name;
  const dir = directionOf(name);
  const { u, bleed, height } = frame;
  return (
    <Card frame={frame} ground={front} dir={dir}>
      <Sun frame={frame} disc={disc} />
      {rows === undefined ? null : (
        <HorizonRows
          from={(bleed.top + rows) * u}
          to={(bleed.top + height) * u}
          count={4}
          through={bleed.bottom * u}
          color={tone.rows}
        />
      )}
      <Logo frame={frame} theme={front} logo={geometry.nameAlone ? 'icon' : user.logoVersion} {...logo} />
      {geometry.nameAlone ? (
        <Flow frame={frame} area={nameArea} align="end">
          <div className={styles.nameAlone} dir="auto" data-tag="h1" data-fit="name" data-grow="7.64 30">
            {typeset(name)}
          </div>
        </Flow>
      ) : (
        <Box frame={frame} area={nameArea} className={styles.name} field="name" floor={0.5}>
          <div data-tag="h1">{typeset(name)}</div>
        </Box>
      )}
      <Box frame={frame} area={titleArea} className={styles.title} field="title" floor={0.638}>
        {typeset(user.title.trim() || placeholderDetails.title)}
      </Box>
      <Box frame={frame} area={contactArea} className={styles.contact} field="email" floor={0.639} dir={dir}>
        {[noBreak(phone), typesetContact(email), typesetContact(website)].map((line, place) => (
          <div key={place} dir="ltr">
            {line}
          </div>
        ))}
      </Box>
    </Card>
  );
}

interface BoxProps {
  frame: Frame;
  area: Area;
  className: string;
  field: string;
  floor: number;
  dir?: 'auto' | 'ltr' | 'rtl';
  children: ReactNode;
}

const Box = ({ frame, area, className, field, floor, dir = 'auto', children }: BoxProps) => (
  <div className={layoutParts.at} style={areaStyle(frame, area)}>
    <div
      className={`${parts.fill} ${className}`}
      dir={dir}
      data-fit={field}
      data-fit-floor={floor}
      // A name isn't broken as long as it fits at some size.
      data-fit-usual={field === 'name' ? floor : undefined}
    >
      {children}
    </div>
  </div>
);

/** The sun cropped at the lower edge, and the code aligned with the logo. */
function Back({ user, frame, geometry }: SideProps) {
  const { width, height, bleed, u, shape } = frame;
  const isAcross = shape === 'across';
  const code = contactCode(user);
  const size = (code.size * pxPerUnit({ unit: 'mm' })) / u;
  const radius = isAcross ? 52 : 58;
  const disc = isAcross
    ? { x: width - 46, y: 0.3 * height + radius, radius }
    : { x: 116, y: 0.42 * height + radius, radius };
  return (
    <Card frame={frame} ground={geometry.back}>
      <Sun frame={frame} disc={disc} />
      <Logo frame={frame} theme={geometry.back} logo="primary" x={margin} y={margin} height={15} />
      <Box
        frame={frame}
        area={
          isAcross
            ? { x: 88, y: margin, right: width - margin, bottom: 30 }
            : { x: margin, y: 28, right: width - 26, bottom: 66 }
        }
        className={isAcross ? styles.tagline : styles.taglineBelow}
        field="tagline"
        floor={0.613}
      >
        {company.tagline}
      </Box>
      <QrCode
        code={code}
        size={size * u}
        className={styles.code}
        style={{ left: (bleed.x + margin) * u, top: (bleed.top + height - margin - size) * u }}
        label={`QR code with contact details for ${user.name.trim() || company.name}`}
      />
    </Card>
  );
}
