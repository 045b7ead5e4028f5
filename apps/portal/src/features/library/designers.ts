import { everyDesigner } from '@daybreak/designers';
import { library } from './messages.ts';

const newHire = 'new-hire';

/** The name of a piece's designer. */
export const designerName = (designer: string): string =>
  library.designers[designer] ??
  everyDesigner.find(({ id }) => id === designer)?.title ??
  library.unknownDesigner;

/** The designers that pieces can come from, by the id they store drafts under. */
export const designerChoices: readonly { id: string; title: string }[] = [
  ...everyDesigner.filter(({ id }) => id !== newHire).map(({ id, title }) => ({ id, title })),
  ...Object.entries(library.designers).map(([id, title]) => ({ id, title })),
];
