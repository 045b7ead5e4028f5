import { TextArea, TextField } from '@daybreak/ui';
import { teamPictureLimits as limits } from '../../backend/interfaces/TeamPictures.ts';
import { fieldProps } from '../../shared/forms/fieldProps.ts';
import type { StoredForm } from '../../shared/forms/useStoredForm.ts';
import { dialog as text } from './messages.ts';
import type { PictureFormValues, problemsIn } from './pictureForm.ts';
import * as styles from './TeamPicturesPage.css.ts';

interface WordFieldsProps {
  form: Pick<StoredForm<PictureFormValues>, 'values' | 'change' | 'isDirty' | 'isStored'>;
  problems: ReturnType<typeof problemsIn>;
  busy: boolean;
}

/** The words about a photograph. */
export function WordFields({ form, problems, busy }: WordFieldsProps) {
  const { values } = form;
  const field = fieldProps({ values, problems, busy, onChange: form.change });
  const counter = (name: 'title' | 'credit' | 'rights') => ({
    count: [...values[name].trim()].length,
    limit: limits[name],
  });
  return (
    <>
      <TextField
        {...field('title')}
        label={text.title}
        hint={text.titleHint}
        required
        dir="auto"
        counter={counter('title')}
      />
      <TextField {...field('topics')} label={text.topics} hint={text.topicsHint} dir="auto" />
      <div className={styles.pair}>
        <TextField {...field('credit')} label={text.credit} hint={text.creditHint} required dir="auto" />
        <TextField
          {...field('expiresOn')}
          label={text.expires}
          hint={text.expiresHint}
          type="date"
          min="2000-01-01"
          max="2100-12-31"
        />
      </div>
      <TextArea
        {...field('rights')}
        label={text.rights}
        hint={text.rightsHint}
        required
        rows={2}
        dir="auto"
        counter={counter('rights')}
      />
      {form.isDirty && form.isStored ? <p className={styles.note}>{text.kept}</p> : null}
    </>
  );
}
