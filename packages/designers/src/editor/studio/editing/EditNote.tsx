import { Button } from '@daybreak/ui';
import { type AnyDraft, countCharacters, type Fields, limitOf } from '../../fields/fields.ts';
import type { OverrideControl } from '../../fields/OverrideMark.tsx';
import { canDiffer } from '../../fields/sizeOverrides.ts';
import * as styles from './editing.css.ts';
import { isTextField } from './pieceTexts.ts';

interface EditNoteProps {
  id: string;
  fields: Fields;
  draft: AnyDraft;
  /** The text that has the caret, or the picture that's selected. */
  field: string | undefined;
  /** The form's message about it. */
  error: string | undefined;
  /** The control for an own value at the size being shown. */
  sized?: OverrideControl;
}

/** Names the text or picture being edited on the piece, its limit, and its errors. */
export function EditNote({ id, fields, draft, field: name, error, sized }: EditNoteProps) {
  const field = name === undefined ? undefined : fields[name];
  const limit = isTextField(field) ? limitOf(field, draft) : undefined;
  const isOwn = name !== undefined && Boolean(sized?.ownFields.includes(name));
  return (
    <div className={field ? styles.note : undefined}>
      <div id={id} role="status" className={styles.status}>
        {field ? (
          <>
            <span className={styles.noteName}>{field.label}</span>
            {limit === undefined ? null : (
              <span className={styles.noteMuted}>
                {`${countCharacters(draft[name ?? ''] ?? '')} / ${limit}`}
              </span>
            )}
            {field.kind === 'picture' ? (
              <span className={styles.noteMuted}>
                To move the picture, drag it or use the arrow keys. To resize it, scroll or press + or −.
              </span>
            ) : null}
            {error ? <span className={styles.noteError}>{error}</span> : null}
          </>
        ) : null}
      </div>
      {field && name !== undefined && sized && canDiffer(field) ? (
        // Keyboard users have the same control in the form, next to the field; here the text keeps the caret.
        <Button
          size="small"
          tone="quiet"
          className={styles.noteSwitch}
          aria-hidden="true"
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => sized.setOwn(name, !isOwn)}
        >
          {isOwn ? 'Match other sizes' : `Change for ${sized.size} only`}
        </Button>
      ) : null}
    </div>
  );
}
