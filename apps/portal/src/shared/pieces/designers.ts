import { everyDesigner, pieceTypes } from '@daybreak/designers';
import { pieceWords } from './messages.ts';

/** Returns the name of a piece's designer. */
export const designerName = (designer: string): string =>
  [...pieceTypes, ...everyDesigner].find(({ id }) => id === designer)?.title ?? pieceWords.unknownDesigner;

/** The designers whose pieces can be saved. */
export const pieceDesigners = pieceTypes.map(({ id, title }) => ({ id, title }));
