import { useEffect, useState } from 'react';
import type { TeamTemplate } from '../../../backend/Library.ts';
import type { PieceDesk } from './desk.ts';
import { remember, remembered } from './remembered.ts';

const putOff = 'template-put-off';

interface NewerTemplate {
  /** A later version than the piece's; undefined if there is none. */
  newer: TeamTemplate | undefined;
  /** Whether to offer it: the user hasn't said "Not now" to this version. */
  offered: boolean;
  notNow: () => void;
}

/** Whether a newer version of a piece's template was published. Read once, when the piece opens. */
export function useNewerTemplate({ library, piece }: PieceDesk): NewerTemplate {
  const { id, designer, fromTemplate } = piece;
  const template = fromTemplate?.id;
  const [held, setHeld] = useState<TeamTemplate>();
  const [later, setLater] = useState(() => remembered(putOff, id));
  useEffect(() => {
    if (!template) return;
    let cared = true;
    library.templates(designer).then(
      (all) => cared && setHeld(all.find((each) => each.id === template && !each.withdrawnAt)),
      (error: unknown) => console.warn("Couldn't load the templates.", error),
    );
    return () => {
      cared = false;
    };
  }, [library, designer, template]);
  const newer = held && fromTemplate && held.version > fromTemplate.version ? held : undefined;
  return {
    newer,
    offered: newer !== undefined && later !== String(newer.version),
    notNow: () => {
      if (!newer) return;
      remember(putOff, id, String(newer.version));
      setLater(String(newer.version));
    },
  };
}
