import type { Fields } from '../fields/fields.ts';

/** The picture fields that a user's own uploads fill if nothing was chosen: which upload, counted from 1. */
export type Fills = Readonly<Record<string, number>>;

export const fillsOf = (fields: Fields): Fills =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'picture' && field.fills ? [[name, field.fills]] : [],
    ),
  );
