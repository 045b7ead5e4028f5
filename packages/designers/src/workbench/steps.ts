import { readPictureValue } from '../images/pictureValue.ts';
import { editDraft, newDraft } from './draft.ts';
import type { AnyDraft, DraftOf, Field, Fields } from './fields.ts';
import { type Doing, recorded, type Step, type Work } from './history.ts';

/** Where a picture value comes from; two of the same source differ in their crop. */
const sourceOf = (value = '') => JSON.stringify(readPictureValue(value)?.source);

/** What an edit is called, and how it joins the one before. */
function doing(field: Field | undefined, name: string, before: AnyDraft, after: AnyDraft): Doing {
  switch (field?.kind) {
    case 'picture':
      return before[name] && after[name] && sourceOf(before[name]) === sourceOf(after[name])
        ? { by: `${name}#crop`, joining: 'each' }
        : { by: name };
    case 'date':
    case 'time':
      return { by: name, joining: 'each' };
    case 'choice':
      return { by: name };
    default:
      return { by: name, joining: 'words' };
  }
}

/** The work after one field was edited. */
export function edited<Fs extends Fields>(
  fields: Fs,
  work: Work<DraftOf<Fs>>,
  name: keyof Fs & string,
  value: string,
  time: number,
): Work<DraftOf<Fs>> {
  const draft = editDraft(fields, work.draft, name, value);
  return draft === work.draft
    ? work
    : {
        draft,
        history: recorded(work.history, work.draft, draft, {
          ...doing(fields[name], name, work.draft, draft),
          time,
        }),
      };
}

/** The work with every field at its default. */
export function begunAnew<Fs extends Fields>(fields: Fs, work: Work<DraftOf<Fs>>): Work<DraftOf<Fs>> {
  const draft = newDraft(fields);
  return { draft, history: recorded(work.history, work.draft, draft, { by: '#reset' }) };
}

const deeds: Readonly<Record<string, string>> = {
  reset: 'Reset',
  opened: 'Opened piece',
  elsewhere: 'Changes in another tab',
  crop: 'crop',
};

/** What a step is called, for example "Headline" or "Picture, crop"; undefined where there is none. */
export function stepName(fields: Fields, step: Step | undefined): string | undefined {
  if (!step) return undefined;
  const [name = '', deed] = step.by.split('#');
  return [fields[name]?.label, deed && deeds[deed]].filter(Boolean).join(', ') || 'Change';
}
