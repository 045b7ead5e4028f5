import { customPropertiesOf } from '@daybreak/brand';
import type { ArtboardSide } from '@daybreak/print';
import { type CSSProperties, type ReactNode, type Ref, useContext, useImperativeHandle, useRef } from 'react';
import { ArtworkBrand } from '../artwork/artworkBrand.ts';
import { PaintedScale } from '../artwork/paintedScale.ts';
import { artboardPixels } from '../sizes/sizes.ts';
import * as styles from './Artboard.css.ts';
import { type FitOptions, useFits } from './useFits.ts';

interface NaturalArtboardProps extends FitOptions {
  side: ArtboardSide;
  /** The natural-size node, which is what gets exported. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

export interface ArtboardProps extends NaturalArtboardProps {
  /** The largest box, in CSS pixels, to show the trim in. Without it, the trim is shown at natural size. */
  within?: { width: number; height: number };
  /** Fills the box even if that's larger than actual size. */
  isEnlarged?: boolean;
  /** Address of a picture of the trim, shown while the texts aren't fitted. */
  readyPicture?: string | undefined;
}

/**
 * The natural-size node of a side, bleed included, with its texts fitted. The caller crops and scales it from outside.
 */
export function NaturalArtboard({ side, ref, children, ...fits }: NaturalArtboardProps) {
  const node = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => node.current as HTMLElement);
  useFits(node, fits);
  const { whole } = artboardPixels(side.size);
  const brand = useContext(ArtworkBrand);
  return (
    <div
      ref={node}
      data-artboard={fits.isThumbnail ? undefined : side.id}
      lang={side.language}
      translate="no"
      className={styles.artboard}
      style={{ ...customPropertiesOf(brand), inlineSize: whole.width, blockSize: whole.height }}
    >
      {children}
    </div>
  );
}

/** One side of a piece: preview box > scaled wrapper > natural-size node > artwork. The node itself is never scaled. */
export function Artboard({ within, isEnlarged = false, readyPicture, ...natural }: ArtboardProps) {
  const { side } = natural;
  const { trim, bleed } = artboardPixels(side.size);
  const most = isEnlarged ? Number.POSITIVE_INFINITY : 1;
  const scale = within ? Math.min(most, within.width / trim.width, within.height / trim.height) : 1;
  const perUnit = (trim.width / side.size.width) * scale;
  return (
    <div className={styles.frame}>
      <div
        className={styles.trim}
        style={
          {
            inlineSize: trim.width * scale,
            blockSize: trim.height * scale,
            ...(readyPicture ? { [styles.readyPicture]: `url("${readyPicture}")` } : {}),
          } as CSSProperties
        }
      >
        <div
          className={styles.scaled}
          style={{ transform: `scale(${scale}) translate(${-bleed}px, ${-bleed}px)` }}
        >
          <PaintedScale value={scale}>
            <NaturalArtboard {...natural} />
          </PaintedScale>
        </div>
      </div>
      {side.folds?.map((fold) => (
        <div key={fold} aria-hidden="true" className={styles.fold} style={{ left: fold * perUnit }} />
      ))}
    </div>
  );
}
