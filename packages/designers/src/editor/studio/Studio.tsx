import type { ArtboardSide, Exporter } from '@daybreak/print';
import { type Elements, Text } from '@daybreak/ui';
import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import type { Designer, Notice, PieceData } from '../designer.ts';
import { firstChoice } from '../download/choice.ts';
import { DownloadBar } from '../download/DownloadBar.tsx';
import type { PieceOnShow } from '../download/pieceOnShow.ts';
import { usePieceDownload } from '../download/usePieceDownload.ts';
import { DraftForm, type FormSection } from '../drafts/controls/DraftForm.tsx';
import type { DraftControl } from '../drafts/useDraft.ts';
import { aside } from '../editor.css.ts';
import { FieldsForm, tooLongMessage } from '../fields/FieldsForm.tsx';
import type { AnyDraft, Fields } from '../fields/fields.ts';
import { aroundOwn } from '../fields/OwnMark.tsx';
import type { PictureSource } from '../images/usePictures.ts';
import { OptionPicture } from '../preview/OptionPicture.tsx';
import type { TooLong } from '../preview/PieceBoard.tsx';
import { useAfterPaint } from '../rendering/afterPaint.ts';
import { useRested } from '../rendering/useRested.ts';
import { AheadBoards } from './ahead/AheadBoards.tsx';
import { useAhead } from './ahead/useAhead.ts';
import { useChoices } from './ahead/useChoices.ts';
import { Canvas } from './canvas/Canvas.tsx';
import type { GuideKind } from './canvas/guides.ts';
import { EditNote } from './editing/EditNote.tsx';
import { words } from './editing/editing.css.ts';
import { useEditing } from './editing/useEditing.tsx';
import { GuideChoice } from './GuideChoice.tsx';
import { Checks } from './rail/Checks.tsx';
import { Layouts } from './rail/Layouts.tsx';
import { SideChoice } from './SideChoice.tsx';
import * as styles from './Studio.css.ts';
import { StudioFrame } from './StudioFrame.tsx';
import { designTitle, sectionsOf, showsPictures } from './sections.ts';
import { AllSizes } from './sizes/AllSizes.tsx';
import { sizesOf } from './sizes/sizesOf.ts';
import { useSizeEdits } from './sizes/useSizeEdits.ts';
import { useBoards } from './useBoards.tsx';
import { usePanes } from './usePanes.ts';
import { useShape } from './useShape.ts';
import { useShown } from './useShown.ts';
import { type Remarks, WithRemarks } from './WithRemarks.tsx';

export interface StudioProps
  extends Pick<DraftControl<Fields>, 'state' | 'edit' | 'editTogether' | 'reset' | 'steps'> {
  designer: Designer;
  draft: AnyDraft;
  brief: PieceData;
  sides: readonly ArtboardSide[];
  pictures: PictureSource;
  exporter: Exporter;
  notify: (notice: Notice) => void;
  /** Which draft it is: shown next to the title and, on a phone, above the fields. */
  drafts?: Elements;
  /** Other actions for a draft, shown in the bar. */
  tools?: Elements;
  /** Other questions asked along with the draft's fields. */
  asked?: FormSection;
  /** Other actions for the piece, shown below the fields. */
  actions?: Elements;
  /** What its files are called and carry, if the draft doesn't say. */
  file?: Pick<PieceOnShow<Fields>, 'title' | 'kept' | 'ready' | 'onSaved'>;
  onLeave: () => void;
}

const hasAny = (fields: Fields) => Object.keys(fields).length > 0;

/** Milliseconds without activity before the small pictures update: a user who's undoing step by step is looking at the piece. */
const calm = 1_000;

/** The longest side of an option's picture in the form, in CSS pixels. */
const optionSize = 52;

