/** Toasts verbatim from the specification, and the wizard's own labels. */
export const messages = {
  blank: { title: 'Error', description: 'Please describe what you want to create' },
  generated: { title: 'Success', description: 'Design generated successfully!' },
  failed: { title: 'Error', description: 'Failed to generate design. Please try again.' },
  openedBeside: {
    title: 'Opened as a separate draft',
    description: 'The piece you had open is unchanged in your library.',
  },
  ownDetails: {
    title: "Your own details haven't changed",
    description: 'The card uses the details from your description. You can change them on the card.',
  },
  notHandedOver: {
    title: "Couldn't open the design",
    description:
      "This browser's storage is full or blocked. Delete drafts you no longer need, then try again.",
  },
};

export const labels = {
  quickStarts: 'Quick starts',
  descriptionHint:
    "Describe what it's about, who it's for, when and where. Words in “quotation marks” become the headline.",
  images: 'Your images',
  imagesHint: 'The design uses the first one.',
  generate: 'Generate Design',
  generating: 'Generating...',
  noIdeas: "Couldn't create a design",
  nothingLeft: "None of that can go in the piece. Describe what it's about.",
  emptyTitle: 'Your design appears here',
  empty: 'Describe what you need, or pick a quick start.',
  export: 'Export',
  regenerate: 'Regenerate',
  files: 'Download Files',
  open: 'Open in designer',
  enlarge: 'Enlarge',
  specifications: 'Specifications',
  recent: 'Recent Generations',
  ideas: 'Three ideas',
  idea: (number: number) => `Idea ${number}`,
  notUsed: 'Not used',
  notUsedHint:
    "We left these words out because they read like instructions or weren't clear. Add any that belong in the piece.",
  add: 'Add',
  addWords: (words: string) => `Add “${words}”`,
  noRoom: "There isn't room for these words in this piece.",
  otherMaterial: (chosen: string, named: string) =>
    `You chose ${chosen.toLowerCase()}, but your description mentions ${named.toLowerCase()}.`,
  mailMeasure: 'HTML and .eml, 600 px wide',
};
