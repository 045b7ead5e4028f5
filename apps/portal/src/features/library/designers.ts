import { everyDesigner } from '@daybreak/designers';
import { library } from './messages.ts';

const newHire = 'new-hire';

/** What the designer of a piece is called. */
export const designerName = (designer: string): string =>
  library.designers[designer] ??
  everyDesigner.find(({ id }) => id === designer)?.title ??
  library.unknownDesigner;

/** The designers that pieces can be of, by the name that they keep drafts under. */
export const designerChoices: readonly { id: string; title: string }[] = [
  ...everyDesigner.filter(({ id }) => id !== newHire).map(({ id, title }) => ({ id, title })),
  ...Object.entries(library.designers).map(([id, title]) => ({ id, title })),
];
