import { clearSpace, company, logoArtwork, logoDisc, logoViewBox } from '@daybreak/brand';
import type { CSSProperties } from 'react';
import type { UserDetails } from '../userDetails/userDetails.ts';
import * as styles from './Logos.css.ts';
import { type Ground, logoOn } from './logos.ts';
import type { SlotPicture } from './PictureSlot.tsx';

type Version = UserDetails['logoVersion'];

/** In heights of our logo: the room on each side of the hairline, a disc's width as co-branding has it, the hairline, and what a partner's logo has around it and at most. */
const clear = (2 * clearSpace.discRadii * logoDisc.logo.radius) / logoViewBox.logo.height;
const hairline = { width: 0.014, height: logoArtwork.logo.height / logoViewBox.logo.height };
const field = { block: 0.08, inline: 0.14 };
const widest = 4;

const widthOf = (version: Version) => {
  const { width, height } = logoViewBox[version === 'icon' ? 'icon' : 'logo'];
  return width / height;
};
/** What stands beside a partner's logo, in heights of ours. */
const besides = (version: Version) => widthOf(version) + 2 * clear + hairline.width;

/** The width of a partner's logo with its field, which is the widest where its shape is not known. */
const partnerWidth = ({ ratio = widest }: SlotPicture) =>
  Math.min(widest, (1 - 2 * field.block) * ratio + 2 * field.inline);

/** The width of our logo and a partner's beside it, in heights of ours. */
export const pairWidth = (version: Version, partner: SlotPicture) => besides(version) + partnerWidth(partner);

interface LogosProps {
  ground: Ground;
  version: Version;
  /** Somebody else's, beside ours. */
  partner?: SlotPicture;
  /** Of our logo, in pixels. */
  height: number;
  /** What both have, in pixels: where our name does not fit as well, our icon stands for it. */
  room?: number;
  /** Both stand over a picture, where somebody's logo needs a field. */
  onPicture?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** Our logo; and behind a hairline, each with its clear space, that of a partner, whole and as high to the eye. */
export function Logos({
  ground,
  version,
  partner,
  height,
  room = Number.POSITIVE_INFINITY,
  onPicture,
  className = '',
  style,
}: LogosProps) {
  const shown = partner && room < pairWidth(version, partner) * height ? 'icon' : version;
  const ours = (own: string, ownStyle?: CSSProperties) => (
    <img className={own} src={logoOn(ground, shown)} alt={company.name} style={ownStyle} />
  );
  const placed = { ...style, blockSize: height };
  if (!partner) return ours(className, placed);
  const most = Math.min(widest, room / height - besides(shown));
  return (
    <div className={`${styles.pair} ${className}`} style={placed}>
      {ours(styles.ours)}
      <div
        className={styles.hairline}
        style={{
          inlineSize: Math.max(1, hairline.width * height),
          blockSize: hairline.height * height,
          marginInline: clear * height,
        }}
      />
      <div
        className={styles.partner}
        style={{ paddingBlock: field.block * height, paddingInline: field.inline * height }}
        data-partner={onPicture ? 'picture' : ground}
      >
        <img
          className={styles.theirs}
          src={partner.url}
          alt={partner.alt}
          style={{ maxInlineSize: (most - 2 * field.inline) * height }}
        />
      </div>
    </div>
  );
}
