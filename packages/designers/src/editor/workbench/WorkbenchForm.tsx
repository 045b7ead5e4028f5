import { lazyPart } from '@daybreak/ui';
import * as styles from '../editor.css.ts';
import type { Fields } from '../fields/fields.ts';
import { ownAt, resetOverrides, sizeOf } from '../fields/sizeOverrides.ts';
import { useOptionPictures } from '../preview/useOptionPictures.tsx';
import { useHasInteracted } from '../rendering/useHasInteracted.ts';
import { MissingPartBoundary } from './DownloadedPart.tsx';
import type { WorkbenchStore } from './useWorkbench.ts';

/** Downloaded while the piece is drawn. React shows them, with the page content they contain, once they have loaded. */
const DraftForm = lazyPart(() => import('../drafts/controls/DraftForm.tsx'), 'DraftForm');
const FieldsForm = lazyPart(() => import('../fields/FieldsForm.tsx'), 'FieldsForm');

/** The names of the choices of a layout, which are next to the preview, or of all other fields. */
const namesOf = (fields: Fields, areLayouts: boolean) =>
  Object.entries(fields).flatMap(([name, field]) =>
    areLayouts === (field.kind === 'choice' && Boolean(field.drawn)) ? [name] : [],
  );

/** Props that all fields of a page share. */
function usePageFields({ designer, draft, data, debounced, tooLong, pictures }: WorkbenchStore) {
  const { fields } = designer;
  return {
    fields,
    draft,
    tooLong,
    pictures,
    draw: useOptionPictures(designer, debounced, data),
    remarks: designer.remarks?.(draft),
    unavailable: designer.unavailable?.(draft, data),
  };
}

/** The form next to a designer's preview: the fields of all sizes. */
export function WorkbenchForm(workbench: WorkbenchStore) {
  const { designer, draft, state, edit, reset, editTogether } = workbench;
  const { fields } = designer;
  const size = sizeOf(designer, draft);
  const ownFields = ownAt(draft, size);
  const shared = usePageFields(workbench);
  return (
    <MissingPartBoundary says="Couldn't load the form.">
      <DraftForm
        {...shared}
        {...{ state, edit, reset }}
        names={namesOf(fields, false)}
        ownHere={{
          labels: ownFields.map((name) => fields[name]?.label ?? name),
          giveBack: () => editTogether(resetOverrides(ownFields, size), 'givenBack'),
        }}
      />
    </MissingPartBoundary>
  );
}

const drawNothing = () => null;

/** The choice of a layout, with the preview. */
export function WorkbenchLayouts(workbench: WorkbenchStore) {
  const { draw, ...shared } = usePageFields(workbench);
  const hasInteracted = useHasInteracted();
  const drawnNames = namesOf(shared.fields, true);
  if (drawnNames.length === 0) return null;
  return (
    <section className={styles.layouts} aria-label="Layouts">
      <MissingPartBoundary says="Couldn't load the layouts.">
        <FieldsForm
          {...shared}
          draw={hasInteracted ? draw : drawNothing}
          names={drawnNames}
          onEdit={workbench.edit}
        />
      </MissingPartBoundary>
    </section>
  );
}
