import { inspectSide } from '../../export/preflight/inspect.ts';
import { type PreflightFinding, preflight } from '../../export/preflight/rules.ts';
import type { ExportSource } from '../../export/types.ts';
import type { Designer } from '../designer.ts';
import type { DraftOf, Fields } from '../fields.ts';

/**
 * Looks at a mounted piece before its export, in the words of its form.
 *
 * @throws {ExportError} when a picture cannot be read.
 */
export async function inspectPiece<Fs extends Fields>(
  designer: Designer<Fs>,
  draft: DraftOf<Fs>,
  sources: readonly ExportSource[],
  tooLong: Readonly<Record<string, readonly string[]>>,
): Promise<readonly PreflightFinding[]> {
  const facts = [];
  for (const source of sources) facts.push(await inspectSide(source, tooLong[source.side.id] ?? []));
  const remarks = Object.entries(designer.remarks?.(draft) ?? {}).flatMap(([field, remark]) =>
    remark?.error
      ? [{ level: 'warning' as const, says: `${labelOf(designer, field)}: ${remark.error}` }]
      : [],
  );
  return [...preflight(facts, (field) => labelOf(designer, field)), ...remarks];
}

/** Fields that are no field of the form are the person's details: "Phone". */
const labelOf = (designer: Pick<Designer, 'fields'>, field: string) =>
  designer.fields[field]?.label ??
  (field.startsWith('“') ? field : field.charAt(0).toUpperCase() + field.slice(1));
