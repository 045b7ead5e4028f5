import { company } from '@daybreak/brand';
import type { UserDetails } from '../../userDetails/userDetails.ts';
import * as parts from '../artwork.css.ts';
import { type Ground, logoOn } from '../logos.ts';
import * as styles from './screen.css.ts';
import type { LogoPlace } from './screenLayout.ts';

interface LogoProps {
  place: LogoPlace;
  theme: Ground;
  version: UserDetails['logoVersion'];
}

export const Logo = ({ place: { x, y, height, iconOnly }, theme, version }: LogoProps) => (
  <img
    className={`${parts.box} ${styles.logo}`}
    src={logoOn(theme, iconOnly ? 'icon' : version)}
    alt={company.name}
    style={{ insetInlineStart: x, insetBlockStart: y, blockSize: height }}
  />
);
