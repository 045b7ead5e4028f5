import type { PieceLook } from '@daybreak/designers/library';
import { Boundary, Button } from '@daybreak/ui';
import type { ReactNode } from 'react';
import { useElementSize } from '../../../../shared/layout/useElementSize.ts';
import type { OpenPieceContext, ShownDraft } from '../openPieceContext.ts';
import { usePiecePictures } from '../usePiecePictures.ts';
import * as styles from './DrawnPiece.css.ts';

interface DrawnPieceProps {
  openPiece: OpenPieceContext;
  look: PieceLook;
  shown: ShownDraft;
  side: string | undefined;
  /** The picture's accessible name. */
  label: string;
  className?: string;
}

/** A draft drawn as large as its space allows. */
export const DrawnPiece = ({ label, className = '', ...drawing }: DrawnPieceProps) => (
  <Well label={label} className={className}>
    {(within) => <Drawing {...drawing} within={within} />}
  </Well>
);

interface WellProps {
  label: string;
  className: string;
  children: (within: { width: number; height: number }) => ReactNode;
}

function Well({ label, className, children }: WellProps) {
  const { size, measure } = useElementSize();
  return (
    <div className={`${styles.well} ${className}`} role="img" aria-label={label}>
      <div ref={measure} className={styles.frame} inert>
        <Boundary fallback={() => null}>{size ? children(size) : null}</Boundary>
      </div>
    </div>
  );
}

type DrawingProps = Pick<DrawnPieceProps, 'openPiece' | 'look' | 'shown' | 'side'> & {
  within: { width: number; height: number };
};

function Drawing({ openPiece, look: { Drawn }, shown, side, within }: DrawingProps) {
  const images = usePiecePictures(openPiece.library, shown.pictures, openPiece.images);
  return <Drawn draft={shown.draft} side={side} user={openPiece.user} images={images} within={within} />;
}

interface DrawnDifferenceProps extends Omit<DrawnPieceProps, 'shown'> {
  before: ShownDraft;
  after: ShownDraft;
}

/** The pixels where two drafts differ, in one color over the later one. */
export const DrawnDifference = ({ label, className = '', before, after, ...rest }: DrawnDifferenceProps) => (
  <Well label={label} className={className}>
    {(within) => {
      const drawing = (shown: ShownDraft) => <Drawing {...rest} shown={shown} within={within} />;
      return (
        <div className={styles.stack}>
          <svg className={styles.hidden} aria-hidden="true">
            <title>{label}</title>
            {/* Maps a difference's brightness to the color's opacity, which is full from a twentieth on. */}
            <filter id="daybreak-difference" colorInterpolationFilters="sRGB">
              <feColorMatrix values="0 0 0 0 0.91  0 0 0 0 0.27  0 0 0 0 0.04  7 7 7 0 -0.35" />
            </filter>
          </svg>
          <div className={styles.under}>{drawing(after)}</div>
          <div className={styles.differing}>
            <div className={styles.earlier}>{drawing(before)}</div>
            <div className={styles.laterPiece}>{drawing(after)}</div>
          </div>
        </div>
      );
    }}
  </Well>
);

interface SidesProps {
  sides: readonly { id: string; label: string }[];
  value: string | undefined;
  label: string;
  onChange: (side: string) => void;
}

/** Selects which page to show, if there are several. */
export const Sides = ({ sides, value, label, onChange }: SidesProps) => {
  const open = sides.find(({ id }) => id === value) ?? sides[0];
  return sides.length < 2 ? null : (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div className={styles.sides} role="group" aria-label={label}>
      {sides.map(({ id, label: name }) => (
        <Button
          key={id}
          size="small"
          tone="quiet"
          className={styles.side}
          aria-pressed={id === open?.id}
          onClick={() => onChange(id)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
};
