import { Layer } from '@daybreak/ui';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useReducer, useRef, useState } from 'react';
import type { ArtboardSide, Exporter } from '../../export/types.ts';
import type { PictureSource } from '../../images/usePictures.ts';
import { DraftForm } from '../DraftForm.tsx';
import type { Brief, Designer, Notice } from '../designer.ts';
import { firstChoice } from '../download/choice.ts';
import { DownloadBar } from '../download/DownloadBar.tsx';
import { usePieceDownload } from '../download/usePieceDownload.ts';
import { FieldsForm, tooLongMessage } from '../FieldsForm.tsx';
import type { AnyDraft, Fields } from '../fields.ts';
import { OptionPicture } from '../OptionPicture.tsx';
import { aroundOwn } from '../OwnMark.tsx';
import type { TooLong } from '../PieceBoard.tsx';
import type { DraftControl } from '../useDraft.ts';
import { useRested } from '../useRested.ts';
import { inDraft } from '../useUndoKeys.ts';
import { aside } from '../Workbench.css.ts';
import { Canvas } from './canvas/Canvas.tsx';
import type { GuideKind } from './canvas/guides.ts';
import { EditNote } from './editing/EditNote.tsx';
import { words } from './editing/editing.css.ts';
import { useEditing } from './editing/useEditing.tsx';
import { GuideChoice } from './GuideChoice.tsx';
import { Rail, type RailTab } from './Rail.tsx';
import { Checks } from './rail/Checks.tsx';
import { Layouts } from './rail/Layouts.tsx';
import { SideChoice } from './SideChoice.tsx';
import * as styles from './Studio.css.ts';
import { type Pane, PaneChoice, StudioHead } from './StudioHead.tsx';
import { sectionsOf, showsPictures } from './sections.ts';
import { AllSizes } from './sizes/AllSizes.tsx';
import { sizesOf } from './sizes/sizesOf.ts';
import { useSizeEdits } from './sizes/useSizeEdits.ts';
import { useBoards } from './useBoards.tsx';
import { useMedia } from './useMedia.ts';
import { useShown } from './useShown.ts';

export interface StudioProps extends Pick<DraftControl<Fields>, 'state' | 'edit' | 'editTogether' | 'reset'> {
  designer: Designer;
  draft: AnyDraft;
  brief: Brief;
  sides: readonly ArtboardSide[];
  pictures: PictureSource;
  exporter: Exporter;
  notify: (notice: Notice) => void;
  /** Which draft it is: stands beside the title, and on a telephone over the fields. */
  drafts?: ReactNode;
  /** What else is done with a draft: stands in the bar. */
  tools?: ReactNode;
  onLeave: () => void;
}

/** The largest side of the picture of an option in the form, in CSS pixels. */
const optionSize = 52;

