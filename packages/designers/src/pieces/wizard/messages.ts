/** Toasts verbatim from the specification, and the wizard's own labels. */
export const messages = {
  blank: { title: 'Error', description: 'Please describe what you want to create' },
  generated: { title: 'Success', description: 'Design generated successfully!' },
  failed: { title: 'Error', description: 'Failed to generate design. Please try again.' },
  notHandedOver: {
    title: 'Not opened',
    description: "This browser's storage is full or blocked, so the designer could not be given the design.",
  },
};

export const labels = {
  quickStarts: 'Quick starts',
  descriptionHint:
    'Say what it is about, for whom, when and where. Words in “quotation marks” become the headline.',
  images: 'Your images',
  imagesHint: 'The first one is used in the design.',
  generate: 'Generate Design',
  generating: 'Generating...',
  emptyTitle: 'Your design appears here',
  empty: 'Describe what you need, or begin with a quick start.',
  export: 'Export',
  regenerate: 'Regenerate',
  files: 'Download Files',
  open: 'Open in designer',
  enlarge: 'Enlarge',
  specifications: 'Specifications',
  recent: 'Recent Generations',
};
