import { useCallback, useState } from 'react';
import type { TeamTemplate } from '../../../../backend/interfaces/Library.ts';
import { useOptional } from '../../../../shared/requests/useOptional.ts';
import { readStored, writeStored } from '../../../../shared/storage/browserStorage.ts';
import type { OpenPieceContext } from '../openPieceContext.ts';

const keyOf = (piece: string) => `daybreak-template-put-off:${piece}`;

interface NewerTemplate {
  /** A later version of the template; undefined if there's none. */
  newerTemplate: TeamTemplate | undefined;
  /** Whether to offer it, because the user hasn't chosen "Not now" for this version. */
  isOffered: boolean;
  notNow: () => void;
}

/** Finds a newer version of a piece's template, once, when the piece opens. */
export function useNewerTemplate({ library, piece }: OpenPieceContext): NewerTemplate {
  const { id, designer, fromTemplate } = piece;
  const template = fromTemplate?.id;
  const load = useCallback(async () => {
    const all = await library.templates(designer);
    return all.find((each) => each.id === template && !each.withdrawnAt);
  }, [library, designer, template]);
  const [currentTemplate] = useOptional(template ? load : undefined, "Couldn't load the templates.");
  const [dismissedVersion, setDismissedVersion] = useState(() => readStored(keyOf(id)));
  const newer =
    currentTemplate && fromTemplate && currentTemplate.version > fromTemplate.version
      ? currentTemplate
      : undefined;
  return {
    newerTemplate: newer,
    isOffered: newer !== undefined && dismissedVersion !== String(newer.version),
    notNow: () => {
      if (!newer) return;
      writeStored(keyOf(id), String(newer.version));
      setDismissedVersion(String(newer.version));
    },
  };
}
