import { createContext, useContext, useState } from 'react';

/** What's selected on a slide that has a selection, and how to select something else: both windows of a presentation share it. */
export interface SlideChoice {
  readonly choice: number;
  readonly choose: (choice: number) => void;
}

const Choice = createContext<SlideChoice | undefined>(undefined);

export const SlideChoiceProvider = Choice.Provider;

/** The shared choice; outside a deck, a local one. */
export function useSlideChoice(): SlideChoice {
  const [choice, choose] = useState(0);
  return useContext(Choice) ?? { choice, choose };
}
