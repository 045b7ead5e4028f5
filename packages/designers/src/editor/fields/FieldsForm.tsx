import { type Elements, Select, Stack, TextArea, TextField } from '@daybreak/ui';
import { memo, type ReactNode, useCallback } from 'react';
import type { Remark, Unavailable } from '../designer.ts';
import * as styles from '../editor.css.ts';
import { PictureControl } from '../images/controls/PictureControl.tsx';
import type { PictureSource } from '../images/usePictures.ts';
import { PieceChoice, type PieceChoiceProps } from '../preview/PieceChoice.tsx';
import { useStable } from '../rendering/useStable.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import {
  type AnyDraft,
  countCharacters,
  cutToLimit,
  type Field,
  type Fields,
  isVisible,
  limitOf,
  type Option,
  optionsOf,
  type PictureField,
} from './fields.ts';
import { Lockable } from './Lockable.tsx';
import { shownIn } from './pictureOf.ts';

export interface FieldsFormProps {
  fields: Fields;
  /** Shows only these fields. */
  only?: readonly string[];
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
  around?: (name: string, field: Field, control: Elements) => Elements;
}

export const tooLongMessage = 'This text is too long for the piece. Shorten it or choose a larger size.';
const badUrlMessage = 'Enter a web address that starts with https:// or http://.';
const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** The form of a designer, drawn from its field data. */
export const FieldsForm = ({
  fields,
  only,
  draft,
  tooLong,
  remarks = {},
  unavailable = {},
  draw,
  pictureSize,
  pictures,
  onEdit,
  onPoint,
  around,
}: FieldsFormProps) => {
  const reasons = useStable(unavailable);
  const visible = Object.entries(fields).filter(
    ([name, field]) => isVisible(field, draft) && (only?.includes(name) ?? true),
  );
  const ticksUnder = (legend: string) =>
    visible.flatMap(([name, field]) =>
      field.kind === 'choice' && field.checkboxGroup === legend ? [[name, field] as const] : [],
    );
  const controlOf = (name: string, field: Field): Elements => {
    const hint = field.locked ? field.hint : (remarks[name]?.hint ?? field.hint);
    const error = remarks[name]?.error ?? (tooLong.includes(name) ? tooLongMessage : undefined);
    if (field.kind === 'picture')
      return (
        <FieldPicture
          name={name}
          fields={fields}
          draft={draft}
          hint={hint}
          error={error}
          pictures={pictures}
          onEdit={onEdit}
        />
      );
    if (field.kind === 'choice' && field.checkboxGroup) {
      const group = ticksUnder(field.checkboxGroup);
      // The whole group appears where its first field is.
      return group[0]?.[0] === name ? (
        <CheckboxGroup legend={field.checkboxGroup} fields={group} draft={draft} onEdit={onEdit} />
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
              {around && !field.locked ? around(name, field, control) : control}
            </Lockable>
          </div>
        ) : null;
      })}
    </Stack>
  );
};

interface FieldPictureProps extends Pick<FieldsFormProps, 'fields' | 'draft' | 'pictures' | 'onEdit'> {
  name: string;
  hint: string | undefined;
  error: string | undefined;
}

/** A picture field. Its stand-in may follow the draft's words. */
function FieldPicture({ name, fields, draft, pictures, onEdit, ...said }: FieldPictureProps) {
  const field = fields[name];
  const shown = useStable(shownIn(fields, draft, name, pictures));
  const change = useCallback((value: string) => onEdit(name, value), [onEdit, name]);
  return (
    <PictureControl
      {...said}
      label={field?.label ?? name}
      value={draft[name] ?? ''}
      isLogo={field?.kind === 'picture' && !field.defaultUpload}
      {...shown}
      pictures={pictures}
      onChange={change}
    />
  );
}

interface FieldChoiceProps
  extends Omit<PieceChoiceProps, 'draw' | 'onValueChange' | 'onPoint'>,
    Pick<FieldsFormProps, 'onEdit' | 'onPoint'> {
  name: string;
  draw: NonNullable<FieldsFormProps['draw']>;
}

/** A visual choice. Memoized, like the fields. */
const FieldChoice = memo(({ name, draw, onEdit, onPoint, ...choice }: FieldChoiceProps) => (
  <PieceChoice
    {...choice}
    draw={(value, place) => draw(name, value, place)}
    onValueChange={(value) => onEdit(name, value)}
    onPoint={(values) => onPoint?.(name, values)}
  />
));

interface FieldControlProps {
  name: string;
  field: Exclude<Field, PictureField>;
  value: string;
  options: readonly Option[] | undefined;
  limit: number | undefined;
  hint: string | undefined;
  error: string | undefined;
  onEdit: (name: string, value: string) => void;
}

/** One field. Memoized, so a keystroke redraws one field and not the whole form. */
const FieldControl = memo(
  ({ name, field, value, options = [], limit, hint, error, onEdit }: FieldControlProps) => {
    const shared = { label: field.label, hint, name, value, error };
    const change = (next: string) => onEdit(name, next);

    switch (field.kind) {
      case 'choice':
        return <Select {...shared} options={options} onValueChange={change} />;
      case 'date':
      case 'time':
        return <TextField {...shared} type={field.kind} onChange={(event) => change(event.target.value)} />;
      case 'url': {
        const wrong = value !== '' && !isWebAddress(value);
        return (
          <TextField
            {...shared}
            error={wrong ? badUrlMessage : error}
            type="url"
            inputMode="url"
            onChange={(event) => change(event.target.value)}
          />
        );
      }
      case 'text':
      case 'lines': {
        const texts = {
          ...shared,
          dir: 'auto',
          counter: limit === undefined ? undefined : { count: countCharacters(value), limit },
          onChange: (event: { target: { value: string } }) =>
            change(cutToLimit(event.target.value, limit, value)),
        };
        return field.kind === 'text' ? <TextField {...texts} /> : <TextArea {...texts} rows={2} />;
      }
    }
  },
);
