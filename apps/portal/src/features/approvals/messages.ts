export const page = {
  title: 'Approvals',
  description:
    'Choose which types of pieces need approval, and who can approve them. To request approval, people open the piece. Files of unapproved pieces are marked “PROOF – not approved.”',
  back: 'Marketing Center',
  checkFile: 'Check a file',
  loading: 'Loading the approval settings',
  failedTitle: "Couldn't load the approval settings",
  notAllowed: 'Only administrators can change approval settings.',
};

export const rule = {
  on: (designer: string) => `Require approval for ${designer}`,
  pictures: 'Mark PNG and JPEG files, too',
  picturesHint: 'PNG and JPEG files of unapproved pieces are marked, just like PDFs.',
  approvers: 'Administrators can approve. So can these people:',
  none: "Administrators can approve. You haven't added anyone else yet.",
  add: 'Add an approver',
  choose: 'Choose a colleague',
  remove: (name: string) => `Remove ${name}`,
  formerly: 'Former colleague',
  noPeople: "Couldn't load the directory, so you can't add anyone right now. Reload the page to try again.",
  saved: 'Saved',
};
