import { logoArtwork, logoDisc, logoViewBox, palette } from '@daybreak/brand';
import partner from '@daybreak/brand/assets/clients/client-voltarra.svg';
import { logoUrl } from '@daybreak/brand/files';
import { coBranding } from '@daybreak/brand/guidelines';
import { pieces } from '../messages.ts';
import { Plate } from '../Plate.tsx';
import * as styles from './pieces.css.ts';

const art = logoArtwork.logo;
const space = coBranding.discRadii * logoDisc.logo.radius;
const end = art.x + art.width;
/** The partner's artwork within its file, scaled to the height of our capital D. */
const partnerLogo = { x: 8, y: 16, height: 64, file: { width: 238, height: 96 } };
const mark = logoArtwork.icon;
const scale = mark.height / partnerLogo.height;
const { cyan, gray } = palette;

/** Our logo and a partner's, with the space between them. */
export const CoBranding = () => (
  <Plate ground="paper" className={styles.sheet}>
    <svg viewBox="-8 -12 617 88" className={styles.drawing} role="img" aria-label={pieces.partnersAlt}>
      <rect x={end} y={mark.y} width={space} height={mark.height} fill={cyan.hex} fillOpacity=".16" />
      <path d={`M${end + space / 2} ${mark.y}v${mark.height}`} stroke={gray.hex} strokeWidth="1.2" />
      <image href={logoUrl('logo', 'primary')} {...logoViewBox.logo} />
      <image
        href={partner}
        x={end + space - partnerLogo.x * scale}
        y={mark.y - partnerLogo.y * scale}
        width={partnerLogo.file.width * scale}
        height={partnerLogo.file.height * scale}
      />
    </svg>
  </Plate>
);
