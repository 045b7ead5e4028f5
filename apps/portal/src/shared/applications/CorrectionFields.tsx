import { Select, TextField } from '@daybreak/ui';
import { fieldProps } from '../forms/fieldProps.ts';
import * as styles from './AnswersForm.css.ts';
import { type Answers, experiences, type Question } from './answers.ts';
import { authorizations, type CorrectionTexts } from './correction.ts';

interface CorrectionFieldsProps {
  values: Answers;
  problems: Partial<Record<Question, string>>;
  busy: boolean;
  messages: CorrectionTexts;
  /** Why the email address can't be changed. If absent, the address is editable too. */
  emailHint?: string;
  onChange: (changes: Partial<Answers>) => void;
}

/** Fields for correcting an application's answers, by a reviewer or by the applicant. */
export function CorrectionFields({
  values,
  problems,
  busy,
  messages: words,
  emailHint,
  onChange,
}: CorrectionFieldsProps) {
  const { labels: text, experienceLabels } = words;
  const field = fieldProps({ values, problems, busy, onChange });

  return (
    <>
      <div className={styles.names}>
        <TextField {...field('firstName')} label={text.firstName} required dir="auto" />
        <TextField {...field('lastName')} label={text.lastName} required dir="auto" />
      </div>
      {emailHint ? (
        <TextField label={text.email} value={values.email} readOnly hint={emailHint} />
      ) : (
        <TextField
          {...field('email')}
          label={text.email}
          required
          type="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <TextField {...field('phone')} label={text.phone} type="tel" />
      <Select
        label={text.experience}
        value={values.experience}
        busy={busy}
        options={experiences.map((level) => ({ value: level, label: experienceLabels[level] }))}
        onValueChange={(experience) => onChange({ experience })}
      />
      <TextField
        {...field('startDate')}
        label={text.start}
        required
        type="date"
        min="2000-01-01"
        max="2100-12-31"
      />
      <TextField {...field('salary')} label={text.salary} dir="auto" />
      <Select
        label={text.authorization}
        value={values.authorization}
        busy={busy}
        options={authorizations(text)}
        onValueChange={(authorization) => onChange({ authorization })}
      />
    </>
  );
}
