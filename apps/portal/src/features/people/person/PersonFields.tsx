import { TextField } from '@daybreak/ui';
import { useId } from 'react';
import type { Colleague } from '../../../backend/interfaces/People.ts';
import {
  detailLabels,
  type EnteredName,
  nameDetails,
  otherDetails,
  personDetails,
} from '../../../backend/interfaces/personDetails.ts';
import { fieldProps } from '../../../shared/forms/fieldProps.ts';
import { plainName } from '../../../shared/staff/staffNames.ts';
import { form as messages } from './messages.ts';
import * as styles from './PersonForm.css.ts';
import { days, maxEmailLength, type PersonFormValues, type Problems } from './personForm.ts';

interface PersonFieldsProps {
  values: PersonFormValues;
  problems: Problems;
  busy: boolean;
  /** The people to choose a manager from; undefined while they load. */
  colleagues: readonly Colleague[] | undefined;
  /** Whether it's a new entry, which needs an address. */
  isNew: boolean;
  onChange: (changes: Partial<PersonFormValues>) => void;
}

/** All the directory's fields for a person. */
export function PersonFields({ values, problems, busy, colleagues, isNew, onChange }: PersonFieldsProps) {
  const list = useId();
  const control = fieldProps({ values, problems, busy, onChange });
  const entered = (name: EnteredName) => {
    const { kind, label, maxLength } = personDetails[name];
    const field = { ...control(name), label, ...(maxLength ? { maxLength } : {}) };
    if (kind === 'date') return <TextField key={name} {...field} {...days} type="date" />;
    if (kind === 'phone') return <TextField key={name} {...field} type="tel" />;
    return <TextField key={name} {...field} required={name === 'firstName'} dir="auto" />;
  };
  return (
    <div className={styles.fields}>
      {nameDetails.map(entered)}
      {isNew ? (
        <TextField
          {...control('email')}
          label={detailLabels.email}
          maxLength={maxEmailLength}
          required
          type="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : null}
      {otherDetails.map(entered)}
      <div className={styles.wide}>
        <TextField
          {...control('manager')}
          label={detailLabels.manager}
          hint={messages.managerHint}
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
