import type { Fields } from '../fields/fields.ts';

/** The picture fields that show an upload by default, with the number of that upload, counted from 1. */
export type Fills = Readonly<Record<string, number>>;

export const fillsOf = (fields: Fields): Fills =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'picture' && field.fills ? [[name, field.fills]] : [],
    ),
  );
