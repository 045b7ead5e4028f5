import type { Migration } from '../editor/fields/migrations.ts';
import { migrations } from './registry/migrations.ts';

/**
 * The version of a designer: 1, plus one for each migration of its drafts. A release doesn't change a piece that a
 * newer version saved.
 */
export const designerVersionOf = (
  id: string,
  declared: Readonly<Record<string, readonly Migration[]>> = migrations,
): number => 1 + (Object.hasOwn(declared, id) ? (declared[id]?.length ?? 0) : 0);
