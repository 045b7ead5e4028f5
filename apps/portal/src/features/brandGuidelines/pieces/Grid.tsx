import { palette } from '@daybreak/brand';
import { logoUrl } from '@daybreak/brand/files';
import { pieceGrid } from '@daybreak/brand/guidelines';
import { pieces } from '../messages.ts';
import { Plate } from '../Plate.tsx';
import * as styles from './pieces.css.ts';

const { columns, margin, inside, between } = pieceGrid;
/** The sheet, in hundredths of its shorter side: 4 × 3. */
const sheet = { width: 400 / 3, height: 100 };
const column = (sheet.width - 2 * margin) / columns;
const { cyan, night, orange, teal } = palette;

/** A sheet on its grid, with the steps between its words. */
export const Grid = () => (
  <Plate ground="paper" className={styles.sheet}>
    <svg
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      className={styles.drawing}
      role="img"
      aria-label={pieces.gridAlt}
    >
      {Array.from({ length: columns }, (_, index) => (
        <rect
          key={`column ${index + 1}`}
          x={margin + index * column + 0.6}
          y={margin}
          width={column - 1.2}
          height={sheet.height - 2 * margin}
          fill={cyan.hex}
          fillOpacity=".12"
        />
      ))}
      <g fill={night.hex} className={styles.headline} fontSize="13">
        <text x={margin} y="21">
          TAKING PANELS
        </text>
        <text x={margin} y={21 + 13 + inside}>
          DOWN?
        </text>
      </g>
      <rect x={margin} y={35.2} width="2" height={between} fill={orange.hex} />
      <g fill={teal.hex} fontSize="4.4" className={styles.measure}>
        <text x={margin + 3.2} y={38.5} fill={night.hex} fontSize="3.4">
          {between}
        </text>
        <text x={margin} y={35.2 + between + 3.3}>
          We collect, count and recycle them,
        </text>
        <text x={margin} y={35.2 + between + 3.3 + 4.4 + inside}>
          and document every pallet.
        </text>
      </g>
      <image
        href={logoUrl('logo', 'primary')}
        x={margin}
        y={sheet.height - margin - 8}
        width={(8 * 325.15) / 64}
        height="8"
      />
      <path d={`M${sheet.width - 54} ${sheet.height}a40 40 0 0 1 80 0z`} fill={orange.hex} />
      <rect
        x={margin}
        y={margin}
        width={sheet.width - 2 * margin}
        height={sheet.height - 2 * margin}
        fill="none"
        stroke={cyan.hex}
        strokeWidth=".4"
      />
      <rect {...sheet} fill="none" stroke={teal.hex} strokeWidth=".6" />
    </svg>
  </Plate>
);
