import { Button } from '@daybreak/ui';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Brief, Designer } from '../../designer.ts';
import { Findings } from '../../download/Findings.tsx';
import type { AnyDraft } from '../../fields.ts';
import { DraftPicture } from '../../OptionPicture.tsx';
import * as styles from './AllSizes.css.ts';
import type { SizedDraft } from './sizesOf.ts';
import { useSizeChecks } from './useSizeChecks.ts';

interface AllSizesProps {
  designer: Designer;
  sizes: readonly SizedDraft[];
  draft: AnyDraft;
  brief: Brief;
  /** Stands in the bar, as over the canvas. */
  tools: ReactNode;
  onChoose: (size: SizedDraft) => void;
}

/** What a size's picture is shown in, in CSS pixels: strips are wide. */
const box = { width: 264, height: 220 };

/** The piece in every size at once, each with what is wrong with it. */
export function AllSizes({ designer, sizes, draft, brief, tools, onChoose }: AllSizesProps) {
  const [tooLong, setTooLong] = useState<Readonly<Record<string, readonly string[]>>>({});
  const { checked, checking, check, stop } = useSizeChecks(designer, sizes, brief);
  const report = useCallback(
    (id: string, names: readonly string[]) => setTooLong((before) => ({ ...before, [id]: names })),
    [],
  );
  const labelOf = (name: string) => designer.fields[name]?.label ?? name;
  return (
    <div className={styles.board}>
      {/* biome-ignore lint/a11y/useSemanticElements: it scrolls */}
      <div
        role="region"
        aria-label="All sizes"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard scrolls it
        tabIndex={0}
        className={styles.room}
      >
        <ul className={styles.list}>
          {sizes.map((size, place) => {
            const isCurrent = size.values.every(([name, value]) => draft[name] === value);
            const long = (tooLong[size.id] ?? []).map(labelOf);
            return (
              <li key={size.id} className={styles.item}>
                <button
                  type="button"
                  className={styles.size}
                  aria-current={isCurrent || undefined}
                  onClick={() => onChoose(size)}
                >
                  <span className={styles.picture} aria-hidden="true" inert>
                    <SizePicture
                      designer={designer}
                      size={size}
                      brief={brief}
                      place={place}
                      onTooLong={report}
                    />
                  </span>
                  <span className={styles.name}>{size.label}</span>
                </button>
                {long.length > 0 ? (
                  <p className={styles.problem}>
                    {long.join(' and ')} {long.length > 1 ? 'are' : 'is'} too long for this size.
                  </p>
                ) : null}
                {checked.has(size.id) ? <Findings findings={checked.get(size.id)} /> : null}
              </li>
            );
          })}
        </ul>
      </div>
      <div className={styles.bar}>
        {tools}
        <span className={styles.state} role="status">
          {checking === undefined ? '' : `Checking ${checking} of ${sizes.length}`}
        </span>
        <Button size="small" onClick={checking === undefined ? check : stop}>
          {checking === undefined ? 'Check every size' : 'Stop'}
        </Button>
      </div>
    </div>
  );
}

interface SizePictureProps extends Pick<AllSizesProps, 'designer' | 'brief'> {
  size: SizedDraft;
  place: number;
  onTooLong: (id: string, names: readonly string[]) => void;
}

function SizePicture({ designer, size: { id, draft }, brief, place, onTooLong }: SizePictureProps) {
  // A letter makes all drafts anew; those that say the same are drawn once.
  const key = JSON.stringify(draft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what it says
  const same = useMemo(() => draft, [key]);
  return (
    <DraftPicture
      designer={designer}
      draft={same}
      brief={brief}
      size={box}
      place={place}
      onTooLong={(names) => onTooLong(id, names)}
    />
  );
}
