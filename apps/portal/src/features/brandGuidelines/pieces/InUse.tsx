import { palette, rowsOf } from '@daybreak/brand';
import { logoUrl } from '@daybreak/brand/files';
import { pictureNamed } from '@daybreak/media';
import { pictureUrl } from '@daybreak/media/files';
import type { ReactNode } from 'react';
import { pieces } from '../messages.ts';
import { Plate } from '../Plate.tsx';
import * as styles from './pieces.css.ts';

const { night, orange, cyan, white } = palette;
const dock = pictureUrl(pictureNamed('logistics-dock').file, 960, 'webp');

const drawings: Record<keyof typeof pieces.inUseAlt, ReactNode> = {
  orange: (
    <>
      <rect width="300" height="400" fill={orange.hex} />
      <g className={styles.headline} fill={night.hex} fontSize="62">
        <text x="20" y="82">
          SEND
        </text>
        <text x="20" y="144">
          US
        </text>
        <text x="20" y="206">
          YOUR
        </text>
        <text x="20" y="268">
          PANELS
        </text>
      </g>
      <image href={logoUrl('logo', 'night')} x="16" y="350" width="152" height="30" />
    </>
  ),
  night: (
    <>
      <rect width="300" height="400" fill={night.hex} />
      <path d="M95 330a152 152 0 0 1 304 0z" fill={orange.hex} />
      {rowsOf(3, 70).map(({ offset, thickness }) => (
        <rect key={offset} y={330 + offset} width="300" height={thickness} fill={cyan.hex} />
      ))}
      <text x="16" y="158" className={styles.headline} fill={white.hex} fontSize="120">
        14
      </text>
      <g className={styles.measure} fill={white.hex} fontSize="17">
        <text x="168" y="92">
          March
        </text>
        <text x="168" y="114">
          9 to 3
        </text>
      </g>
      <image href={logoUrl('logo', 'on-image')} x="14" y="20" width="132" height="26" />
    </>
  ),
  photograph: (
    <>
      <rect width="300" height="400" fill={white.hex} />
      <image href={dock} width="300" height="230" preserveAspectRatio="xMidYMid slice" />
      <g className={styles.headline} fill={night.hex} fontSize="33">
        <text x="20" y="274">
          WE COME
        </text>
        <text x="20" y="307">
          TO YOUR DOCK
        </text>
      </g>
      <image href={logoUrl('logo', 'primary')} x="16" y="350" width="152" height="30" />
    </>
  ),
};

const grounds = { orange: 'orange', night: 'night', photograph: 'paper' } as const;

/** Examples of pieces that follow the rules. */
export const InUse = () => (
  <ul className={styles.three}>
    {(Object.keys(drawings) as (keyof typeof drawings)[]).map((id) => (
      <li key={id}>
        <Plate ground={grounds[id]}>
          <svg viewBox="0 0 300 400" className={styles.drawing} role="img" aria-label={pieces.inUseAlt[id]}>
            {drawings[id]}
          </svg>
        </Plate>
      </li>
    ))}
  </ul>
);
