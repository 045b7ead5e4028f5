import { Alert, Button, Dialog, Heading, Stack } from '@daybreak/ui';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { FieldsForm, type FieldsFormProps } from './FieldsForm.tsx';
import type { Fields } from './fields.ts';
import type { DraftControl } from './useDraft.ts';
import * as styles from './Workbench.css.ts';

/** Some of the fields, under a heading of their own. */
interface FormSection {
  title: string;
  fields: Fields;
}

export interface DraftFormProps extends Omit<FieldsFormProps, 'onEdit'> {
  /** Without sections, the fields stand below each other in their order. */
  sections?: readonly FormSection[];
  kept: boolean;
  edit: FieldsFormProps['onEdit'];
  reset: DraftControl<FieldsFormProps['fields']>['reset'];
}

const lost =
  "This draft is not being kept: the browser's storage is full or blocked. What you typed stays until you leave this page.";

/** The fields of a draft, whether it is being kept, and the way back to the defaults. */
export function DraftForm({ kept, edit, reset, sections, ...form }: DraftFormProps) {
  const [resetting, setResetting] = useState(false);
  return (
    <Stack gap="5">
      {kept ? null : <Alert tone="warning" title={lost} />}
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
        <Button
          tone="quiet"
          icon={<RotateCcw size={16} aria-hidden="true" />}
          onClick={() => setResetting(true)}
        >
          Reset
        </Button>
      </div>
      <Dialog
        open={resetting}
        onOpenChange={setResetting}
        size="small"
        title="Reset this draft?"
        description="Every field returns to its default. This cannot be undone."
        footer={
          <>
            <Button onClick={() => setResetting(false)}>Keep the draft</Button>
            <Button
              tone="danger"
              onClick={() => {
                reset();
                setResetting(false);
              }}
            >
              Reset the draft
            </Button>
          </>
        }
      />
    </Stack>
  );
}
