import { VisuallyHidden } from '@daybreak/ui';
import { useEffect, useState } from 'react';
import { loadPieceLook, type PieceLook } from '../../library/pieceLook.tsx';
import type { Brief } from '../../workbench/designer.ts';
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
  /** What tells it from others of the same label. */
  about: string;
}

/** A small picture of an idea, drawn by its designer, to be chosen. */
export const Tile = ({ idea, brief, within, chosen, onChoose, label, about }: TileProps) => (
  <div className={styles.tile} data-shown={chosen || undefined}>
    <div className={styles.miniature} style={{ blockSize: within.height }} aria-hidden="true" inert>
      <Miniature idea={idea} brief={brief} within={within} />
    </div>
    <button type="button" className={styles.choose} aria-pressed={chosen} onClick={onChoose}>
      {label}
      <VisuallyHidden>: {about}</VisuallyHidden>
    </button>
  </div>
);

/** Nothing until its designer is there. */
export function Miniature({
  idea,
  brief,
  within,
}: Pick<TileProps, 'brief' | 'within'> & { idea: Pick<Idea, 'designer' | 'draft' | 'user'> }) {
  const { designer, draft, user } = idea;
  const [look, setLook] = useState<PieceLook>();
  useEffect(() => {
    let here = true;
    loadPieceLook(designer).then(
      (loaded) => here && setLook(loaded),
      (error: unknown) => console.error('A designer could not be loaded.', error),
    );
    return () => {
      here = false;
    };
  }, [designer]);
  return look ? (
    <look.Drawn draft={draft} user={{ ...brief.user, ...user }} images={brief.images} within={within} />
  ) : null;
}
