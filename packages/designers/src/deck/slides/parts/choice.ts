import { createContext, useContext, useState } from 'react';

/** The selection on a slide and its setter, shared by both windows of a presentation. */
export interface SlideChoice {
  readonly selected: number;
  readonly choose: (choice: number) => void;
}

const Choice = createContext<SlideChoice | undefined>(undefined);

export const SlideChoiceProvider = Choice.Provider;

/** The shared choice; outside a deck, a local one. */
export function useSlideChoice(): SlideChoice {
  const [choice, choose] = useState(0);
  return useContext(Choice) ?? { selected: choice, choose };
}
