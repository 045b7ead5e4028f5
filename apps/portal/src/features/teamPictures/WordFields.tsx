import { TextArea, TextField } from '@daybreak/ui';
import { teamPictureLimits as limits } from '../../backend/interfaces/TeamPictures.ts';
import { fieldProps } from '../../shared/forms/fieldProps.ts';
import type { StoredForm } from '../../shared/forms/useStoredForm.ts';
import { dialog as messages } from './messages.ts';
import type { PictureFormValues, validatePicture } from './pictureForm.ts';
import * as styles from './TeamPicturesPage.css.ts';

interface WordFieldsProps {
  form: Pick<StoredForm<PictureFormValues>, 'values' | 'change' | 'isDirty' | 'isStored'>;
  problems: ReturnType<typeof validatePicture>;
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
        label={messages.title}
        hint={messages.titleHint}
        required
        dir="auto"
        counter={counter('title')}
      />
      <TextField {...field('topics')} label={messages.topics} hint={messages.topicsHint} dir="auto" />
      <div className={styles.pair}>
        <TextField
          {...field('credit')}
          label={messages.credit}
          hint={messages.creditHint}
          required
          dir="auto"
        />
        <TextField
          {...field('expiresOn')}
          label={messages.expires}
          hint={messages.expiresHint}
          type="date"
          min="2000-01-01"
          max="2100-12-31"
        />
      </div>
      <TextArea
        {...field('rights')}
        label={messages.rights}
        hint={messages.rightsHint}
        required
        rows={2}
        dir="auto"
        counter={counter('rights')}
      />
      {form.isDirty && form.isStored ? <p className={styles.note}>{messages.kept}</p> : null}
    </>
  );
}
