import { memo, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { Designer, PieceData } from '../designer.ts';
import { editDraft } from '../drafts/draft.ts';
import type { DraftOf, Fields } from '../fields/fields.ts';
import { runAfterPause, runWhenIdle } from '../rendering/runAfterPause.ts';
import { useLatest } from '../rendering/useLatest.ts';
import { Artboard, type ArtboardProps } from './Artboard.tsx';
import { frame, pictureSize } from './PieceChoice.css.ts';

interface DraftPictureProps<Fs extends Fields> {
  designer: Designer<Fs>;
  draft: DraftOf<Fs>;
  /** True if the draft only changes once typing rests, so there's no need to wait again. */
  isRested?: boolean;
  data: PieceData;
  /** The artboard to show. Defaults to the first, also if the draft doesn't have this one. */
  sideId?: string;
  /** The longest side, or the box it's shown in, in CSS pixels. */
  size?: number | { width: number; height: number };
  /** Its position among pictures of its kind, which are drawn one after another. */
  place: number;
  onTooLong?: ArtboardProps['onTooLong'];
}

/** Memoizes pieces shown side by side, so each one redraws separately. */
const memoized = <Component extends (props: never) => ReactNode>(component: Component) =>
  memo(component) as unknown as Component;

/**
 * A small picture of a draft that follows what's typed. It's drawn once typing rests, in turn, and only while it's in
 * view, so it doesn't slow down any keystroke.
 */
export const DraftPicture = memoized(function DraftPicture<Fs extends Fields>({
  designer,
  draft,
  isRested = false,
  data,
  sideId,
  size = pictureSize,
  place,
  onTooLong,
}: DraftPictureProps<Fs>) {
  const [drawing, setDrawing] = useState<{ draft: DraftOf<Fs>; data: PieceData }>();
  const { inSight, watch } = useInSight();
  useEffect(() => {
    if (!inSight || (drawing?.draft === draft && drawing.data === data)) return;
    const schedule = drawing && isRested ? runWhenIdle : runAfterPause;
    return schedule(() => setDrawing({ draft, data }), place);
  }, [inSight, drawing, isRested, draft, data, place]);
  const latestOnTooLong = useLatest(onTooLong);
  const { width, height } = typeof size === 'number' ? { width: size, height: size } : size;
  // Keep the same element until it's redrawn; otherwise each keystroke would fit the texts of every picture.
  const picture = useMemo(() => {
    const sides = drawing ? designer.artboards(drawing.draft) : [];
    const side = sides.find(({ id }) => id === sideId) ?? sides[0];
    return drawing && side ? (
      <Artboard
        side={side}
        within={{ width, height }}
        onTooLong={(names) => latestOnTooLong.current?.(names)}
        isThumbnail
      >
        <designer.Artwork draft={drawing.draft} data={drawing.data} side={side} />
      </Artboard>
    ) : null;
  }, [designer, drawing, sideId, width, height]);
  return (
    <div ref={watch} className={frame}>
      {picture}
    </div>
  );
});

/** Returns whether an element is on screen, or nearly. */
function useInSight() {
  const [inSight, setInSight] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '120px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { inSight, watch };
}

interface OptionPictureProps<Fs extends Fields>
  extends Pick<DraftPictureProps<Fs>, 'designer' | 'draft' | 'data' | 'size' | 'place'> {
  name: keyof Fs & string;
  value: string;
}

/** The piece of a rested draft with one option of a choice applied. */
export const OptionPicture = memoized(function OptionPicture<Fs extends Fields>({
  draft,
  name,
  value,
  ...piece
}: OptionPictureProps<Fs>) {
  const { fields } = piece.designer;
  const field = fields[name];
  const drawnPart = field?.kind === 'choice' ? field.drawn : undefined;
  const withOption = useMemo(() => editDraft(fields, draft, name, value), [fields, draft, name, value]);
  return (
    <DraftPicture
      {...piece}
      isRested
      draft={withOption}
      sideId={drawnPart === true ? undefined : drawnPart}
    />
  );
});
