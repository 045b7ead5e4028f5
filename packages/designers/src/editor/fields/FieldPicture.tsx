import { useCallback } from 'react';
import { PictureControl } from '../images/controls/PictureControl.tsx';
import type { PictureSource } from '../images/usePictures.ts';
import { useStable } from '../rendering/useStable.ts';
import type { AnyDraft, Fields } from './fields.ts';
import { shownIn } from './pictureOf.ts';

interface FieldPictureProps {
  name: string;
  fields: Fields;
  draft: AnyDraft;
  pictures: PictureSource;
  onEdit: (name: string, value: string) => void;
  hint: string | undefined;
  error: string | undefined;
}

/** A picture field. Its stand-in may follow the draft's words. */
export function FieldPicture({ name, fields, draft, pictures, onEdit, ...said }: FieldPictureProps) {
  const field = fields[name];
  const shown = useStable(shownIn(fields, draft, name, pictures));
  const change = useCallback((value: string) => onEdit(name, value), [onEdit, name]);
  return (
    <PictureControl
      {...said}
      label={field?.label ?? name}
      value={draft[name] ?? ''}
      isLogo={field?.kind === 'picture' && !field.fills}
      {...shown}
      pictures={pictures}
      onChange={change}
    />
  );
}
