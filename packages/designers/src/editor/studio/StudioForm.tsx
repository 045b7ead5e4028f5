import { DraftForm } from '../drafts/controls/DraftForm.tsx';
import { inDraft } from '../history/useUndoKeys.ts';
import { UserDetailsForm, type UserDetailsFormProps } from '../userDetails/UserDetailsForm.tsx';
import { designTitle } from './sections.ts';
import type { StudioStore } from './state/useStudio.ts';
import { useFieldProps } from './useFieldProps.ts';

/** The user's details, which are in no draft. Their text fields undo their own typing. */
const detailsSection = (details: UserDetailsFormProps) => ({
  title: 'Your details',
  content: (
    <div {...inDraft('user-details')}>
      <UserDetailsForm {...details} />
    </div>
  ),
});

/** The fields of a studio, with other questions and actions. */
export function StudioForm(studio: StudioStore) {
  const { designer, draft, sections, detailsSection: asked, details, state, isAllSizes } = studio;
  const { edit, choose, reset, actions, notify } = studio;
  const { Details, fields } = designer;
  const props = useFieldProps(studio);
  return (
    <>
      <DraftForm
        {...props}
        fields={fields}
        sections={[
          ...(Object.keys(sections.words).length > 0 ? [{ title: 'Words', fields: sections.words }] : []),
          ...(asked ? [asked] : []),
          { title: designTitle(fields), fields: sections.design },
          ...(details ? [detailsSection(details)] : []),
        ]}
        state={state}
        edit={isAllSizes ? edit : choose}
        reset={reset}
      />
      {actions}
      {Details ? <Details draft={draft} notify={notify} /> : null}
    </>
  );
}
