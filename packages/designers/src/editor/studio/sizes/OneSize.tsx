import { Button } from '@daybreak/ui';
import { PencilLine } from 'lucide-react';
import { memo } from 'react';
import { isAllLocked } from '../../drafts/rules.ts';
import { ChangedHere } from '../../fields/OverrideMark.tsx';
import { ownAt, sizeOf } from '../../fields/sizeOverrides.ts';
import * as styles from './AllSizes.css.ts';
import type { AllSizesProps } from './AllSizes.tsx';
import { SizePicture } from './SizePicture.tsx';
import { SizeState } from './SizeState.tsx';
import type { SizedDraft } from './sizesOf.ts';
import type { AllSizesStore } from './useAllSizes.ts';

interface OneSizeProps
  extends Pick<AllSizesProps, 'designer' | 'draft' | 'data' | 'onChoose'>,
    Omit<AllSizesStore, 'sizes' | 'open' | 'left'> {
  size: SizedDraft;
  /** Its position among the sizes, which are drawn one after another. */
  place: number;
}

/** The box for a size's picture, in CSS pixels: strips are wide. */
const box = { width: 264, height: 220 };

/** The piece in one of its sizes, with its problems and own values. */
export function OneSize(props: OneSizeProps) {
  const { designer, draft, data, size, place, onChoose } = props;
  const { findingsOf, tooLongAt, labelsOf, giveBack, setChanging, report } = props;
  const ownFields = ownAt(draft, size.id);
  const mayChange = !isAllLocked(designer.fields);
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.size}
        aria-current={size.id === sizeOf(designer, draft) || undefined}
        onClick={() => onChoose(size)}
      >
        <span className={styles.picture} aria-hidden="true" inert>
          <LivePicture designer={designer} size={size} data={data} place={2 * place} report={report} />
        </span>
        <span className={styles.name}>{size.label}</span>
      </button>
      <div className={styles.head}>
        <SizeState findings={findingsOf(size.id)} tooLong={labelsOf(tooLongAt(size))} />
        {mayChange ? (
          <Button
            size="small"
            tone="quiet"
            className={styles.change}
            icon={<PencilLine size={14} aria-hidden="true" />}
            aria-label={`Change this size only: ${size.label}`}
            onClick={() => setChanging(size.id)}
          >
            Change this size only
          </Button>
        ) : null}
      </div>
      {ownFields.length > 0 && mayChange ? (
        <div className={styles.actions}>
          <ChangedHere
            what={labelsOf(ownFields)}
            label={`${labelsOf(ownFields)} in ${size.label}`}
            onGiveBack={() => giveBack(size.id, ownFields)}
          />
        </div>
      ) : null}
    </li>
  );
}

type LivePictureProps = Pick<OneSizeProps, 'designer' | 'size' | 'data' | 'place' | 'report'>;

/** Memoized by its size, so findings for one size don't redraw the others. */
const LivePicture = memo(({ designer, size, data, place, report }: LivePictureProps) => (
  <SizePicture
    designer={designer}
    size={size}
    data={data}
    box={box}
    place={place}
    onTooLong={(side, names) => report(size.id, side, names)}
  />
));
