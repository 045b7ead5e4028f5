import type { Elements } from '@daybreak/ui';
import type { ReactNode } from 'react';
import * as card from '../../../shared/pieces/PieceCard.css.ts';
import { PieceThumbnail, type ThumbnailDraft } from '../../../shared/pieces/PieceThumbnail.tsx';

interface PieceTileProps {
  designer: string;
  read: () => Promise<ThumbnailDraft | undefined>;
  /** The control to press. Its target is the whole tile. */
  name: ReactNode;
  details: string;
  /** Shown below the details. */
  more?: Elements;
  /** A separate control. */
  menu?: Elements;
}

/** A piece or template to open: its picture, its name, and its details. */
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
