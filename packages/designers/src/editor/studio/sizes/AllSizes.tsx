import type { PreflightFinding } from '@daybreak/print/preflight';
import type { Elements } from '@daybreak/ui';
import type { Designer, PieceData } from '../../designer.ts';
import type { DraftControl } from '../../drafts/useDraft.ts';
import type { AnyDraft, Fields } from '../../fields/fields.ts';
import type { PictureSource } from '../../images/usePictures.ts';
import * as styles from './AllSizes.css.ts';
import { OneSize } from './OneSize.tsx';
import { SizeDialog } from './SizeDialog.tsx';
import type { SizedDraft } from './sizesOf.ts';
import { useAllSizes } from './useAllSizes.ts';

export interface AllSizesProps extends Pick<DraftControl<Fields>, 'edit' | 'editTogether'> {
  designer: Designer;
  draft: AnyDraft;
  data: PieceData;
  pictures: PictureSource;
  /** Shown in the bar, as over the canvas. */
  tools: Elements;
  onChoose: (size: SizedDraft) => void;
}

/** Shows the piece in every size at once, each with its problems and its own values. */
export function AllSizes(props: AllSizesProps) {
  const { designer, draft, data, pictures, tools, edit, onChoose } = props;
  const sizeStore = useAllSizes(props);
  const { sizes, findingsOf, left, open, tooLongAt, giveBack, setChanging } = sizeStore;
  return (
    <div className={styles.board}>
      {/* biome-ignore lint/a11y/useSemanticElements: it scrolls */}
      <div
        role="region"
        aria-label="All sizes"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: lets the keyboard scroll it
        tabIndex={0}
        className={styles.room}
      >
        <ul className={styles.list}>
          {sizes.map((size, place) => (
            <OneSize key={size.id} {...sizeStore} {...{ designer, draft, data, size, place, onChoose }} />
          ))}
        </ul>
      </div>
      <div className={styles.bar}>
        {tools}
        <span className={styles.state} role="status">
          {left === 0 ? summary(sizes.map(({ id }) => findingsOf(id))) : `Checking... ${left} left`}
        </span>
      </div>
      {open ? (
        <SizeDialog
          {...{ designer, data, pictures, edit }}
          size={open}
          tooLong={tooLongAt(open)}
          giveBack={(fields) => giveBack(open.id, fields)}
          onClose={() => setChanging(undefined)}
        />
      ) : null}
    </div>
  );
}

/** Summarizes the checks: "Check 2 of 15 sizes." */
function summary(findingsBySize: readonly (readonly PreflightFinding[] | undefined)[]): string {
  const count = findingsBySize.filter((findings) => findings?.length).length;
  return count === 0
    ? `All ${findingsBySize.length} sizes look good.`
    : `Check ${count} of ${findingsBySize.length} sizes.`;
}
