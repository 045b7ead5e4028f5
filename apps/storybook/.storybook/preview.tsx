import '@daybreak/brand/styles.css';
import '@daybreak/ui/styles.css';
import './docs.css';
import type { Preview } from '@storybook/react-vite';
import { configure, getConfig } from 'storybook/test';
import { isInPart, seedOfRun, sweepOf } from '../../../scripts/check/sweeps.ts';
import { checkOtherTheme } from './checkOtherTheme.ts';
import { dismissToasts } from './dismissToasts.ts';
import { docs } from './docs.tsx';
import { snapshots } from './snapshots.ts';
import { textControls } from './textControls.ts';
import { toolbars, viewports } from './toolbars.ts';
import { expectTextsKept, isTranslated, translate } from './translated.ts';
import { untilResized } from './untilResized.ts';
import { WithToolbars } from './WithToolbars.tsx';
import { expectFocusKept, watchFocus } from './watchFocus.ts';
import { withoutOwnerStacks } from './withoutOwnerStacks.ts';

// A ceiling, not a speed target: what a story waits for may first need to be downloaded and built, on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

/** While waiting, every attempt that finds nothing would print the page: only the last one should. */
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) => {
    if (!isWaiting()) return getElementError(message, container);
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

const tested = import.meta.env.VITEST_STORYBOOK !== undefined;
if (tested) withoutOwnerStacks();

/**
 * A test only needs violations, and no copy of the style sheets; the panel also shows what passed. The
 * frames, which show mails, don't allow scripts, so axe would wait for their answer in vain.
 */
const axeOptions = {
  iframes: false,
  // WCAG 2.2, 2.5.8: off by default.
  rules: { 'target-size': { enabled: true } },
  ...(tested ? { resultTypes: ['violations'] as const, preload: false } : {}),
};

/**
 * Artwork has no theme, and `packages/designers/src/editor/fitting/walk.browser.test.tsx` runs axe on every option and example of each
 * piece, so a story's test doesn't need to check it two more times.
 */
const axeContext = tested ? { exclude: ['[data-artboard]'] } : undefined;

/**
 * In a run that takes one part of each sweep, axe only reads the stories of its part. The others that do nothing but render are left out
 * (`scripts/check/takePart.ts`).
 */
const leaveAxeOut: Preview['beforeEach'] = ({ title, name, parameters, playFunction }) => {
  const sweep = sweepOf('axe', '/');
  if (!sweep || seedOfRun === undefined || isInPart(sweep, `${title} ${name}`, seedOfRun)) return;
  parameters.a11y = { ...parameters.a11y, test: 'off' };
  if (!playFunction) globalThis.leaveTestOut?.();
};

const preview: Preview = {
  decorators: [WithToolbars],
  globalTypes: toolbars,
  initialGlobals: { theme: 'light', user: 'own', motion: 'system', words: 'written' },
  argTypesEnhancers: [textControls],
  beforeEach: [
    dismissToasts,
    ...(tested ? [untilResized, leaveAxeOut] : []),
    isTranslated ? translate : watchFocus,
  ],
  afterEach: isTranslated ? expectTextsKept : [expectFocusKept, checkOtherTheme],
  parameters: {
    a11y: { test: isTranslated ? 'off' : 'error', options: axeOptions, context: axeContext },
    backgrounds: { disable: true },
    chromatic: snapshots,
    controls: { expanded: true },
    docs,
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Brand',
          ['Palette', 'Type', 'Logos', 'Each logo', 'Pictures and files', 'Guideline blocks'],
          'Primitives',
          'Designers',
          [
            'Brochure',
            'Digital Ads',
            'Email Marketing',
            'Flyer',
            'New Hire',
            'Postcards',
            'Poster',
            'Social Media Posts',
            'AI Design Wizard',
          ],
          'Deck',
          ['Viewer', 'Slides'],
          'Portal',
          ['Sign-in', 'Reset password', 'Shell', 'Dashboard', 'Chat', 'Marketing Center', 'Staff directory'],
          'Copywriting',
        ],
      },
    },
  },
};
export default preview;
