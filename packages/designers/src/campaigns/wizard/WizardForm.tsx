import { Button, type Elements, Form, Stack } from '@daybreak/ui';
import { WandSparkles } from 'lucide-react';
import { actions } from '../../editor/editor.css.ts';
import { FieldsForm } from '../../editor/fields/FieldsForm.tsx';
import { inDraft } from '../../editor/history/useUndoKeys.ts';
import type { PictureSource } from '../../editor/images/usePictures.ts';
import { labels } from './messages.ts';
import { prompts } from './prompts.ts';
import * as styles from './Wizard.css.ts';
import { type WizardDraft, wizardFields } from './wizard.fields.ts';

/** Maximum number of uploaded pictures shown. */
const mostThumbnails = 4;

const { description, material, theme, picture } = wizardFields;
const formFields = {
  description: { ...description, hint: labels.descriptionHint },
  material,
  theme,
  picture,
};
const nothingTooLong: readonly string[] = [];

interface WizardFormProps {
  draft: WizardDraft;
  pictures: PictureSource;
  generating: boolean;
  onEdit: (name: string, value: string) => void;
  onGenerate: () => void;
  /** Undo and redo, next to the button. */
  history: Elements;
}

/** The inputs: a description, a material, a theme. */
export const WizardForm = ({ draft, pictures, generating, onEdit, onGenerate, history }: WizardFormProps) => (
  <Form {...inDraft('wizard')} onSubmit={onGenerate}>
    <Stack gap="5">
      <section aria-labelledby="quick-starts">
        <h2 id="quick-starts" className={styles.label}>
          {labels.quickStarts}
        </h2>
        <div className={styles.prompts}>
          {prompts.map(({ id, label, text }) => (
            <Button key={id} size="small" onClick={() => onEdit('description', text)}>
              {label}
            </Button>
          ))}
        </div>
      </section>
      <FieldsForm
        fields={formFields}
        draft={draft}
        tooLong={nothingTooLong}
        pictures={pictures}
        onEdit={onEdit}
      />
      {pictures.images.length > 0 ? (
        <section aria-labelledby="wizard-images">
          <h2 id="wizard-images" className={styles.label}>
            {labels.images}
          </h2>
          <ul className={styles.thumbnails}>
            {pictures.images.slice(0, mostThumbnails).map(({ id, name, url, preview = url }) => (
              <li key={id}>
                <img src={preview} alt={name} className={styles.thumbnail} />
              </li>
            ))}
          </ul>
          <p className={styles.hint}>{labels.imagesHint}</p>
        </section>
      ) : null}
      <div className={actions}>
        <Button
          type="submit"
          tone="primary"
          icon={<WandSparkles size={16} aria-hidden="true" />}
          busy={generating}
          busyLabel={labels.generating}
          disabled={draft.description === ''}
        >
          {labels.generate}
        </Button>
        {history}
      </div>
    </Stack>
  </Form>
);
