import { everyDesigner } from '@daybreak/designers';
import { tools } from './messages.ts';

/** What drafts are of, by the name they're stored under. A page of tools has its tools' drafts. */
export const draftDesigners: readonly { id: string; title: string }[] = [
  ...everyDesigner.filter(({ id }) => id !== 'new-hire').map(({ id, title }) => ({ id, title })),
  { id: 'signature', title: tools.signature },
  { id: 'business-card', title: tools.card },
];
