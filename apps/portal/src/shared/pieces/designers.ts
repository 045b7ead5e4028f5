import { everyDesigner } from '@daybreak/designers';
import { pieceWords } from './messages.ts';

const newHire = 'new-hire';

/** The name of a piece's designer. */
export const designerName = (designer: string): string =>
  pieceWords.designers[designer] ??
  everyDesigner.find(({ id }) => id === designer)?.title ??
  pieceWords.unknownDesigner;

const withDrafts = everyDesigner.filter(({ id }) => id !== newHire).map(({ id, title }) => ({ id, title }));

/** What drafts are of, by the name they're stored under. A page of tools has its tools' drafts. */
export const draftDesigners: readonly { id: string; title: string }[] = [
  ...withDrafts,
  ...['signature', 'business-card'].map((id) => ({ id, title: designerName(id) })),
];

/** The designers that pieces can come from, by the id they store drafts under. */
export const designerChoices: readonly { id: string; title: string }[] = [
  ...withDrafts,
  ...Object.entries(pieceWords.designers).map(([id, title]) => ({ id, title })),
];
