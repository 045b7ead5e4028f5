import { motifRows, palette, rowsOf } from '@daybreak/brand';
import { pictureNamed } from '@daybreak/media';
import { pictureUrl } from '@daybreak/media/files';
import { pieces } from '../messages.ts';
import { Plate } from '../Plate.tsx';
import * as styles from './pieces.css.ts';

const { night, orange, cyan, white, amber, teal } = palette;
const rows = rowsOf(4, 136);
const horizon = 164;

/** The construction of the disc and the rows, with measurements. */
export const Motif = () => (
  <Plate ground="night">
    <svg viewBox="0 0 640 300" className={styles.drawing} role="img" aria-label={pieces.motifAlt}>
      <path d={`M130 ${horizon}a150 150 0 0 1 300 0z`} fill={orange.hex} />
      {rows.map(({ offset, thickness }) => (
        <rect key={offset} y={horizon + offset} width="560" height={thickness} fill={cyan.hex} />
      ))}
      <g stroke={white.hex} fill="none" strokeWidth="1.2">
        <path d={`M280 ${horizon}v-150`} strokeDasharray="4 4" />
        <path d={`M0 ${horizon}h600`} strokeDasharray="4 4" />
        <path d={`M130 20v${horizon - 20}M430 20v${horizon - 20}`} strokeOpacity=".4" />
      </g>
      <g fill={white.hex} className={styles.measure} fontSize="13">
        <circle cx="280" cy={horizon} r="4" />
        <text x="290" y={horizon - 60}>
          {pieces.radius}
        </text>
        {rows.map(({ offset, thickness }, index) => (
          <text key={offset} x="572" y={horizon + offset + thickness / 2 + 4.5}>
            {pieces.step(motifRows.growth ** index)}
          </text>
        ))}
      </g>
    </svg>
  </Plate>
);

const farm = pictureUrl(pictureNamed('solar-farm').file, 480, 'webp');

const crops = [
  {
    id: 'side',
    drawing: (
      <>
        <rect width="240" height="180" fill={white.hex} />
        <path d="M120 128a90 90 0 0 1 180 0z" fill={orange.hex} />
        {rowsOf(3, 52).map(({ offset, thickness }) => (
          <rect key={offset} y={128 + offset} width="240" height={thickness} fill={cyan.hex} />
        ))}
      </>
    ),
  },
  {
    id: 'behind',
    drawing: (
      <>
        <rect width="240" height="180" fill={teal.hex} />
        <circle cx="120" cy="200" r="135" fill={amber.hex} />
        <text x="20" y="126" className={styles.headline} fill={night.hex} fontSize="25">
          <tspan x="38">BRING YOUR</tspan>
          <tspan x="38" dy="27">
            OLD PANELS
          </tspan>
        </text>
      </>
    ),
  },
  {
    id: 'window',
    drawing: (
      <>
        <rect width="240" height="180" fill={night.hex} />
        <clipPath id="guidelines-disc">
          <circle cx="168" cy="90" r="110" />
        </clipPath>
        <image
          href={farm}
          x="10"
          y="-20"
          width="391"
          height="220"
          preserveAspectRatio="xMidYMid slice"
          clipPath="url(#guidelines-disc)"
        />
      </>
    ),
  },
] as const;

const grounds = { side: 'paper', behind: 'teal', window: 'night' } as const;

/** Crops of the motif in pieces. */
export const MotifCrops = () => (
  <ul className={styles.three}>
    {crops.map(({ id, drawing }) => (
      <li key={id} className={styles.figure}>
        <Plate ground={grounds[id]}>
          <svg viewBox="0 0 240 180" className={styles.drawing} aria-hidden="true">
            {drawing}
          </svg>
        </Plate>
        <p className={styles.caption}>{pieces.crops[id]}</p>
      </li>
    ))}
  </ul>
);
