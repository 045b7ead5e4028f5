import { Select, TextArea, TextField } from '@daybreak/ui';
import { memo } from 'react';
import { countCharacters, cutToLimit, type Field, type Option, type PictureField } from './fields.ts';
import { webAddressError } from './webAddress.ts';

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
export const FieldControl = memo(
  ({ name, field, value, options = [], limit, hint, error, onEdit }: FieldControlProps) => {
    const shared = { label: field.label, hint, name, value, error };
    const change = (next: string) => onEdit(name, next);

    switch (field.kind) {
      case 'choice':
        return <Select {...shared} options={options} onValueChange={change} />;
      case 'date':
      case 'time':
        return <TextField {...shared} type={field.kind} onChange={(event) => change(event.target.value)} />;
      case 'url':
        return (
          <TextField
            {...shared}
            error={webAddressError(value) ?? error}
            type="url"
            inputMode="url"
            onChange={(event) => change(event.target.value)}
          />
        );
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
