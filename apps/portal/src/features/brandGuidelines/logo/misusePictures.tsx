import { logoArtwork, logoViewBox, palette } from '@daybreak/brand';
import { logoUrl } from '@daybreak/brand/files';
import type { LogoMisuse } from '@daybreak/brand/guidelines';
import type { ReactElement } from 'react';
import { LogoImage } from './LogoImage.tsx';
import * as styles from './WrongLogoUses.css.ts';

const { width, height } = logoViewBox.logo;
/** The position between the mark and the name. */
const split = 70;

/** Shows only a part of the primary logo. */
const Part = ({
  from,
  to,
  x,
  y,
  scale = 1,
}: {
  from: number;
  to: number;
  x: number;
  y: number;
  scale?: number;
}) => (
  <svg
    aria-hidden="true"
    x={x}
    y={y}
    width={(to - from) * scale}
    height={height * scale}
    viewBox={`${from} 0 ${to - from} ${height}`}
  >
    <image href={logoUrl('logo', 'primary')} width={width} height={height} />
  </svg>
);

const Rearranged = () => (
  <svg viewBox="0 0 260 150" className={styles.drawing} aria-hidden="true">
    <Part from={split} to={width} x={2} y={8} />
    <Part from={0} to={split} x={150} y={62} scale={1.3} />
  </svg>
);

/** A headline and a rule that touch the logo. */
const Crowded = () => {
  const { x, y, width: artWidth, height: artHeight } = logoArtwork.logo;
  const bar = (index: number, barWidth: number) => (
    <rect key={index} x={x} y={y + artHeight + 4 + index * 22} width={barWidth} height="14" />
  );
  return (
    <svg viewBox={`0 -66 ${width} 200`} className={styles.drawing} aria-hidden="true">
      <g fill={palette.gray.hex}>
        <rect x={x} y={y - 44} width={artWidth * 0.72} height="34" />
        {[artWidth, artWidth * 0.9, artWidth * 0.55].map((barWidth, index) => bar(index, barWidth))}
      </g>
      <image href={logoUrl('logo', 'primary')} width={width} height={height} />
    </svg>
  );
};

const Image = ({ className }: { className: string }) => <LogoImage alt="" className={className} />;

/** A picture of each misuse. */
export const misusePictures: Record<LogoMisuse, ReactElement> = {
  stretch: <Image className={styles.stretch} />,
  rotate: <Image className={styles.rotate} />,
  recolor: <Image className={styles.recolor} />,
  shadow: <Image className={styles.shadow} />,
  rearrange: <Rearranged />,
  contrast: <Image className={styles.plainImage} />,
  picture: <Image className={styles.plainImage} />,
  crowd: <Crowded />,
};
