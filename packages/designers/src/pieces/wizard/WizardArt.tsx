import type { CSSProperties } from 'react';
import * as parts from '../../artwork/artwork.css.ts';
import { Rows } from '../../artwork/Horizon.tsx';
import { PictureSlot, type SlotPicture } from '../../artwork/PictureSlot.tsx';
import type { Design } from './generate.ts';
import * as styles from './WizardArtwork.css.ts';

/** In CSS pixels of the whole node. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

const place = ({ left, top, width, height }: Area): CSSProperties => ({
  insetInlineStart: left,
  insetBlockStart: top,
  inlineSize: width,
  blockSize: height,
});

interface WizardArtProps {
  area: Area;
  design: Design;
  picture: SlotPicture;
  /** The person chose it, or added one: it takes the place of the theme's motif. */
  isOwn: boolean;
}

/** The picture or motif of a piece. */
export function WizardArt({ area, design: { theme, variant }, picture, isOwn }: WizardArtProps) {
  const { motif, ground, shape, line } = theme.art;
  const { width, height } = area;
  const short = Math.min(width, height);
  if (isOwn || motif === 'picture')
    return (
      <div className={styles.art} style={{ ...place(area), background: ground }}>
        <PictureSlot picture={picture} />
      </div>
    );

  switch (motif) {
    case 'rows': {
      // A tall field starts its rows at the middle, so that they do not become slabs.
      const depth = Math.min(height, width * 0.55);
      return (
        <div className={styles.art} style={{ ...place(area), background: ground }}>
          <Rows from={height - depth} to={height} count={6} color={shape} />
        </div>
      );
    }
    case 'disc': {
      const radius = Math.min(width * 0.36, height * 0.82);
      const bar = short * 0.03;
      return (
        <div className={styles.art} style={{ ...place(area), background: ground }}>
          <Disc x={width * 0.62} y={height - bar * 3} radius={radius} color={shape} />
          <div
            className={styles.block}
            style={{ insetBlockStart: height - bar * 3, blockSize: bar * 3, background: line }}
          />
        </div>
      );
    }
    case 'platters': {
      const count = 9;
      const step = height / count;
      return (
        <div className={styles.art} style={{ ...place(area), background: ground }}>
          {Array.from({ length: count }, (_, index) => (
            <div
              key={index}
              className={styles.block}
              style={{
                insetInlineStart: width * (((index * 7 + variant * 3) % 5) * 0.11),
                insetBlockStart: step * index + step * 0.34,
                blockSize: step * 0.32,
                background: shape,
              }}
            />
          ))}
        </div>
      );
    }
    case 'horizon': {
      const radius = short * 0.16;
      const y = height * 0.7;
      return (
        <div className={styles.art} style={{ ...place(area), background: ground }}>
          <Disc x={width * 0.78} y={y} radius={radius} color={shape} />
          <div
            className={styles.block}
            style={{ insetBlockStart: y, blockSize: Math.max(1, short * 0.008), background: line }}
          />
          <div
            className={styles.block}
            style={{ insetBlockStart: y + short * 0.008, insetBlockEnd: 0, background: ground }}
          />
        </div>
      );
    }
    default: {
      const radius = Math.min(width * 0.55, height * 0.95);
      return (
        <div className={styles.art} style={{ ...place(area), background: ground }}>
          <Disc x={width * 0.5} y={height} radius={radius} color={shape} />
        </div>
      );
    }
  }
}

const Disc = ({ x, y, radius, color }: { x: number; y: number; radius: number; color: string }) => (
  <div
    className={parts.disc}
    style={{
      insetInlineStart: x - radius,
      insetBlockStart: y - radius,
      inlineSize: 2 * radius,
      blockSize: 2 * radius,
      background: color,
    }}
  />
);
