import type { ApprovalState } from '../../../../backend/Approvals.ts';

type Shown = Exclude<ApprovalState, 'draft' | 'superseded'>;

export const approval = {
  ask: 'Ask for approval',
  asking: 'Asking...',
  withdraw: 'Withdraw',
  withdrawLabel: 'Withdraw the request for approval',
  withdrawing: 'Withdrawing...',
  states: {
    in_review: (version: number) => `Version ${version} is in review`,
    changes_asked: (version: number) => `Changes asked for version ${version}`,
    approved: (version: number) => `Version ${version} is approved`,
  } satisfies Record<Shown, (version: number) => string>,
  changed: 'The piece has changed since.',
  note: 'Read the note',
  noteTitle: (name: string | null) => `${name ?? 'A colleague'} asked for changes`,
  close: 'Close',
  failed: "Couldn't load the approval state.",
  again: 'Try again',
};
