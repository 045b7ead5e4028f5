export const page = {
  title: 'Approvals',
  description:
    "Choose which designs go through approval, and who approves them. People ask for it in the open piece. Files of what isn't approved say “PROOF – not approved”.",
  back: 'Marketing Center',
  checkFile: 'Check a file',
  loading: 'Loading the approval settings',
  failedTitle: "Couldn't load the approval settings",
  failed: 'Check your connection and try again.',
  retry: 'Try again',
  notAllowedTitle: "You don't have access to this page",
  notAllowed: 'Only administrators can change who approves.',
  home: 'Return to Home',
};

export const rule = {
  on: (designer: string) => `Use approval for ${designer}`,
  pictures: 'Mark PNG and JPEG too',
  picturesHint: "Pictures of pieces that aren't approved say so, as PDFs do.",
  approvers: 'Administrators can approve. These people can too:',
  none: 'Administrators can approve. No one else is named yet.',
  add: 'Add an approver',
  choose: 'Choose a colleague',
  remove: (name: string) => `Remove ${name}`,
  formerly: 'Someone who left',
  noPeople: "Couldn't load the directory, so no one can be added now.",
  saved: 'Saved',
};
