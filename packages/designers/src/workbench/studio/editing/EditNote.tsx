import { type AnyDraft, countCharacters, type Fields, limitOf } from '../../fields.ts';
import * as styles from './editing.css.ts';
import { isTextField } from './pieceTexts.ts';

interface EditNoteProps {
  id: string;
  fields: Fields;
  draft: AnyDraft;
  /** The text that has the caret, or the picture that is selected. */
  field: string | undefined;
  /** What the form says of it. */
  error: string | undefined;
}

/** What is worked on upon the piece, how much of it there may be, and what is wrong with it. */
export function EditNote({ id, fields, draft, field: name, error }: EditNoteProps) {
  const field = name === undefined ? undefined : fields[name];
  const limit = isTextField(field) ? limitOf(field, draft) : undefined;
  return (
    <div id={id} role="status" className={field ? styles.note : undefined}>
      {field ? (
        <>
          <span className={styles.noteName}>{field.label}</span>
          {limit === undefined ? null : (
            <span className={styles.noteMuted}>
              {countCharacters(draft[name ?? ''] ?? '')} / {limit}
            </span>
          )}
          {field.kind === 'picture' ? (
            <span className={styles.noteMuted}>
              Drag or use the arrow keys to move it, the wheel or + and − to scale it.
            </span>
          ) : null}
          {error ? <span className={styles.noteError}>{error}</span> : null}
        </>
      ) : null}
    </div>
  );
}
