import { VisuallyHidden } from '@daybreak/ui';
import { startTransition, useEffect, useState } from 'react';
import { loadDesignerLook } from '../../../designers/designerLook.ts';
import type { PieceData } from '../../../editor/designer.ts';
import type { PieceLook } from '../../../editor/looks/pieceLook.tsx';
import { runWhenIdle } from '../../../editor/rendering/runAfterPause.ts';
import type { Idea } from '../ideas/ideas.ts';
import * as styles from '../Wizard.css.ts';

interface TileProps {
  idea: Idea;
  data: PieceData;
  /** The box for the piece, in CSS pixels. */
  within: { width: number; height: number };
  chosen: boolean;
  onChoose: () => void;
  label: string;
  /** Its position in the list: tiles are drawn one after another. */
  place: number;
  /** Distinguishes it from others with the same label. */
  about: string;
}

/** A small picture of an idea, drawn by its designer, that the user can choose. */
export const Tile = ({ idea, data, within, chosen, onChoose, label, about, place }: TileProps) => (
  <div className={styles.tile} data-shown={chosen || undefined}>
    <div className={styles.miniature} style={{ blockSize: within.height }} aria-hidden="true" inert>
      <Miniature idea={idea} data={data} within={within} place={place} />
    </div>
    <button type="button" className={styles.choose} aria-pressed={chosen} onClick={onChoose}>
      <span>{label}</span>
      <VisuallyHidden>{`: ${about}`}</VisuallyHidden>
    </button>
  </div>
);

/** Empty until its designer is loaded. */
export function Miniature({
  idea,
  data,
  within,
  place,
}: Pick<TileProps, 'data' | 'within' | 'place'> & { idea: Pick<Idea, 'designer' | 'draft' | 'user'> }) {
  const { designer, draft, user } = idea;
  const [look, setLook] = useState<PieceLook>();
  useEffect(() => {
    let cancel: (() => void) | undefined = () => undefined;
    loadDesignerLook(designer).then(
      (loaded) => {
        if (cancel) cancel = runWhenIdle(() => startTransition(() => setLook(loaded)), place);
      },
      (error: unknown) => console.error("Couldn't load a designer.", error),
    );
    return () => {
      cancel?.();
      cancel = undefined;
    };
  }, [designer, place]);
  return look ? (
    <look.Drawn draft={draft} user={{ ...data.user, ...user }} images={data.images} within={within} />
  ) : null;
}
