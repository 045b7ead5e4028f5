import { everyDesigner, pieceTypes } from '@daybreak/designers';
import { pieceWords } from './messages.ts';

/** The name of a piece's designer. */
export const designerName = (designer: string): string =>
  [...pieceTypes, ...everyDesigner].find(({ id }) => id === designer)?.title ?? pieceWords.unknownDesigner;

/** What pieces are of. */
export const pieceDesigners = pieceTypes.map(({ id, title }) => ({ id, title }));
