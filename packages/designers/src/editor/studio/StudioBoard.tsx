import { aside as outOfSight } from '../editor.css.ts';
import { tooLongMessage } from '../fields/FieldsForm.tsx';
import { Canvas } from './canvas/Canvas.tsx';
import { EditHint } from './editing/EditHint.tsx';
import { EditNote } from './editing/EditNote.tsx';
import { words } from './editing/editing.css.ts';
import { isTextField } from './editing/pieceTexts.ts';
import { GuideChoice } from './GuideChoice.tsx';
import { SideChoice } from './SideChoice.tsx';
import * as styles from './Studio.css.ts';
import { AllSizes } from './sizes/AllSizes.tsx';
import type { StudioStore } from './state/useStudio.ts';

/** Returns whether words on the piece can be edited, there or in the form. */
const canBeEdited = ({ designer, detailsSection, details }: StudioStore) =>
  Boolean(detailsSection ?? details) ||
  Object.values(designer.fields).some((field) => isTextField(field) && !field.locked);

/** The middle of a studio: the piece with the text or picture being edited, or the piece in all sizes. */
export function StudioBoard(studio: StudioStore) {
  const { designer, draft, sides, sizes, here, sized, tooLongFields, editTogether } = studio;
  const { canvas, view, go, isAllSizes, shown, aside, guides, setGuides, watch, noteId } = studio;
  const sideChoice = <SideChoice sides={sides} hasSizes={sizes.length > 1} value={view} onChange={go} />;
  const edited = studio.typing ?? studio.slot;
  const error =
    edited === undefined
      ? undefined
      : (designer.remarks?.(draft)?.[edited]?.error ??
        (tooLongFields.includes(edited) ? tooLongMessage : undefined));
  return (
    <div ref={canvas} className={styles.board}>
      {isAllSizes ? (
        <AllSizes
          {...studio}
          tools={sideChoice}
          onChoose={({ values }) => {
            editTogether(values, 'size');
            go('sides', '[aria-label="Piece"]');
          }}
        />
      ) : (
        <Canvas
          label="Piece"
          shownSides={shown}
          guides={guides}
          watch={watch}
          className={words}
          note={
            <>
              <EditHint isShown={studio.isHinted && canBeEdited(studio)} />
              <EditNote
                id={noteId}
                fields={designer.fields}
                draft={here}
                field={edited}
                sized={sized}
                error={error}
              />
            </>
          }
          tools={
            <>
              {sideChoice}
              <GuideChoice sides={sides} shownKinds={guides} onChange={setGuides} />
            </>
          }
        />
      )}
      {aside.map(({ side, board }) => (
        <div key={side.id} className={outOfSight} aria-hidden="true" inert>
          {board}
        </div>
      ))}
    </div>
  );
}
