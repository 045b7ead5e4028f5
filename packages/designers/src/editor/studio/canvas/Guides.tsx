import type { ArtboardSide } from '@daybreak/print';
import * as styles from './Guides.css.ts';
import { type GuideKind, guidesOf } from './guides.ts';

interface GuidesProps {
  side: ArtboardSide;
  shownKinds: ReadonlySet<GuideKind>;
  /** CSS pixels per unit of the side, as displayed. */
  perUnit: number;
}

/** Guide lines and areas. They're over the artboard, not in it, so no file has them. */
export const Guides = ({ side, shownKinds, perUnit }: GuidesProps) => (
  <div className={styles.guides} aria-hidden="true">
    {guidesOf(side)
      .filter(({ kind }) => shownKinds.has(kind))
      .map(({ kind, shape, x, y, width, height, label }) => (
        <div
          key={`${kind} ${shape} ${x} ${y} ${width}`}
          data-guide={kind}
          className={`${styles.shape[shape]} ${styles.kind[kind]}`}
          style={{
            left: x * perUnit,
            top: y * perUnit,
            inlineSize: width * perUnit,
            blockSize: height * perUnit,
          }}
        >
          {label ? <span className={styles.label}>{label}</span> : null}
        </div>
      ))}
  </div>
);
