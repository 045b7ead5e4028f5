import { everyDesigner, pieceTypes } from '@daybreak/designers';
import { pieceTexts } from './messages.ts';

/** Returns the name of a piece's designer. */
export const designerName = (designer: string): string =>
  [...pieceTypes, ...everyDesigner].find(({ id }) => id === designer)?.title ?? pieceTexts.unknownDesigner;

/** The designers whose pieces can be saved. */
export const pieceDesigners = pieceTypes.map(({ id, title }) => ({ id, title }));
