import type { Decorator } from '@storybook/react-vite';
import { Fragment, useLayoutEffect } from 'react';
import { lengthenWords } from './longerWords.ts';
import { reduceMotion } from './reducedMotion.ts';
import { modeOf } from './themes.ts';

/** Shows a story as the toolbar says. The docs set the theme for all of a page's stories themselves. */
export const WithToolbars: Decorator = (Story, { globals, viewMode }) => {
  const theme = modeOf(globals.theme);
  useLayoutEffect(() => {
    if (viewMode === 'story') document.documentElement.dataset.theme = theme;
  }, [theme, viewMode]);
  // Dialogs stand beside the story, in the body.
  useLayoutEffect(
    () => (globals.words === 'longer' ? lengthenWords(document.body) : undefined),
    [globals.words],
  );
  // Before the story is drawn: what it asks when it mounts must already be answered. With another answer it mounts anew.
  reduceMotion(globals.motion === 'reduced');
  return (
    <Fragment key={`${globals.motion} ${globals.words}`}>
      <Story />
    </Fragment>
  );
};
