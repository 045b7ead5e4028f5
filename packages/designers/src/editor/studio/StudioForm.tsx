import { DraftForm } from '../drafts/controls/DraftForm.tsx';
import { designTitle } from './sections.ts';
import type { StudioStore } from './state/useStudio.ts';
import { useFieldProps } from './useFieldProps.ts';

/** The fields of a studio, and what's asked and done next to them. */
export function StudioForm(studio: StudioStore) {
  const { designer, draft, sections, asked, state, isAllSizes, edit, choose, reset, actions, notify } =
    studio;
  const { Details, fields } = designer;
  const props = useFieldProps(studio);
  return (
    <>
      <DraftForm
        {...props}
        fields={fields}
        sections={[
          { title: designTitle(fields), fields: sections.design },
          ...(Object.keys(sections.words).length > 0 ? [{ title: 'Words', fields: sections.words }] : []),
          ...(asked ? [asked] : []),
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
