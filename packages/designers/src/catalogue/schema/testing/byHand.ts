import { editDraft, newDraft } from '../../../editor/drafts/draft.ts';
import {
  type AnyDraft,
  conditionsOf,
  cutToLimit,
  type Field,
  type Fields,
  isVisible,
  limitOf,
  offersBy,
  optionsOf,
  parentOf,
} from '../../../editor/fields/fields.ts';
import {
  fieldNameOf,
  readOverride,
  readOverrideKey,
  writeOverride,
} from '../../../editor/fields/sizeOverrides.ts';
import { brandPictureNamed } from '../../../editor/images/brandPictures.ts';
import { readPictureValue, writePictureValue } from '../../../editor/images/pictureValue.ts';

/** A field's value after its control gets a wanted one; undefined if the control doesn't offer it. */
function fromControl(field: Field, draft: AnyDraft, wanted: string): string | undefined {
  switch (field.kind) {
    case 'choice':
      return optionsOf(field, draft).some(({ value }) => value === wanted) ? wanted : undefined;
    case 'date':
      // A browser's control knows which days exist.
      return wanted === '' || new Date(`${wanted}T00:00Z`).toJSON()?.startsWith(wanted) ? wanted : undefined;
    case 'time':
      return wanted === '' || new Date(`2027-01-01T${wanted}Z`).toJSON()?.slice(11, 16) === wanted
        ? wanted
        : undefined;
    case 'picture': {
      if (wanted === '') return wanted;
      const choice = readPictureValue(wanted);
      const offered =
        choice && ('upload' in choice.source || (field.fills && brandPictureNamed(choice.source.library)));
      return offered ? writePictureValue(choice) : undefined;
    }
    case 'url':
      return wanted;
    default:
      return cutToLimit(wanted, limitOf(field, draft));
  }
}

/** Parents before the fields that depend on them. */
const inOrder = (fields: Fields): string[] =>
  Object.keys(fields).sort(
    (a, b) => Number(Boolean(parentOf(fields[a] as Field))) - Number(Boolean(parentOf(fields[b] as Field))),
  );

function chosen(fields: Fields, draft: AnyDraft, name: string, wanted: string): AnyDraft {
  const field = fields[name];
  const value = field && fromControl(field, draft, wanted);
  return value === undefined ? draft : editDraft(fields, draft, name, value);
}

/** A draft with the choice that shows a field, which for some fields requires another choice first. */
function opened(fields: Fields, draft: AnyDraft, name: string): AnyDraft {
  const field = fields[name];
  const [condition = {}] = field ? conditionsOf(field) : [];
  let open = draft;
  for (const [other, held] of Object.entries(condition)) {
    const values = [held].flat();
    if (values.includes(open[other] ?? '')) continue;
    const choice = fields[other];
    if (choice?.kind !== 'choice') continue;
    if (offersBy(choice) && !optionsOf(choice, open).some(({ value }) => values.includes(value))) {
      const offering = Object.entries(choice.options.table).find(([, options]) =>
        options.some(({ value }) => values.includes(value)),
      );
      open = chosen(fields, open, choice.options.by, offering?.[0] ?? '');
    }
    if (!isVisible(choice, open)) open = opened(fields, open, other);
    open = chosen(fields, open, other, values[0] ?? '');
  }
  return open;
}

/** Sets one field through its control; for a hidden field, after the choices that show it, which are then reverted. */
export function setByControl(fields: Fields, draft: AnyDraft, name: string, value: string): AnyDraft {
  const field = fields[name];
  if (!field || draft[name] === value) return draft;
  if (isVisible(field, draft)) return chosen(fields, draft, name, value);
  let after = chosen(fields, opened(fields, draft, name), name, value);
  for (const other of inOrder(fields))
    if (other !== name && fields[other]?.kind === 'choice' && after[other] !== draft[other])
      after = chosen(fields, after, other, draft[other] ?? '');
  return after;
}

/** The draft that a user gets who enters the wanted values with the form, and in the studio for single sizes. */
export function byHand(fields: Fields, wanted: AnyDraft): AnyDraft {
  let draft: AnyDraft = newDraft(fields);
  // Side effects of a choice made for another field are corrected in the next round.
  for (let round = 0; round < 3; round++)
    for (const name of inOrder(fields)) draft = setByControl(fields, draft, name, wanted[name] ?? '');
  for (const [key, value] of Object.entries(wanted).filter(([name]) => readOverrideKey(name))) {
    const field = fields[fieldNameOf(key)];
    const own = field && fromControl(field, draft, readOverride(value) ?? '');
    if (own !== undefined) draft = editDraft(fields, draft, key, writeOverride(own));
  }
  return draft;
}
