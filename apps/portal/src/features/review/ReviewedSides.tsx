import type { UploadedImage, UserDetails } from '@daybreak/designers';
import type { PieceLook } from '@daybreak/designers/library';
import { Heading } from '@daybreak/ui';
import type { ReviewedPiece } from '../../backend/interfaces/Library.ts';
import { PinnedSide } from '../../shared/comments/PinnedSide.tsx';
import type { Commenting } from '../../shared/comments/useCommenting.ts';
import { review } from './messages.ts';
import * as styles from './Review.css.ts';

interface ReviewedSidesProps {
  piece: ReviewedPiece;
  look: PieceLook;
  user: UserDetails;
  images: readonly UploadedImage[];
  control: Commenting;
  space: { width: number; height: number };
  /** Whether to show actual size instead of fitting the window. */
  isWhole: boolean;
}

/** Fraction of the window's height, so that the whole piece is visible below its name. */
const ofWindow = 0.74;
/** An email is as wide as a letter page. */
const mailWidth = 680;
const unlimited = Number.POSITIVE_INFINITY;

/** A piece's sides with the pins of their comments, or an email, which has no sides. */
export function ReviewedSides({
  piece: { draft },
  look,
  user,
  images,
  control,
  space,
  isWhole,
}: ReviewedSidesProps) {
  const sides = look.sides(draft);
  const drawingProps = { draft, user, images };
  if (sides.length === 0)
    return (
      <look.Drawn {...drawingProps} within={{ width: Math.min(space.width, mailWidth), height: unlimited }} />
    );
  const within = isWhole
    ? { width: unlimited, height: unlimited }
    : { width: space.width, height: space.height * ofWindow };
  return sides.map(({ id, label }) => (
    <div key={id} className={styles.side}>
      {sides.length > 1 ? (
        <Heading level={2} size="md">
          {label}
        </Heading>
      ) : null}
      <section
        className={styles.viewport}
        aria-label={review.scrolls(label)}
        tabIndex={isWhole ? 0 : undefined}
      >
        <div className={styles.board}>
          <PinnedSide control={control} side={id} label={review.side(label)}>
            <look.Drawn {...drawingProps} side={id} within={within} />
          </PinnedSide>
        </div>
      </section>
    </div>
  ));
}
