import { type AnyDraft, type DraftOf, everyOption, type Field, type Fields } from '../fields/fields.ts';
import { fieldNameOf, readOverride, readOverrideKey } from '../fields/sizeOverrides.ts';
import { type DraftWithHistory, type HistoryStep, recordStep, type StepOptions } from '../history/history.ts';
import { readPictureValue } from '../images/pictureValue.ts';
import { editDraft, newDraft } from './draft.ts';
import { lockedIn } from './rules.ts';

/** A field, or a field at one size, and its value. */
export type Edit = readonly [name: string, value: string];

const choiceOf = (value = '') => readPictureValue(readOverride(value) ?? value);
/** The source of a picture value. Values with the same source may differ in crop or description. */
const sourceOf = (value = '') => JSON.stringify(choiceOf(value)?.source);

/** The name of an edit, and how it merges with the previous one. */
function stepOptions(field: Field | undefined, name: string, before: AnyDraft, after: AnyDraft): StepOptions {
  switch (field?.kind) {
    case 'picture':
      if (
        choiceOf(after[name])?.shows !== choiceOf(before[name])?.shows &&
        sourceOf(after[name]) === sourceOf(before[name])
      )
        return { by: `${name}#shows`, joining: 'words' };
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
export function afterEdit<Fs extends Fields>(
  fields: Fs,
  loaded: DraftWithHistory<DraftOf<Fs>>,
  name: keyof Fs & string,
  value: string,
  time: number,
): DraftWithHistory<DraftOf<Fs>> {
  const draft = editDraft(fields, loaded.draft, name, value);
  return draft === loaded.draft
    ? loaded
    : {
        draft,
        history: recordStep(loaded.history, loaded.draft, draft, {
          ...stepOptions(fields[fieldNameOf(name)], name, loaded.draft, draft),
          time,
        }),
      };
}

/** The work after several fields were edited in order, as one step. */
export function afterEdits<Fs extends Fields>(
  fields: Fs,
  loaded: DraftWithHistory<DraftOf<Fs>>,
  edits: readonly Edit[],
  action: StepAction,
): DraftWithHistory<DraftOf<Fs>> {
  const draft = edits.reduce((before, [name, value]) => editDraft(fields, before, name, value), loaded.draft);
  return draft === loaded.draft
    ? loaded
    : { draft, history: recordStep(loaded.history, loaded.draft, draft, { by: `#${action}` }) };
}

/** The work with every field reset to its default, except locked ones. */
export function afterReset<Fs extends Fields>(
  fields: Fs,
  loaded: DraftWithHistory<DraftOf<Fs>>,
): DraftWithHistory<DraftOf<Fs>> {
  const draft = { ...newDraft(fields), ...lockedIn(fields, loaded.draft) };
  return { draft, history: recordStep(loaded.history, loaded.draft, draft, { by: '#reset' }) };
}

const actionNames = {
  layout: 'Layout',
  size: 'Size',
  givenBack: 'Match other sizes',
  reset: 'Reset',
  opened: 'Opened piece',
  elsewhere: 'Changes made elsewhere',
  takenOver: 'Campaign update',
  crop: 'crop',
  shows: 'description',
} as const;
export type StepAction = keyof typeof actionNames;
const isStepAction = (action: string): action is StepAction => Object.hasOwn(actionNames, action);

/** The name of a size, from the choices that make it: "Google, Banner". */
export const sizeName = (fields: Fields, size: string): string => {
  const options = Object.values(fields).flatMap((field) =>
    field.kind === 'choice' ? everyOption(field) : [],
  );
  return size
    .split(' ')
    .map((part) => options.find(({ value }) => value === part)?.label.split(',')[0] ?? part)
    .join(', ');
};

/** The name of a step, for example "Headline" or "Picture, crop"; undefined if there's no step. */
export function stepName(fields: Fields, step: HistoryStep | undefined): string | undefined {
  if (!step) return undefined;
  const [name = '', action = ''] = step.by.split('#');
  const size = readOverrideKey(name)?.size;
  const sizeWords = size && `only in ${sizeName(fields, size)}`;
  const subject = [fields[fieldNameOf(name)]?.label, isStepAction(action) && actionNames[action]]
    .filter(Boolean)
    .join(', ');
  return [subject || 'Change', sizeWords].filter(Boolean).join(', ');
}
