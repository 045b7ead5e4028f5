import type { ApprovalState } from '../../../../backend/interfaces/Approvals.ts';

export const approval = {
  ask: 'Request approval',
  asking: 'Requesting...',
  askAnyway: 'Request anyway',
  goBack: 'Go back',
  foundTitle: 'Request approval?',
  found: 'The preflight check found possible problems. Your approver will see them, too.',
  uncheckedTitle: 'Request approval without a check?',
  unchecked: "We couldn't check this piece. Your approver will see that it wasn't checked.",
  errors: (sentences: readonly string[]) => `Fix this before you request approval. ${sentences.join(' ')}`,
  contact: (name: string) => `Shown with ${name ? `${name}'s` : 'the'} approved contact details.`,
  withdraw: 'Withdraw',
  withdrawLabel: 'Withdraw the request for approval',
  withdrawing: 'Withdrawing...',
  states: {
    in_review: (version: number) => `Version ${version} is in review`,
    changes_asked: (version: number) => `Changes requested for version ${version}`,
    approved: (version: number) => `Version ${version} is approved`,
  } satisfies Record<Exclude<ApprovalState, 'draft' | 'superseded'>, (version: number) => string>,
  changed: 'The piece has changed since then.',
  note: 'Read the note',
  noteTitle: (name: string | null) => `${name ?? 'A colleague'} asked for changes`,
  close: 'Close',
  failed: "Couldn't load the approval status.",
  again: 'Try again',
};
