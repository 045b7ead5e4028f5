import { Alert, Button, type Elements, Heading, Stack } from '@daybreak/ui';
import { RotateCcw } from 'lucide-react';
import { listText } from '../../artwork/text/listText.ts';
import * as styles from '../../editor.css.ts';
import { FieldsForm, type FieldsFormProps } from '../../fields/FieldsForm.tsx';
import type { Fields } from '../../fields/fields.ts';
import { isAllLocked } from '../rules.ts';
import type { DraftControl } from '../useDraft.ts';
import { DraftNotices } from './DraftNotices.tsx';

/** A group of fields under its own heading. */
export interface FormSection {
  title: string;
  fields?: Fields;
  /** Other questions asked along with the draft's fields. */
  content?: Elements;
}

export interface DraftFormProps
  extends Omit<FieldsFormProps, 'onEdit'>,
    Pick<DraftControl<FieldsFormProps['fields']>, 'state' | 'edit' | 'reset'> {
  /** Without sections, the fields are listed in order. */
  sections?: readonly FormSection[];
  /** The overrides of this size, when the form shows the fields of all sizes. */
  ownHere?: { labels: readonly string[]; giveBack: () => void };
}

/** Makes a read-only form scrollable by keyboard, because nothing inside can take focus. */
const onlyLookedAt = { role: 'group', 'aria-label': 'Fields, read only', tabIndex: 0 } as const;

/** The fields of a draft, its save status, and an undoable reset to the defaults. */
export const DraftForm = ({ state, edit, reset, sections, ownHere, ...form }: DraftFormProps) => (
  <Stack gap="5" {...(isAllLocked(form.fields) ? onlyLookedAt : {})}>
    <DraftNotices {...state} />
    {ownHere && ownHere.labels.length > 0 && !isAllLocked(form.fields) ? (
      <Alert
        tone="info"
        title={`This size has its own ${listText(ownHere.labels)}`}
        action={
          <Button size="small" onClick={ownHere.giveBack}>
            Match other sizes
          </Button>
        }
      >
        Changes in the form apply to all other sizes.
      </Alert>
    ) : null}
    {sections ? (
      sections.map(({ title, fields, content }) => (
        <section key={title} className={styles.section} aria-label={title}>
          <Heading level={2} size="sm">
            {title}
          </Heading>
          {fields ? <FieldsForm {...form} fields={fields} onEdit={edit} /> : null}
          {content}
        </section>
      ))
    ) : (
      <FieldsForm {...form} onEdit={edit} />
    )}
    {isAllLocked(form.fields) ? null : (
      <div className={styles.actions}>
        <Button tone="quiet" icon={<RotateCcw size={16} aria-hidden="true" />} onClick={reset}>
          Reset
        </Button>
      </div>
    )}
  </Stack>
);
