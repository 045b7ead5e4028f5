import { useMemo } from 'react';
import type { Designer, PieceData } from '../../designer.ts';
import { DraftPicture } from '../../preview/OptionPicture.tsx';
import { isSeries } from '../../sizes/sets.ts';
import { arrangeSides } from '../canvas/arrange.ts';
import type { Extent } from '../canvas/zoom.ts';
import * as styles from './AllSizes.css.ts';
import type { SizedDraft } from './sizesOf.ts';

interface SizePictureProps {
  designer: Designer;
  size: SizedDraft;
  data: PieceData;
  /** The box it's shown in, in CSS pixels. */
  box: Extent;
  place: number;
  onTooLong?: (side: string, names: readonly string[]) => void;
}

/** Between two sides, in CSS pixels: room for their fold marks. */
const gap = 20;

/** A piece at a size: both of its sides, or the first picture of a series. */
export function SizePicture({ designer, size: { draft }, data, box, place, onTooLong }: SizePictureProps) {
  // A keystroke recreates all drafts; those that say the same are drawn once.
  const key = JSON.stringify(draft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares drafts by content
  const stableDraft = useMemo(() => draft, [key]);
  const allSides = useMemo(() => designer.artboards(stableDraft), [designer, stableDraft]);
  const sides = isSeries(allSides) && allSides.length > 2 ? allSides.slice(0, 1) : allSides;
  const { direction } = arrangeSides(sides, box);
  const share = (length: number) => (length - gap * (sides.length - 1)) / sides.length;
  const each =
    direction === 'row' ? { ...box, width: share(box.width) } : { ...box, height: share(box.height) };
  return (
    <span className={styles.sides} style={{ flexDirection: direction, gap }}>
      {sides.map((side, index) => (
        <DraftPicture
          key={side.id}
          designer={designer}
          draft={stableDraft}
          data={data}
          sideId={side.id}
          size={each}
          place={place + index}
          onTooLong={onTooLong && ((names) => onTooLong(side.id, names))}
        />
      ))}
      {sides.length < allSides.length ? (
        <span className={styles.more}>{`1 of ${allSides.length}`}</span>
      ) : null}
    </span>
  );
}
