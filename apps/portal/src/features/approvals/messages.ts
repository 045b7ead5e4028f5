export const page = {
  title: 'Approvals',
  description:
    'Choose which designs a colleague has to approve. People then ask for approval from the open piece. It doesn’t block downloads.',
  back: 'Marketing Center',
  loading: 'Loading the approval settings',
  failedTitle: "Couldn't load the approval settings",
  failed: 'Check your connection and try again.',
  retry: 'Try again',
  notAllowedTitle: "You don't have access to this page",
  notAllowed: 'Only administrators can change who approves.',
  home: 'Return to Home',
};

export const rule = {
  on: 'Needs approval',
  approvers: 'Administrators can approve. These people can too:',
  none: 'Administrators can approve. No one else is named yet.',
  add: 'Add an approver',
  choose: 'Choose a colleague',
  remove: (name: string) => `Remove ${name}`,
  formerly: 'Someone who left',
  noPeople: "Couldn't load the directory, so no one can be added now.",
  saved: 'Saved',
};
