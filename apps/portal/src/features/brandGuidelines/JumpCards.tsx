import { palette } from '@daybreak/brand';
import { logoUrl } from '@daybreak/brand/files';
import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTheme } from '../../shared/theme/useTheme.ts';
import { column } from './BrandGuidelinesPage.css.ts';
import * as styles from './JumpCards.css.ts';
import { SectionLink } from './SectionLink.tsx';
import { type SectionId, sections } from './sections.ts';

const Icon = () => (
  <img
    className={styles.art}
    src={logoUrl('icon', useTheme() === 'dark' ? 'on-image' : 'primary')}
    alt=""
    width="64"
    height="64"
  />
);

/** Four rising discs in the palette's colors. */
const Discs = () => (
  <svg className={styles.art} viewBox="0 0 160 68" preserveAspectRatio="xMidYMid" aria-hidden="true">
    {[palette.gray, palette.cyan, palette.teal, palette.orange].map(({ hex }, index) => (
      <path key={hex} d={`M${index * 40 + 1} 46a19 19 0 0 1 38 0z`} fill={hex} />
    ))}
    <path d="M0 52h160" stroke={palette.cyan.hex} strokeWidth="5" />
  </svg>
);

/** A stack of sheets: a picture, a logo, a list. */
const Sheets = () => (
  <svg className={styles.art} viewBox="0 0 132 68" aria-hidden="true">
    <rect x="0" y="12" width="54" height="44" rx="4" fill={palette.teal.hex} />
    <path d="M12 44a15 15 0 0 1 30 0z" fill={palette.amber.hex} />
    <rect x="38" y="4" width="48" height="60" rx="4" fill={palette.cyan.hex} />
    <path
      d="M48 18h28M48 28h28M48 38h28M48 48h16"
      stroke={palette.night.hex}
      strokeWidth="4"
      strokeLinecap="round"
    />
    <rect
      x="74"
      y="16"
      width="58"
      height="44"
      rx="4"
      fill={palette.white.hex}
      stroke={palette.teal.hex}
      strokeWidth="2"
    />
    <path d="M91 40a12 12 0 0 1 24 0z" fill={palette.orange.hex} />
    <path d="M85 45h36M85 51h36" stroke={palette.teal.hex} strokeWidth="3" />
  </svg>
);

const pictures: Record<SectionId, ReactNode> = {
  'logo-usage': <Icon />,
  'color-palette': <Discs />,
  typography: (
    <span className={styles.letters} aria-hidden="true">
      Aa
    </span>
  ),
  assets: <Sheets />,
};

/** Links to each section. Following one moves the focus to the section's heading. */
export const JumpCards = () => (
  <div className={column}>
    <ul className={styles.cards}>
      {sections.map(({ id, card, hint }) => (
        <li key={id}>
          <SectionLink className={styles.card} to={id}>
            <span className={styles.picture}>{pictures[id]}</span>
            <span className={styles.words}>
              <span className={styles.title}>{card}</span>
              <ArrowDown className={styles.arrow} size={18} />
              <span className={styles.hint}>{hint}</span>
            </span>
          </SectionLink>
        </li>
      ))}
    </ul>
  </div>
);
