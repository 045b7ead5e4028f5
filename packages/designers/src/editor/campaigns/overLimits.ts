import type { PreflightFinding } from '@daybreak/print/preflight';
import { type AnyDraft, countCharacters, type Fields, isVisible, limitOf } from '../fields/fields.ts';

/** Findings for fields with more characters than their limit, which forms don't let users type. */
export function overLimits(fields: Fields, draft: AnyDraft): { name: string; finding: PreflightFinding }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if ((field.kind !== 'text' && field.kind !== 'lines') || !isVisible(field, draft)) return [];
    const limit = limitOf(field, draft);
    const count = countCharacters(draft[name] ?? '');
    if (limit === undefined || count <= limit) return [];
    const says = `${field.label} has ${count} characters, but the limit is ${limit}. Shorten it.`;
    return [{ name, finding: { level: 'error' as const, says } }];
  });
}
