import { VisuallyHidden } from '@daybreak/ui';
import { startTransition, useEffect, useState } from 'react';
import { loadPieceLook, type PieceLook } from '../../library/pieceLook.tsx';
import type { Brief } from '../../workbench/designer.ts';
import { inTurn } from '../../workbench/whenRested.ts';
import type { Idea } from './ideas/ideas.ts';
import * as styles from './Wizard.css.ts';

interface TileProps {
  idea: Idea;
  brief: Brief;
  /** The box, in CSS pixels, that the piece is shown in. */
  within: { width: number; height: number };
  chosen: boolean;
  onChoose: () => void;
  label: string;
  /** Which of its kind it is: they are drawn one after the other. */
  place: number;
  /** What tells it from others of the same label. */
  about: string;
}

/** A small picture of an idea, drawn by its designer, to be chosen. */
export const Tile = ({ idea, brief, within, chosen, onChoose, label, about, place }: TileProps) => (
  <div className={styles.tile} data-shown={chosen || undefined}>
    <div className={styles.miniature} style={{ blockSize: within.height }} aria-hidden="true" inert>
      <Miniature idea={idea} brief={brief} within={within} place={place} />
    </div>
    <button type="button" className={styles.choose} aria-pressed={chosen} onClick={onChoose}>
      <span>{label}</span>
      <VisuallyHidden>{`: ${about}`}</VisuallyHidden>
    </button>
  </div>
);

/** Nothing until its designer is there. */
export function Miniature({
  idea,
  brief,
  within,
  place,
}: Pick<TileProps, 'brief' | 'within' | 'place'> & { idea: Pick<Idea, 'designer' | 'draft' | 'user'> }) {
  const { designer, draft, user } = idea;
  const [look, setLook] = useState<PieceLook>();
  useEffect(() => {
    let cancel: (() => void) | undefined = () => undefined;
    loadPieceLook(designer).then(
      (loaded) => {
        if (cancel) cancel = inTurn(() => startTransition(() => setLook(loaded)), place);
      },
      (error: unknown) => console.error('A designer could not be loaded.', error),
    );
    return () => {
      cancel?.();
      cancel = undefined;
    };
  }, [designer, place]);
  return look ? (
    <look.Drawn draft={draft} user={{ ...brief.user, ...user }} images={brief.images} within={within} />
  ) : null;
}
