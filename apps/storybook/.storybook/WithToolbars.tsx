import type { Decorator } from '@storybook/react-vite';
import { Fragment, useLayoutEffect } from 'react';
import { lengthenWords } from './lengthenTexts.ts';
import { reduceMotion } from './reducedMotion.ts';
import { modeOf } from './themes.ts';

/** Shows a story with the toolbar's settings. The docs set the theme themselves for all stories on a page. */
export const WithToolbars: Decorator = (Story, { globals, viewMode }) => {
  const theme = modeOf(globals.theme);
  useLayoutEffect(() => {
    if (viewMode === 'story') document.documentElement.dataset.theme = theme;
  }, [theme, viewMode]);
  // Dialogs are rendered next to the story, in the body.
  useLayoutEffect(
    () => (globals.words === 'longer' ? lengthenWords(document.body) : undefined),
    [globals.words],
  );
  // Must run before the story renders, since it may check on mount. With a different answer it remounts.
  reduceMotion(globals.motion === 'reduced');
  return (
    <Fragment key={`${globals.motion} ${globals.words}`}>
      <Story />
    </Fragment>
  );
};
