import { useCallback, useState } from 'react';
import type { TeamTemplate } from '../../../../backend/interfaces/Library.ts';
import { useOptional } from '../../../../shared/requests/useOptional.ts';
import { readStored, writeStored } from '../../../../shared/storage/browserStorage.ts';
import type { PieceDesk } from '../desk.ts';

const keyOf = (piece: string) => `daybreak-template-put-off:${piece}`;

interface NewerTemplate {
  /** A later version of the template; undefined if there's none. */
  newer: TeamTemplate | undefined;
  /** Whether to offer it, because the user hasn't chosen "Not now" for this version. */
  offered: boolean;
  notNow: () => void;
}

/** Finds a newer version of a piece's template, once, when the piece opens. */
export function useNewerTemplate({ library, piece }: PieceDesk): NewerTemplate {
  const { id, designer, fromTemplate } = piece;
  const template = fromTemplate?.id;
  const load = useCallback(async () => {
    const all = await library.templates(designer);
    return all.find((each) => each.id === template && !each.withdrawnAt);
  }, [library, designer, template]);
  const [held] = useOptional(template ? load : undefined, "Couldn't load the templates.");
  const [later, setLater] = useState(() => readStored(keyOf(id)));
  const newer = held && fromTemplate && held.version > fromTemplate.version ? held : undefined;
  return {
    newer,
    offered: newer !== undefined && later !== String(newer.version),
    notNow: () => {
      if (!newer) return;
      writeStored(keyOf(id), String(newer.version));
      setLater(String(newer.version));
    },
  };
}
