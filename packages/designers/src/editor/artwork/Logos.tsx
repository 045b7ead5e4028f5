import { clearSpace, company, logoArtwork, logoDisc, logoViewBox } from '@daybreak/brand';
import type { CSSProperties } from 'react';
import type { UserDetails } from '../userDetails/userDetails.ts';
import * as styles from './Logos.css.ts';
import { type Theme, useLogoOn } from './logos.ts';
import type { SlotPicture } from './PictureSlot.tsx';

type Version = UserDetails['logoVersion'];

/**
 * Measures in multiples of our logo's height: the space on each side of the hairline (one disc width, per the
 * co-branding rules), the hairline, and a partner logo's padding and maximum width.
 */
const clear = (2 * clearSpace.discRadii * logoDisc.logo.radius) / logoViewBox.logo.height;
const hairline = { width: 0.014, height: logoArtwork.logo.height / logoViewBox.logo.height };
const field = { block: 0.08, inline: 0.14 };
const maxRatio = 4;

const widthOf = (version: Version) => {
  const { width, height } = logoViewBox[version === 'icon' ? 'icon' : 'logo'];
  return width / height;
};
/** Width of everything except a partner's logo, in multiples of our logo's height. */
const widthBeside = (version: Version) => widthOf(version) + 2 * clear + hairline.width;

/** The width of a partner's logo with its field. Uses the maximum when its aspect ratio isn't known. */
const partnerWidth = ({ ratio = maxRatio }: SlotPicture) =>
  Math.min(maxRatio, (1 - 2 * field.block) * ratio + 2 * field.inline);

/** The width of our logo plus a partner's, in multiples of our logo's height. */
export const pairWidth = (version: Version, partner: SlotPicture) =>
  widthBeside(version) + partnerWidth(partner);

interface LogosProps {
  theme: Theme;
  version: Version;
  /** A partner's logo, shown next to ours. */
  partner?: SlotPicture;
  /** Height of our logo, in pixels. */
  height: number;
  /** Width available for both, in pixels. If our name doesn't fit too, our icon replaces it. */
  maxWidth?: number;
  /** Both are over a picture, where a partner's logo needs a field. */
  onPicture?: boolean;
  className?: string;
  style?: CSSProperties;
}

/**
 * Our logo, optionally followed by a hairline and a partner's logo, each with its clear space. The partner's logo is
 * shown whole and looks as tall as ours.
 */
export function Logos({
  theme,
  version,
  partner,
  height,
  maxWidth = Number.POSITIVE_INFINITY,
  onPicture,
  className = '',
  style,
}: LogosProps) {
  const logoOn = useLogoOn();
  const shownVersion = partner && maxWidth < pairWidth(version, partner) * height ? 'icon' : version;
  const ownLogo = (own: string, ownStyle?: CSSProperties) => (
    <img className={own} src={logoOn(theme, shownVersion)} alt={company.name} style={ownStyle} />
  );
  const logoStyle = { ...style, blockSize: height };
  if (!partner) return ownLogo(className, logoStyle);
  const most = Math.min(maxRatio, maxWidth / height - widthBeside(shownVersion));
  return (
    <div className={`${styles.pair} ${className}`} style={logoStyle}>
      {ownLogo(styles.ours)}
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
        data-partner={onPicture ? 'picture' : theme}
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