/** A designer that fills the window: fields, the piece as large as possible, and tools for it. */
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
  asked,
  actions,
  file,
  edit,
  editTogether,
  reset,
  steps,
  onLeave,
}: StudioProps) {
  const { downloadLabel = 'Download', Details, fields } = designer;
  const panes = usePanes();
  const { isPhone, lead } = panes;
  const [panel, setPanel] = useState('layouts');
  const [guides, setGuides] = useState<ReadonlySet<GuideKind>>(new Set());

  const room = useRef<HTMLDivElement>(null);
  const { view, only, go } = useShown(room, sides);

  const rested = useRested(draft, calm);
  // Most keystrokes don't change the sizes and sections; what does is shown on the piece first.
  const shape = useAfterPaint(useShape(fields, draft));
  const sizes = useMemo(() => sizesOf(designer, shape), [designer, shape]);
  const { here, editHere, sized } = useSizeEdits({ designer, draft, sizes, edit, editTogether });
  const isAllSizes = view === 'sizes' && sizes.length > 0;
  const nodes = useRef(new Map<string, HTMLElement>());
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
    onElsewhere: lead,
    onSlot: () => setPanel('pictures'),
  });
  const ahead = useAhead(steps);
  const aheadOf = useCallback(
    (side: ArtboardSide) => <AheadBoards {...{ designer, draft, brief, side, sides, ahead, steps }} />,
    [designer, draft, brief, sides, ahead, steps],
  );
  const boards = useBoards({
    designer,
    draft: drawnDraft,
    brief,
    sides,
    nodes: nodes.current,
    onTooLong: setTooLong,
    onNode: drawAgain,
    over,
    aheadOf,
    inFront: isAllSizes ? 'none' : (only?.id ?? 'all'),
  });
  const shown = isAllSizes ? [] : only ? boards.filter(({ side }) => side === only) : boards;
  const sideChoice = useMemo(
    () => (
      <SideChoice
        sides={sides}
        hasSizes={sizes.length > 1}
        value={view === 'sizes' ? view : only ? { side: only.id } : 'sides'}
        onChange={(next) => go(next, '[aria-label="Shown"] [aria-pressed="true"]')}
      />
    ),
    [sides, sizes, view, only, go],
  );
  const sections = useMemo(() => sectionsOf(designer, shape), [designer, shape]);
  const downloads = usePieceDownload(
    { ...file, designer, draft, brief, sides, nodeOf: (id) => nodes.current.get(id) },
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
  const { choose, chooseLayout, point } = useChoices({
    designer,
    draft,
    ahead,
    edit: editHere,
    editTogether,
  });
  // On the board, the fields are those of all sizes; next to one size, the values that size shows.
  const form = {
    draft: isAllSizes ? draft : here,
    around: isAllSizes || !sized ? undefined : aroundOwn(sized),
    tooLong: tooLongFields,
    draw,
    pictureSize: optionSize,
    onPoint: point,
    pictures,
  };
  // The form's remarks about the draft are computed when it's drawn, after the piece.
  const withRemarks = (drawForm: (remarked: typeof form & Remarks) => Elements) => (
    <WithRemarks designer={designer} draft={draft} brief={brief}>
      {(remarks) => drawForm({ ...form, ...remarks })}
    </WithRemarks>
  );
  const errorOf = (name: string | undefined) =>
    name === undefined
      ? undefined
      : (designer.remarks?.(draft)?.[name]?.error ??
        (tooLongFields.includes(name) ? tooLongMessage : undefined));
  const about = useMemo(() => ({ draft, brief, tooLong }), [draft, brief, tooLong]);

  const panels = [
    {
      id: 'layouts',
      label: 'Layouts',
      content: (
        <Layouts
          designer={designer}
          draft={draft}
          rested={rested}
          brief={brief}
          onChoose={chooseLayout}
          onPoint={ahead.prepare}
        />
      ),
    },
    ...(hasAny(sections.pictures)
      ? [
          {
            id: 'pictures',
            label: 'Pictures',
            content: showsPictures(sections.pictures, draft) ? (
              withRemarks((remarked) => (
                <FieldsForm {...remarked} fields={sections.pictures} onEdit={isAllSizes ? edit : editHere} />
              ))
            ) : (
              <Text size="sm" tone="muted">
                This layout shows no picture. Choose one that does under Layouts, or the theme “Image” where
                there is one.
              </Text>
            ),
          },
        ]
      : []),
    {
      id: 'checks',
      label: 'Checks',
      content: <Checks about={about} inspect={downloads.inspect} choice={firstChoice(sides)} />,
    },
  ];
  const board = (
    <div ref={room} className={styles.board}>
      {isAllSizes ? (
        <AllSizes
          designer={designer}
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
        .filter((each) => !shown.includes(each))
        .map(({ side, board: node }) => (
          <div key={side.id} className={aside} aria-hidden="true" inert>
            {node}
          </div>
        ))}
    </div>
  );

  return (
    <StudioFrame
      id={designer.id}
      title={designer.title}
      panes={panes}
      drafts={drafts}
      tools={tools}
      download={<DownloadBar label={isPhone ? 'Download' : downloadLabel} {...downloads} />}
      form={
        <>
          {withRemarks((remarked) => (
            <DraftForm
              {...remarked}
              fields={fields}
              sections={[
                { title: designTitle(fields), fields: sections.design },
                ...(hasAny(sections.words) ? [{ title: 'Words', fields: sections.words }] : []),
                ...(asked ? [asked] : []),
              ]}
              state={state}
              edit={isAllSizes ? edit : choose}
              reset={reset}
            />
          ))}
          {actions}
          {Details ? <Details draft={draft} notify={notify} /> : null}
        </>
      }
      board={board}
      rail={{ panels, panel, onPanel: setPanel }}
      onLeave={onLeave}
    />
  );
}
