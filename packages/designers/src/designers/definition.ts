import type { Designer } from '../editor/designer.ts';
import type { DesignerParts } from './manifest.ts';
import { parts } from './registry/parts.ts';

/** The parts that a designer downloads; none for an unknown one. */
export const partsOf = (id: string): DesignerParts =>
  Object.hasOwn(parts, id) ? parts[id as keyof typeof parts] : {};

/**
 * Downloads the definition of a designer whose pieces are artboards.
 *
 * @throws if there's no such designer, and if it can't be downloaded.
 */
export async function loadDefinition(id: string): Promise<Designer> {
  const { definition } = partsOf(id);
  if (!definition) throw new Error(`There is no definition of a designer ${id}.`);
  // Each definition has its own fields; the matching definition reads the draft.
  return (await definition()) as Designer;
}
