import { logoArtwork, logoDisc, logoViewBox, palette } from '@daybreak/brand';
import { logoUrl } from '@daybreak/brand/files';
import { clearSpace } from '@daybreak/brand/guidelines';
import { logo } from '../messages.ts';
import { Plate } from '../Plate.tsx';
import * as styles from './ClearSpace.css.ts';

const art = logoArtwork.logo;
const disc = logoDisc.logo;
const space = disc.radius * clearSpace.discRadii;
const outer = {
  x: art.x - space,
  y: art.y - space,
  width: art.width + 2 * space,
  height: art.height + 2 * space,
};
const margin = 12;
const viewBox = [outer.x - margin, outer.y - margin, outer.width + 2 * margin, outer.height + 2 * margin];

/** Half a disc, centered on an edge of the artwork, that reaches to the edge of the clear space. */
const Measure = ({ x, y, turn }: { x: number; y: number; turn: number }) => (
  <path
    d={`M${-disc.radius} 0a${disc.radius} ${disc.radius} 0 0 1 ${2 * disc.radius} 0z`}
    transform={`translate(${x} ${y}) rotate(${turn})`}
    className={styles.measure}
  />
);

/** The empty band around the logo, drawn from the artwork's measurements. */
export const ClearSpace = () => (
  <Plate ground="paper" className={styles.plate}>
    <svg viewBox={viewBox.join(' ')} className={styles.drawing} role="img" aria-label={logo.clearSpaceAlt}>
      <path
        fillRule="evenodd"
        fill={palette.cyan.hex}
        fillOpacity="0.14"
        d={`M${outer.x} ${outer.y}h${outer.width}v${outer.height}h${-outer.width}zM${art.x} ${art.y}h${art.width}v${art.height}h${-art.width}z`}
      />
      <rect {...outer} className={styles.edge} strokeDasharray="3 2.4" />
      <rect {...art} className={styles.edge} />
      <Measure x={disc.x} y={art.y} turn={0} />
      <Measure x={disc.x} y={art.y + art.height} turn={180} />
      <Measure x={art.x} y={art.y + art.height / 2} turn={-90} />
      <Measure x={art.x + art.width} y={art.y + art.height / 2} turn={90} />
      <image href={logoUrl('logo', 'primary')} {...logoViewBox.logo} />
      <path d={`M${disc.x} ${disc.y}v${-disc.radius}`} stroke={palette.night.hex} strokeWidth="0.8" />
      <circle cx={disc.x} cy={disc.y} r="1.2" fill={palette.night.hex} />
    </svg>
  </Plate>
);
