import { palette } from '@daybreak/brand';
import { useId } from 'react';
import { pictures, type Sheet } from './pictures.ts';

const inks = {
  night: {
    ground: palette.night.hex,
    words: palette.white.hex,
    rows: palette.cyan.hex,
    disc: palette.orange.hex,
  },
  teal: {
    ground: palette.teal.hex,
    words: palette.white.hex,
    rows: palette.cyan.hex,
    disc: palette.amber.hex,
  },
  paper: {
    ground: palette.white.hex,
    words: palette.teal.hex,
    rows: palette.teal.hex,
    disc: palette.orange.hex,
  },
  cyan: {
    ground: palette.cyan.hex,
    words: palette.night.hex,
    rows: palette.night.hex,
    disc: palette.orange.hex,
  },
};

/** Heights of the rows from the horizon down, as parts of a sheet's short side: they get closer the further they are. */
const rowHeights = [0.02, 0.035, 0.055, 0.08];

function SheetPicture({ x, y, width, height, ground }: Sheet) {
  const clip = useId();
  const ink = inks[ground];
  const side = Math.min(width, height);
  const horizon = y + height * 0.66;
  let top = horizon + side * 0.03;
  const rows = rowHeights.map((part) => {
    const row = { y: top, height: part * side };
    top += part * side * 1.9;
    return row;
  });
  return (
    <g clipPath={`url(#${clip})`}>
      <clipPath id={clip}>
        <rect x={x} y={y} width={width} height={height} rx="2" />
      </clipPath>
      <rect x={x} y={y} width={width} height={height} fill={ink.ground} />
      <path
        d={`M${x + width * 0.62 - side * 0.3} ${horizon}a${side * 0.3} ${side * 0.3} 0 0 1 ${side * 0.6} 0z`}
        fill={ink.disc}
      />
      {rows.map((row) => (
        <rect key={row.y} x={x} y={row.y} width={width} height={row.height} fill={ink.rows} />
      ))}
      <rect
        x={x + width * 0.1}
        y={y + height * 0.12}
        width={width * 0.5}
        height={side * 0.07}
        fill={ink.words}
      />
      <rect
        x={x + width * 0.1}
        y={y + height * 0.12 + side * 0.11}
        width={width * 0.34}
        height={side * 0.07}
        fill={ink.words}
      />
    </g>
  );
}

/** A small picture of a material's usual formats, drawn in the house's motif: disc, horizon, rows. */
export const MaterialPicture = ({ material, className }: { material: string; className?: string }) => (
  <svg viewBox="0 0 240 120" width="240" height="120" className={className} aria-hidden="true">
    {(pictures[material] ?? []).map((sheet) => (
      <SheetPicture key={`${sheet.x} ${sheet.y}`} {...sheet} />
    ))}
  </svg>
);
