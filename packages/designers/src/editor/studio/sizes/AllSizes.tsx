import type { PreflightFinding } from '@daybreak/print/preflight';
import { Button, type Elements } from '@daybreak/ui';
import { CircleCheck, PencilLine } from 'lucide-react';
import { memo, useCallback, useMemo, useState } from 'react';
import type { Designer, PieceData } from '../../designer.ts';
import { FindingList } from '../../download/Findings.tsx';
import { isAllLocked } from '../../drafts/rules.ts';
import type { DraftControl } from '../../drafts/useDraft.ts';
import type { AnyDraft, Fields } from '../../fields/fields.ts';
import { ChangedHere } from '../../fields/OwnMark.tsx';
import { givenBack, ownAt, sizeOf } from '../../fields/ownWords.ts';
import type { PictureSource } from '../../images/usePictures.ts';
import { useAfterPaint } from '../../rendering/afterPaint.ts';
import * as styles from './AllSizes.css.ts';
import { SizeDialog } from './SizeDialog.tsx';
import { SizePicture } from './SizePicture.tsx';
import { type SizedDraft, sizesOf } from './sizesOf.ts';
import { useSizeChecks } from './useSizeChecks.ts';

interface AllSizesProps extends Pick<DraftControl<Fields>, 'edit' | 'editTogether'> {
  designer: Designer;
  draft: AnyDraft;
  brief: PieceData;
  pictures: PictureSource;
  /** Shown in the bar, as over the canvas. */
  tools: Elements;
  onChoose: (size: SizedDraft) => void;
}

/** The box for a size's picture, in CSS pixels: strips are wide. */
const box = { width: 264, height: 220 };
const inWords = new Intl.ListFormat('en-US');

/** Shows the piece in every size at once, each with what's wrong with it and what it has of its own. */
export function AllSizes({
  designer,
  draft,
  brief,
  pictures,
  tools,
  edit,
  editTogether,
  onChoose,
}: AllSizesProps) {
  const [tooLong, setTooLong] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [changing, setChanging] = useState<string>();
  // The sizes update after a keystroke, which doesn't wait for them.
  const later = useAfterPaint(draft);
  const sizes = useMemo(() => sizesOf(designer, later), [designer, later]);
  const { findingsOf, left } = useSizeChecks(designer, sizes, brief);
  const report = useCallback(
    (id: string, side: string, names: readonly string[]) =>
      setTooLong((before) => ({ ...before, [`${id} ${side}`]: names })),
    [],
  );
  const tooLongAt = ({ id, draft: sized }: SizedDraft) => [
    ...new Set(designer.artboards(sized).flatMap((side) => tooLong[`${id} ${side.id}`] ?? [])),
  ];
  const labelsOf = (names: readonly string[]) =>
    inWords.format(names.map((name) => designer.fields[name]?.label ?? name));
  const giveBack = (size: string, fields: readonly string[]) =>
    editTogether(givenBack(fields, size), 'givenBack');
  const mayChange = !isAllLocked(designer.fields);
  const current = sizeOf(designer, draft);
  // Text being typed must be rendered with the keystroke.
  const open = changing ? sizesOf(designer, draft).find(({ id }) => id === changing) : undefined;
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
          {sizes.map((size, place) => {
            const own = ownAt(draft, size.id);
            return (
              <li key={size.id} className={styles.item}>
                <button
                  type="button"
                  className={styles.size}
                  aria-current={size.id === current || undefined}
                  onClick={() => onChoose(size)}
                >
                  <span className={styles.picture} aria-hidden="true" inert>
                    <LivePicture
                      designer={designer}
                      size={size}
                      brief={brief}
                      place={2 * place}
                      report={report}
                    />
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
                      aria-label={`Change only here: ${size.label}`}
                      onClick={() => setChanging(size.id)}
                    >
                      Change only here
                    </Button>
                  ) : null}
                </div>
                {own.length > 0 && mayChange ? (
                  <div className={styles.deeds}>
                    <ChangedHere
                      what={labelsOf(own)}
                      label={`${labelsOf(own)} of ${size.label}`}
                      onGiveBack={() => giveBack(size.id, own)}
                    />
                  </div>
                ) : null}
              </li>
            );
          })}
        </ul>
      </div>
      <div className={styles.bar}>
        {tools}
        <span className={styles.state} role="status">
          {left === 0 ? summary(sizes.map(({ id }) => findingsOf(id))) : `Checking, ${left} to go`}
        </span>
      </div>
      {open ? (
        <SizeDialog
          designer={designer}
          size={open}
          brief={brief}
          pictures={pictures}
          tooLong={tooLongAt(open)}
          edit={edit}
          giveBack={(fields) => giveBack(open.id, fields)}
          onClose={() => setChanging(undefined)}
        />
      ) : null}
    </div>
  );
}

/** Summarizes the checks: "15 sizes checked, 2 with something to look at". */
function summary(all: readonly (readonly PreflightFinding[] | undefined)[]): string {
  const found = all.filter((findings) => findings?.length).length;
  return found === 0
    ? `All ${all.length} sizes are in order.`
    : `${found} of ${all.length} sizes ${found === 1 ? 'has' : 'have'} something to look at.`;
}

interface SizeStateProps {
  /** Undefined until it's been checked. */
  findings: readonly PreflightFinding[] | undefined;
  /** The labels of texts that don't fit, which is known right away. */
  tooLong: string;
}

/** The state of a size: what prevents making it is shown; what may stay is one press away. */
function SizeState({ findings, tooLong }: SizeStateProps) {
  if (findings === undefined)
    return tooLong ? (
      <span className={styles.problem}>{`Too long here: ${tooLong}`}</span>
    ) : (
      <span className={styles.said}>Not checked yet</span>
    );
  return findings.length > 0 ? (
    <details className={styles.findings} open={findings.some(({ level }) => level !== 'warning')}>
      <summary className={styles.summary}>{`${findings.length} to look at`}</summary>
      <FindingList findings={findings} />
    </details>
  ) : (
    <span className={styles.said}>
      <CircleCheck size={16} aria-hidden="true" />
      <span>{' In order'}</span>
    </span>
  );
}

interface LivePictureProps {
  designer: Designer;
  size: SizedDraft;
  brief: PieceData;
  place: number;
  report: (id: string, side: string, names: readonly string[]) => void;
}

/** Memoized by its size, so findings for one size don't redraw the others. */
const LivePicture = memo(({ designer, size, brief, place, report }: LivePictureProps) => (
  <SizePicture
    designer={designer}
    size={size}
    brief={brief}
    box={box}
    place={place}
    onTooLong={(side, names) => report(size.id, side, names)}
  />
));
