import { everyDesigner } from '@daybreak/designers';
import { tools } from './messages.ts';

/** What drafts are of, by the name that they are kept under. A page of tools has the drafts of its tools. */
export const draftDesigners: readonly { id: string; title: string }[] = [
  ...everyDesigner.filter(({ id }) => id !== 'new-hire').map(({ id, title }) => ({ id, title })),
  { id: 'signature', title: tools.signature },
  { id: 'business-card', title: tools.card },
];
