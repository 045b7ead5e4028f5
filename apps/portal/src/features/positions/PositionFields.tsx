import { Checkbox, Select, TextArea, TextField } from '@daybreak/ui';
import { useState } from 'react';
import { positionKinds, positionLimits } from '../../backend/interfaces/Positions.ts';
import { fieldProps } from '../../shared/forms/fieldProps.ts';
import type { StoredForm } from '../../shared/forms/useStoredForm.ts';
import { countries } from './countries.ts';
import { kindLabels, dialog as messages } from './messages.ts';
import * as styles from './PositionsPage.css.ts';
import type { TypedPosition, validatePosition } from './positionForm.ts';

interface PositionFieldsProps {
  form: StoredForm<TypedPosition>;
  problems: ReturnType<typeof validatePosition>;
  busy: boolean;
  /** A new position can't be closed yet. */
  isNew: boolean;
}

export function PositionFields({ form, problems, busy, isNew }: PositionFieldsProps) {
  const { values } = form;
  const [places] = useState(countries);
  const field = fieldProps({ values, problems, busy, onChange: form.change });
  const counter = (name: 'title' | 'place' | 'description') => ({
    count: [...values[name].trim()].length,
    limit: positionLimits[name],
  });

  return (
    <>
      <TextField {...field('title')} label={messages.title} required dir="auto" counter={counter('title')} />
      <div className={styles.pair}>
        <TextField {...field('place')} label={messages.place} hint={messages.placeHint} required dir="auto" />
        <Select
          label={messages.kind}
          value={values.kind}
          options={positionKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }))}
          busy={busy}
          onValueChange={(kind) => form.change({ kind })}
        />
      </div>
      <div className={styles.pair}>
        <Select
          label={messages.country}
          value={values.country}
          options={places}
          busy={busy}
          onValueChange={(country) => form.change({ country })}
        />
        <Checkbox
          label={messages.remote}
          hint={messages.remoteHint}
          checked={values.remote !== ''}
          disabled={busy}
          onCheckedChange={(remote) => form.change({ remote: remote ? 'remote' : '' })}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          {...field('payFrom')}
          label={messages.payFrom}
          hint={messages.payHint}
          inputMode="numeric"
        />
        <TextField {...field('payTo')} label={messages.payTo} inputMode="numeric" />
        <Select
          label={messages.per}
          value={values.payPer}
          options={[
            { value: 'year', label: messages.perYear },
            { value: 'hour', label: messages.perHour },
          ]}
          busy={busy}
          onValueChange={(payPer) => form.change({ payPer })}
        />
      </div>
      <TextField
        {...field('closesOn')}
        label={messages.closes}
        hint={messages.closesHint}
        type="date"
        min="2000-01-01"
        max="2100-12-31"
      />
      <TextArea
        {...field('description')}
        label={messages.text}
        hint={messages.textHint}
        rows={8}
        dir="auto"
        counter={counter('description')}
      />
      {isNew ? null : (
        <Checkbox
          label={messages.closed}
          hint={messages.closedHint}
          checked={values.closed !== ''}
          disabled={busy}
          onCheckedChange={(closed) => form.change({ closed: closed ? 'closed' : '' })}
        />
      )}
    </>
  );
}
