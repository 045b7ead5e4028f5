import { type AnyDraft, type DraftOf, type Fields, optionsOf } from '../fields/fields.ts';

/** The labels of the choices that tell the pieces apart: `{ platform: 'Google', size: 'Leaderboard' }`. */
export function aboutOf<Fs extends Fields>(fields: Fs, draft: DraftOf<Fs>, over: readonly string[]) {
  const values = draft as AnyDraft;
  const names = over.includes('platform') || !fields.platform ? over : ['platform', ...over];
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = fields[name];
      if (field?.kind !== 'choice') return [];
      const option = optionsOf(field, values).find(({ value }) => value === values[name]);
      // Leaves out the dimensions of "Leaderboard, 728 × 90 px", which are already in the file name.
      return [[name, option?.label.split(',')[0] ?? values[name] ?? '']];
    }),
  );
}
