import type { Elements } from '@daybreak/ui';
import type { ReactNode } from 'react';
import * as card from './PieceCard.css.ts';
import { PieceThumbnail, type ThumbnailDraft } from './PieceThumbnail.tsx';

interface PieceTileProps {
  designer: string;
  read: () => Promise<ThumbnailDraft | undefined>;
  /** What is pressed; the whole tile is its target. */
  name: ReactNode;
  details: string;
  /** Below what is said of it. */
  more?: Elements;
  /** A control of its own. */
  menu?: Elements;
}

/** A piece or template to open: how it looks, its name, and what is said of it. */
export const PieceTile = ({ designer, read, name, details, more, menu }: PieceTileProps) => (
  <article className={card.card}>
    <div className={card.picture}>
      <PieceThumbnail designer={designer} read={read} />
    </div>
    <div className={card.body}>
      <div className={card.words}>
        <h3 className={card.name}>{name}</h3>
        <div className={card.line}>{details}</div>
        {more}
      </div>
      {menu}
    </div>
  </article>
);
