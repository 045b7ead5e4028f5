import { samples } from '../src/designers/registry/samples.ts';
import type { Samples } from '../src/designers/samples.ts';
import { anyDesigner, type Designer } from '../src/editor/designer.ts';
import { definitions } from './definitions.ts';

export interface Sheet extends Omit<Samples['contactSheet'], 'ownWords'> {
  designer: Designer;
  /** The piece writes its own text, so nothing the user types can be too long for it. */
  ownWords: boolean;
}

/** By the designer's folder. */
const all = new Map(
  Object.entries(definitions).map(([folder, definition]): [string, Sheet] => [
    folder,
    {
      ownWords: false,
      ...samples[definition.id as keyof typeof samples].contactSheet,
      designer: anyDesigner(definition),
    },
  ]),
);

/** Every designer with artboards, regardless of what a change affects. */
export const everySheet: readonly Sheet[] = [...all.values()];

/** `pnpm check --changed` names the designers that a change can affect, based on the files they come from. */
const named = (import.meta as { env?: Record<string, string | undefined> }).env?.VITE_CHECK_DESIGNERS?.split(
  ' ',
);
const sheetNamed = (name: string) => {
  const found = all.get(name);
  if (!found) throw new Error(`There is no contact sheet of ${name}.`);
  return found;
};

/** The named designers, or all of them, for the contact sheets and the tests of all pieces. */
export const sheets: readonly Sheet[] = (named ?? [...all.keys()]).map(sheetNamed);
