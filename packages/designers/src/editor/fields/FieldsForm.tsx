import { type Elements, Stack } from '@daybreak/ui';
import type { ReactNode } from 'react';
import type { Remark, Unavailable } from '../designer.ts';
import * as styles from '../editor.css.ts';
import type { PictureSource } from '../images/usePictures.ts';
import { useStable } from '../rendering/useStable.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { FieldChoice } from './FieldChoice.tsx';
import { FieldControl } from './FieldControl.tsx';
import { FieldPicture } from './FieldPicture.tsx';
import { type AnyDraft, type Field, type Fields, isVisible, limitOf, optionsOf } from './fields.ts';
import { Lockable } from './Lockable.tsx';

export interface FieldsFormProps {
  fields: Fields;
  /** Shows only these fields. */
  names?: readonly string[];
  draft: AnyDraft;
  /** Fields whose text doesn't fit the piece even at its smallest size. */
  tooLong: readonly string[];
  remarks?: Readonly<Record<string, Remark | undefined>>;
  /** Draws the piece with an option, for visual choices. */
  draw?: (name: string, value: string, place: number) => ReactNode;
  /** The longest side of an option's drawing, in CSS pixels. */
  pictureSize?: number;
  unavailable?: Readonly<Record<string, Unavailable | undefined>>;
  /** The pictures that picture fields offer. */
  pictures: PictureSource;
  onEdit: (name: string, value: string) => void;
  /** Called when the user is about to choose one of these values. */
  onPoint?: (name: string, values: readonly string[]) => void;
  /** Extra controls around a field when it belongs to one size. */
  wrapField?: (name: string, field: Field, control: Elements) => Elements;
}

export const tooLongMessage = 'This text is too long for the piece. Shorten it or choose a larger size.';

/** The form of a designer, drawn from its field data. */
export const FieldsForm = ({
  fields,
  names,
  draft,
  tooLong,
  remarks = {},
  unavailable = {},
  draw,
  pictureSize,
  pictures,
  onEdit,
  onPoint,
  wrapField,
}: FieldsFormProps) => {
  const reasons = useStable(unavailable);
  const visible = Object.entries(fields).filter(
    ([name, field]) => isVisible(field, draft) && (names?.includes(name) ?? true),
  );
  const ticksUnder = (legend: string) =>
    visible.flatMap(([name, field]) =>
      field.kind === 'choice' && field.ticked === legend ? [[name, field] as const] : [],
    );
  const controlOf = (name: string, field: Field): Elements => {
    const hint = field.locked ? field.hint : (remarks[name]?.hint ?? field.hint);
    const error = remarks[name]?.error ?? (tooLong.includes(name) ? tooLongMessage : undefined);
    if (field.kind === 'picture')
      return <FieldPicture {...{ name, fields, draft, hint, error, pictures, onEdit }} />;
    if (field.kind === 'choice' && field.ticked) {
      const group = ticksUnder(field.ticked);
      // The whole group appears where its first field is.
      return group[0]?.[0] === name ? (
        <CheckboxGroup legend={field.ticked} fields={group} draft={draft} onEdit={onEdit} />
      ) : null;
    }
    return field.kind === 'choice' && field.drawn && draw ? (
      <FieldChoice
        name={name}
        label={field.label}
        hint={hint}
        value={draft[name] ?? ''}
        options={optionsOf(field, draft)}
        unavailable={reasons[name]}
        size={pictureSize}
        draw={draw}
        onEdit={onEdit}
        onPoint={onPoint}
      />
    ) : (
      <FieldControl
        name={name}
        field={field}
        value={draft[name] ?? ''}
        options={field.kind === 'choice' ? optionsOf(field, draft) : undefined}
        limit={field.kind === 'text' || field.kind === 'lines' ? limitOf(field, draft) : undefined}
        hint={hint}
        error={error}
        onEdit={onEdit}
      />
    );
  };
  return (
    <Stack gap="4">
      {visible.map(([name, field]) => {
        const control = controlOf(name, field);
        return control ? (
          <div key={name} data-field={name} className={styles.field}>
            <Lockable field={field}>
              {wrapField && !field.locked ? wrapField(name, field, control) : control}
            </Lockable>
          </div>
        ) : null;
      })}
    </Stack>
  );
};
