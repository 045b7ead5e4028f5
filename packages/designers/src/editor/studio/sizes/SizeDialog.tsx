import { Button, Dialog, Text } from '@daybreak/ui';
import type { Designer, PieceData } from '../../designer.ts';
import { FieldsForm } from '../../fields/FieldsForm.tsx';
import { aroundOwn } from '../../fields/OverrideMark.tsx';
import { canDiffer, overrideKey, ownAt, shownDraft, writeOverride } from '../../fields/sizeOverrides.ts';
import { inDraft } from '../../history/useUndoKeys.ts';
import type { PictureSource } from '../../images/usePictures.ts';
import * as styles from './AllSizes.css.ts';
import { SizePicture } from './SizePicture.tsx';
import type { SizedDraft } from './sizesOf.ts';

interface SizeDialogProps {
  designer: Designer;
  size: SizedDraft;
  data: PieceData;
  pictures: PictureSource;
  tooLong: readonly string[];
  edit: (name: string, value: string) => void;
  /** Resets fields of the size to the values of all sizes. */
  giveBack: (fields: readonly string[]) => void;
  onClose: () => void;
}

const box = { width: 480, height: 240 };

/** The words and pictures of one size. Changes made here only apply here. */
export function SizeDialog({
  designer,
  size,
  data,
  pictures,
  tooLong,
  edit,
  giveBack,
  onClose,
}: SizeDialogProps) {
  const { id, label, draft } = size;
  const sizeDraft = shownDraft(designer, draft);
  const fields = Object.fromEntries(Object.entries(designer.fields).filter(([, field]) => canDiffer(field)));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Changes for ${label} only`}
      footer={
        <Button tone="primary" {...inDraft(designer.id)} onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className={styles.dialog} {...inDraft(designer.id)}>
        <div className={styles.dialogPicture} aria-hidden="true" inert>
          <SizePicture designer={designer} size={size} data={data} box={box} place={0} />
        </div>
        <Text size="sm" tone="muted">
          Changes here apply to this size only. Everything else matches the other sizes.
        </Text>
        <FieldsForm
          fields={fields}
          draft={sizeDraft}
          tooLong={tooLong}
          remarks={designer.remarks?.(draft)}
          pictures={pictures}
          onEdit={(name, value) => edit(overrideKey(name, id), writeOverride(value))}
          wrapField={aroundOwn({
            size: label,
            ownFields: ownAt(draft, id),
            setOwn: (name) => giveBack([name]),
            always: true,
          })}
        />
      </div>
    </Dialog>
  );
}
