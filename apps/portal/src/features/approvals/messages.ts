export const page = {
  title: 'Approvals',
  description:
    'Choose which designers need approval and who can approve their pieces. People open a piece to ask for approval. Files of unapproved pieces say “PROOF – not approved.”',
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
  on: (designer: string) => `Require approval for ${designer}`,
  pictures: 'Mark PNG and JPEG too',
  picturesHint: 'PNG and JPEG files of unapproved pieces are marked, just like PDFs.',
  approvers: 'Administrators can approve. These people can too:',
  none: "Administrators can approve. You haven't added anyone else yet.",
  add: 'Add an approver',
  choose: 'Choose a colleague',
  remove: (name: string) => `Remove ${name}`,
  formerly: 'Former colleague',
  noPeople: "Couldn't load the directory, so you can't add anyone right now. Reload the page to try again.",
  saved: 'Saved',
};
