import { everyDesigner, pieceTypes } from '@daybreak/designers';
import { pieceTexts } from './messages.ts';

export const designerName = (designer: string): string =>
  [...pieceTypes, ...everyDesigner].find(({ id }) => id === designer)?.title ?? pieceTexts.unknownDesigner;

/** The designers whose pieces can be saved. */
export const pieceDesigners = pieceTypes.map(({ id, title }) => ({ id, title }));
