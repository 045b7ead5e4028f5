import { samples } from '../designers/registry/samples.ts';
import type { Sample, Samples } from '../designers/samples.ts';

/** A piece to start from. */
export interface ReadyPiece extends Sample {
  id: string;
  /** The designer's id in the catalogue. */
  designer: string;
}

export interface Occasion {
  title: string;
  /** Other names for it, for searches. */
  alsoCalled: readonly string[];
  pieces: readonly ReadyPiece[];
}

const allPieces = new Map(
  Object.entries<Samples>(samples).flatMap(([designer, { pieces = {} }]) =>
    Object.entries(pieces).map(([id, sample]): [string, ReadyPiece] => [id, { id, designer, ...sample }]),
  ),
);

function pieceOf(id: string): ReadyPiece {
  const piece = allPieces.get(id);
  if (!piece) throw new Error(`No designer has a sample ${id}.`);
  return piece;
}

const occasion = (title: string, alsoCalled: readonly string[], ids: readonly string[]): Occasion => ({
  title,
  alsoCalled,
  pieces: ids.map(pieceOf),
});

/** Grouped by what the user wants to do. */
export const readyOccasions: readonly Occasion[] = [
  occasion(
    'Events',
    ['invitation', 'open day', 'tour', 'party'],
    [
      'drop-off-day',
      'open-floor',
      'open-evening-post',
      'open-evening-card',
      'collection-saturday',
      'save-the-date',
    ],
  ),
  occasion(
    'Hiring',
    ['jobs', 'careers', 'recruiting', 'vacancy', 'work with us'],
    ['hiring-technicians', 'hiring-post', 'hiring-drivers', 'hiring-flyer', 'hiring-square', 'hiring-ad'],
  ),
  occasion(
    'Offers',
    ['promotion', 'sale', 'discount', 'deal', 'services'],
    ['quote-24-hours', 'quote-post', 'one-truck', 'drive-destruction', 'battery-pickup', 'recycle-ad'],
  ),
  occasion(
    'Explainers',
    ['information', 'facts', 'education', 'how to', 'company profile'],
    [
      'four-materials',
      'after-25-years',
      'how-it-goes',
      'eighty-million',
      'second-sunrise',
      'company-brochure',
    ],
  ),
];
