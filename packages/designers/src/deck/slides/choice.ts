import { createContext, useContext, useState } from 'react';

/** What is selected on a slide that lets one select, and how to select another: the two windows of a presentation share it. */
export interface SlideChoice {
  readonly choice: number;
  readonly choose: (choice: number) => void;
}

const Choice = createContext<SlideChoice | undefined>(undefined);

export const SlideChoiceProvider = Choice.Provider;

/** The shared choice; outside a deck, one of its own. */
export function useSlideChoice(): SlideChoice {
  const [choice, choose] = useState(0);
  return useContext(Choice) ?? { choice, choose };
}
