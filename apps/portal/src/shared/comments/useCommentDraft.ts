import type { CommentPin } from '../../backend/interfaces/Comments.ts';
import { useStoredForm } from '../forms/useStoredForm.ts';

/** Possible subjects of a comment: the sides and fields of the shown version. */
export interface Places {
  readonly sides: readonly { readonly id: string; readonly label: string }[];
  readonly fields: readonly { readonly field: string; readonly label: string; readonly text: string }[];
}

/** The choice for a spot: no field has this name. */
export const spotChoice = '@spot';
const empty = { id: '', text: '', about: '', side: '', x: '', y: '' };

const fraction = (text: string) => {
  const number = Number.parseFloat(text);
  return number >= 0 && number <= 1 ? number : 0.5;
};

export interface CommentDraft {
  isOpen: boolean;
  text: string;
  /** A field, or `spotChoice`. */
  subject: string;
  pin: CommentPin | undefined;
  setText: (text: string) => void;
  setSubject: (about: string) => void;
  setSpot: (side: string, x: number, y: number) => void;
  /** Returns the id to send it with, the same on every attempt. */
  takeId: () => string;
  /** False if this browser refuses to keep it. */
  isStored: boolean;
  discard: () => void;
}

/** A comment that isn't sent yet, kept in this browser under `key`. */
export function useCommentDraft(key: string, { sides, fields }: Places): CommentDraft {
  const form = useStoredForm(key, empty);
  const { values, change } = form;
  const side = sides.find(({ id }) => id === values.side) ?? sides[0];
  const field = fields.find((each) => each.field === values.about) ?? fields[0];
  const isSpot = side !== undefined && (values.about === spotChoice || !field);
  const pin = isSpot
    ? { side: side.id, x: fraction(values.x), y: fraction(values.y) }
    : field && { field: field.field };

  return {
    isOpen: values.about !== '' && pin !== undefined,
    text: values.text,
    subject: isSpot ? spotChoice : (field?.field ?? ''),
    pin,
    // After a change it's a different comment, because the server may have the earlier one.
    setText: (text) => change({ text, id: '' }),
    setSubject: (about) => change({ about, id: '' }),
    setSpot: (id, x, y) => change({ about: spotChoice, side: id, id: '', x: x.toFixed(4), y: y.toFixed(4) }),
    takeId() {
      const id = values.id || crypto.randomUUID();
      change({ id });
      return id;
    },
    isStored: form.isStored,
    discard: form.discard,
  };
}
