import type { DraftRules } from '@daybreak/designers';
import type { LinkedPiece, PieceDraft } from '@daybreak/designers/library';
import { useCallback, useEffect } from 'react';
import type { Library } from '../../../../backend/interfaces/Library.ts';
import { useOptional } from '../../../../shared/requests/useOptional.ts';
import { readStoredJson, writeStored } from '../../../../shared/storage/browserStorage.ts';
import { toDraftRules, viewOnlyRules } from './draftRules.ts';

const keyOf = (piece: string) => `daybreak-template-draft:${piece}`;

/**
 * Passes the open piece's rules to its designer, and locks the piece for viewers. The placeholders come from its first
 * version, and stay available offline.
 */
export function useDraftRules(
  library: Library,
  key: string,
  piece: LinkedPiece | undefined,
  onRules: (key: string, rules: DraftRules | undefined) => void,
): void {
  const id = piece?.id;
  const rules = piece?.rules;
  const mayEdit = piece?.rights !== 'view';
  const bound = rules !== undefined && Object.keys(rules).length > 0;
  const load = useCallback(async () => {
    if (!id) return;
    const stored = readStoredJson(keyOf(id));
    if (stored) return { id, draft: stored as PieceDraft };
    const { draft } = await library.openVersion(id, 1);
    writeStored(keyOf(id), JSON.stringify(draft));
    return { id, draft };
  }, [library, id]);
  const [first] = useOptional(bound ? load : undefined, "Couldn't load a template's placeholders.");

  useEffect(() => {
    const ofTemplate =
      rules && bound ? toDraftRules(rules, first?.id === id ? first?.draft : undefined) : undefined;
    onRules(key, mayEdit ? ofTemplate : viewOnlyRules(ofTemplate));
  }, [key, rules, bound, mayEdit, first, id, onRules]);
}
