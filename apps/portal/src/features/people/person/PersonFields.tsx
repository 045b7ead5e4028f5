import { TextField } from '@daybreak/ui';
import { useId } from 'react';
import type { Colleague } from '../../../backend/People.ts';
import { plainName } from '../../../shared/staff/staffNames.ts';
import { fieldLabels, form as text } from './messages.ts';
import * as styles from './PersonForm.css.ts';
import { days, longest, type Problems, type Typed } from './personForm.ts';

interface PersonFieldsProps {
  values: Typed;
  problems: Problems;
  busy: boolean;
  /** The people to choose a manager from; undefined while they load. */
  colleagues: readonly Colleague[] | undefined;
  /** Whether it's a new entry, which needs an address. */
  isNew: boolean;
  onChange: (changes: Partial<Typed>) => void;
}

/** All the directory's fields for a person. */
export function PersonFields({ values, problems, busy, colleagues, isNew, onChange }: PersonFieldsProps) {
  const list = useId();
  const control = (name: keyof Typed) => ({
    name,
    value: values[name],
    error: problems[name],
    readOnly: busy,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const words = (name: keyof typeof longest) => ({
    ...control(name),
    label: fieldLabels[name],
    maxLength: longest[name],
  });
  return (
    <div className={styles.fields}>
      <TextField {...words('firstName')} required dir="auto" />
      <TextField {...words('lastName')} dir="auto" />
      {isNew ? (
        <TextField {...words('email')} required type="email" autoCapitalize="none" spellCheck={false} />
      ) : null}
      <TextField {...words('phone')} type="tel" />
      <TextField {...words('jobTitle')} dir="auto" />
      <TextField {...words('department')} dir="auto" />
      <TextField {...words('location')} dir="auto" />
      <TextField {...words('pronouns')} dir="auto" />
      <TextField {...control('startDate')} {...days} label={fieldLabels.startDate} type="date" />
      <div className={styles.wide}>
        <TextField
          {...control('manager')}
          label={fieldLabels.managerId}
          hint={text.managerHint}
          list={list}
          disabled={!colleagues}
          spellCheck={false}
          dir="auto"
        />
        <datalist id={list}>
          {colleagues?.map((one) => (
            <option key={one.id} value={one.email} label={plainName(one)} />
          ))}
        </datalist>
      </div>
    </div>
  );
}