/** A designer that fills the window: fields, the piece as large as it can be, and what helps with it. */
export function Studio({
  designer,
  draft,
  state,
  brief,
  sides,
  pictures,
  exporter,
  notify,
  drafts,
  tools,
  edit,
  editTogether,
  reset,
  onLeave,
}: StudioProps) {
  const { downloadLabel = 'Download', Details, fields } = designer;
  const isPhone = useMedia('(max-width: 767.98px)');
  const isFolded = useMedia('(max-width: 1199.98px)');
  const [pane, setPane] = useState<Pane>('piece');
  const [railOpen, setRailOpen] = useState(false);
  const [tab, setTab] = useState<RailTab>('layouts');
  const [guides, setGuides] = useState<ReadonlySet<GuideKind>>(new Set());

  const room = useRef<HTMLDivElement>(null);
  const { view, only, go } = useShown(room, sides);

  // What stands beside the piece follows a letter; it does not hold it up.
  const later = useDeferredValue(draft);
  const rested = useRested(draft);
  const sizes = useMemo(() => sizesOf(designer, later), [designer, later]);
  const { here, editHere, sized } = useSizeEdits({ designer, draft, sizes, edit, editTogether });
  const isAllSizes = view === 'sizes' && sizes.length > 0;
  const nodes = useRef(new Map<string, HTMLElement>());
  const formBox = useRef<HTMLDivElement>(null);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const [tooLong, setTooLong] = useState<TooLong>({});
  const tooLongFields = sides.flatMap(({ id }) => tooLong[id] ?? []);
  const { typing, slot, watch, noteId, over, drawnDraft } = useEditing({
    designer,
    draft: here,
    brief,
    boards: () =>
      (only ? [only] : sides).flatMap(({ id }) => {
        const board = nodes.current.get(id);
        return board ? [[id, board] as const] : [];
      }),
    boardOf: (side) => nodes.current.get(side),
    tooLong: tooLongFields,
    edit: editHere,
    onElsewhere: (field) => {
      setPane('form');
      requestAnimationFrame(() => formBox.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus());
    },
    onSlot: () => setTab('pictures'),
  });
  const boards = useBoards({
    designer,
    draft: drawnDraft,
    brief,
    sides,
    nodes: nodes.current,
    onTooLong: setTooLong,
    onNode: drawAgain,
    over,
  });
  const shown = isAllSizes ? [] : only ? boards.filter(({ side }) => side === only) : boards;
  const sideChoice = (
    <SideChoice
      sides={sides}
      hasSizes={sizes.length > 1}
      value={view === 'sizes' ? view : only ? { side: only.id } : 'sides'}
      onChange={(next) => go(next, '[aria-label="Shown"] [aria-pressed="true"]')}
    />
  );
  const sections = useMemo(() => sectionsOf(designer, later), [designer, later]);
  const downloads = usePieceDownload(
    { designer, draft, brief, sides, nodeOf: (id) => nodes.current.get(id) },
    exporter,
    notify,
  );

  const draw = useCallback(
    (name: string, value: string, place: number) => (
      <OptionPicture
        designer={designer}
        draft={rested}
        brief={brief}
        name={name}
        value={value}
        size={optionSize}
        place={place}
      />
    ),
    [designer, rested, brief],
  );
  // On the board the fields are those of all sizes, beside one size those that it shows.
  const form = {
    draft: isAllSizes ? draft : here,
    around: isAllSizes || !sized ? undefined : aroundOwn(sized),
    tooLong: tooLongFields,
    remarks: designer.remarks?.(draft),
    unavailable: designer.unavailable?.(draft, brief),
    draw,
    pictureSize: optionSize,
    pictures,
  };
  const errorOf = (name = '') =>
    form.remarks?.[name]?.error ?? (tooLongFields.includes(name) ? tooLongMessage : undefined);
  const about = useMemo(() => ({ draft, brief, tooLong }), [draft, brief, tooLong]);

  const layouts = useMemo(
    () => (
      <Layouts
        designer={designer}
        draft={later}
        rested={rested}
        brief={brief}
        onChoose={(values) => editTogether(values, 'layout')}
      />
    ),
    [designer, later, rested, brief, editTogether],
  );
  const rail = (
    <Rail
      tab={tab}
      onTab={setTab}
      layouts={layouts}
      pictures={
        showsPictures(sections.pictures, draft) ? (
          <FieldsForm {...form} fields={sections.pictures} onEdit={isAllSizes ? edit : editHere} />
        ) : undefined
      }
      checks={<Checks about={about} inspect={downloads.inspect} choice={firstChoice(sides)} />}
    />
  );

  return (
    <Layer
      {...inDraft(designer.id)}
      label={`${designer.title} studio`}
      onDismiss={onLeave}
      className={styles.studio}
    >
      <div ref={room} className={styles.frame}>
        <StudioHead
          title={designer.title}
          tools={
            <>
              {isPhone ? null : drafts}
              {tools}
            </>
          }
          rail={isPhone || !isFolded ? undefined : { isOpen: railOpen, toggle: () => setRailOpen(!railOpen) }}
          download={<DownloadBar label={isPhone ? 'Download' : downloadLabel} {...downloads} />}
          onLeave={onLeave}
        />
        {isPhone ? <PaneChoice pane={pane} onChange={setPane} /> : null}
        <div className={styles.body}>
          <div
            ref={formBox}
            className={styles.form}
            inert={isPhone && pane !== 'form'}
            data-front={(isPhone && pane === 'form') || undefined}
          >
            <section aria-label="Fields" className={styles.fields}>
              {isPhone ? drafts : null}
              <DraftForm
                {...form}
                fields={fields}
                sections={[
                  { title: 'Design', fields: sections.design },
                  { title: 'Words', fields: sections.words },
                ]}
                state={state}
                edit={isAllSizes ? edit : editHere}
                reset={reset}
              />
              {Details ? <Details draft={draft} notify={notify} /> : null}
            </section>
            {isPhone ? rail : null}
          </div>
          <div className={styles.middle} inert={isPhone && pane !== 'piece'}>
            {isAllSizes ? (
              <AllSizes
                designer={designer}
                sizes={sizes}
                draft={draft}
                brief={brief}
                pictures={pictures}
                tools={sideChoice}
                edit={edit}
                editTogether={editTogether}
                onChoose={({ values }) => {
                  editTogether(values, 'size');
                  go('sides', '[aria-label="Piece"]');
                }}
              />
            ) : (
              <Canvas
                label="Piece"
                shown={shown}
                guides={guides}
                watch={watch}
                className={words}
                note={
                  <EditNote
                    id={noteId}
                    fields={fields}
                    draft={here}
                    field={typing ?? slot}
                    sized={sized}
                    error={errorOf(typing ?? slot)}
                  />
                }
                tools={
                  <>
                    {sideChoice}
                    <GuideChoice sides={sides} shown={guides} onChange={setGuides} />
                  </>
                }
              />
            )}
            {boards
              .filter((board) => !shown.includes(board))
              .map(({ side, board }) => (
                <div key={side.id} className={aside} aria-hidden="true" inert>
                  {board}
                </div>
              ))}
          </div>
          {!isPhone && (!isFolded || railOpen) ? rail : null}
        </div>
      </div>
    </Layer>
  );
}
