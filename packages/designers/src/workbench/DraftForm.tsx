import { Alert, Button, Heading, Stack } from '@daybreak/ui';
import { RotateCcw } from 'lucide-react';
import { DraftNotices } from './DraftNotices.tsx';
import { FieldsForm, type FieldsFormProps } from './FieldsForm.tsx';
import type { Fields } from './fields.ts';
import type { DraftControl } from './useDraft.ts';
import * as styles from './Workbench.css.ts';

/** Some of the fields, under a heading of their own. */
interface FormSection {
  title: string;
  fields: Fields;
}

export interface DraftFormProps
  extends Omit<FieldsFormProps, 'onEdit'>,
    Pick<DraftControl<FieldsFormProps['fields']>, 'state' | 'edit' | 'reset'> {
  /** Without sections, the fields stand below each other in their order. */
  sections?: readonly FormSection[];
  /** What the size of the draft has of its own, where the fields are those of all sizes. */
  ownHere?: { labels: readonly string[]; giveBack: () => void };
}

/** "Title and Picture". */
const inWords = new Intl.ListFormat('en-US');

/** The fields of a draft, how it is being kept, and the way back to the defaults, which can be undone. */
export const DraftForm = ({ state, edit, reset, sections, ownHere, ...form }: DraftFormProps) => (
  <Stack gap="5">
    <DraftNotices {...state} />
    {ownHere && ownHere.labels.length > 0 ? (
      <Alert
        tone="info"
        title={`This size has its own ${inWords.format(ownHere.labels)}`}
        action={
          <Button size="small" onClick={ownHere.giveBack}>
            Give back
          </Button>
        }
      >
        What you change there in the form is for all other sizes.
      </Alert>
    ) : null}
    {sections ? (
      sections.map(({ title, fields }) => (
        <section key={title} className={styles.section} aria-label={title}>
          <Heading level={2} size="sm">
            {title}
          </Heading>
          <FieldsForm {...form} fields={fields} onEdit={edit} />
        </section>
      ))
    ) : (
      <FieldsForm {...form} onEdit={edit} />
    )}
    <div className={styles.actions}>
      <Button tone="quiet" icon={<RotateCcw size={16} aria-hidden="true" />} onClick={reset}>
        Reset
      </Button>
    </div>
  </Stack>
);
