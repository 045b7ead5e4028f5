/**
 * The infographics' own diagrams, in addition to shared layouts. Forms get the names from here, without any drawing
 * code.
 */
export const diagramNames = {
  automatic: { id: 'automatic', label: 'Automatic' },
  bars: { id: 'bars', label: 'Bars' },
  share: { id: 'share', label: 'Share' },
  compare: { id: 'compare', label: 'Compare' },
  timeline: { id: 'timeline', label: 'Timeline' },
  flow: { id: 'flow', label: 'Flow' },
  figures: { id: 'figures', label: 'Figures' },
} as const;

export type Diagram = Exclude<keyof typeof diagramNames, 'automatic' | 'figures'>;
/** Diagrams of numbers. */
export const toScale = ['bars', 'share', 'compare'] as const satisfies readonly Diagram[];
