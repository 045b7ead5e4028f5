import { type } from '@daybreak/brand';
import regular from '@daybreak/brand/assets/fonts/poppins-latin-400.woff2';
import bold from '@daybreak/brand/assets/fonts/poppins-latin-700.woff2';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { modeOf, themes } from './themes.ts';

for (const [weight, file] of [
  [type.weights.regular, regular],
  [type.weights.bold, bold],
] as const)
  document.fonts.add(new FontFace(type.family, `url(${file})`, { weight: String(weight) }));

/** Pages have nothing to control, so the panel would only take up space. */
const isPage = (id = '') => /^(welcome|brand|copywriting)/.test(id);

addons.setConfig({
  theme: themes.light,
  sidebar: { showRoots: true },
  layoutCustomisations: {
    showPanel: ({ storyId }, shown) => (isPage(storyId) ? false : shown),
  },
});

addons.register('daybreak/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: unknown } }) =>
    api.setOptions({ theme: themes[modeOf(globals.theme)] });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
