import type { DraftRules } from '@daybreak/designers';
import type { LinkedPiece, PieceDraft } from '@daybreak/designers/library';
import { useEffect, useState } from 'react';
import type { Library } from '../../../backend/Library.ts';
import { remember, remembered } from './remembered.ts';
import { forLooking, rulesOf } from './rulesOf.ts';

const placeholders = 'template-draft';

function kept(piece: string): PieceDraft | undefined {
  try {
    return JSON.parse(remembered(placeholders, piece) || 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Gives the open piece's rules to its designer, and whether the user may only view it. The placeholders are those of its first version,
 * and stay available offline.
 */
export function useRules(
  library: Library,
  key: string,
  piece: LinkedPiece | undefined,
  onRules: (key: string, rules: DraftRules | undefined) => void,
): void {
  const id = piece?.id;
  const rules = piece?.rules;
  const mayEdit = piece?.rights !== 'view';
  const bound = rules !== undefined && Object.keys(rules).length > 0;
  const [first, setFirst] = useState<{ id: string; draft: PieceDraft }>();

  useEffect(() => {
    if (!id || !bound) return;
    const known = kept(id);
    if (known) {
      setFirst({ id, draft: known });
      return;
    }
    let cared = true;
    library.openVersion(id, 1).then(
      ({ draft }) => {
        remember(placeholders, id, JSON.stringify(draft));
        if (cared) setFirst({ id, draft });
      },
      (error: unknown) => console.warn("Couldn't load a template's placeholders.", error),
    );
    return () => {
      cared = false;
    };
  }, [library, id, bound]);

  useEffect(() => {
    const ofTemplate =
      rules && bound ? rulesOf(rules, first?.id === id ? first?.draft : undefined) : undefined;
    onRules(key, mayEdit ? ofTemplate : forLooking(ofTemplate));
  }, [key, rules, bound, mayEdit, first, id, onRules]);
}
