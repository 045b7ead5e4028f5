import type { ApprovalState } from '../../../../backend/interfaces/Approvals.ts';

type ShownState = Exclude<ApprovalState, 'draft' | 'superseded'>;

export const approval = {
  ask: 'Ask for approval',
  asking: 'Asking...',
  askAnyway: 'Ask anyway',
  goBack: 'Go back',
  foundTitle: 'Ask for approval?',
  found: 'The check found something to review. Your approver will see it too.',
  uncheckedTitle: 'Ask without a check?',
  unchecked: "We couldn't check this piece. Your approver will see that it wasn't checked.",
  errors: (sentences: readonly string[]) => `Fix this before you ask for approval. ${sentences.join(' ')}`,
  contact: (name: string) => `Shown with the approved contact details${name ? ` of ${name}` : ''}.`,
  withdraw: 'Withdraw',
  withdrawLabel: 'Withdraw the request for approval',
  withdrawing: 'Withdrawing...',
  states: {
    in_review: (version: number) => `Version ${version} is in review`,
    changes_asked: (version: number) => `Changes requested for version ${version}`,
    approved: (version: number) => `Version ${version} is approved`,
  } satisfies Record<ShownState, (version: number) => string>,
  changed: 'The piece has changed since.',
  note: 'Read the note',
  noteTitle: (name: string | null) => `${name ?? 'A colleague'} asked for changes`,
  close: 'Close',
  failed: "Couldn't load the approval status.",
  again: 'Try again',
};
