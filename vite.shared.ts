import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type Plugin, type PluginOption } from 'vite';
import { buildTarget } from './browsers.shared.ts';

/**
 * Makes Vite read the workspace's packages from their sources instead of `dist`.
 *
 * Set in a `config()` hook, for the client and the ssr environment, because vanilla-extract evaluates `.css.ts` files in its own ssr
 * environment: without this, the theme's `:root` sheet is silently dropped.
 */
export const workspaceSource: Plugin = {
  name: 'workspace-source',
  config: () => ({
    // It looks for its WebAssembly next to its own file.
    optimizeDeps: { exclude: ['harfbuzzjs'] },
    resolve: { conditions: ['daybreak-source', ...defaultClientConditions] },
    environments: { ssr: { resolve: { conditions: ['daybreak-source', ...defaultServerConditions] } } },
  }),
};

const forPromisedBrowsers: Plugin = {
  name: 'for-promised-browsers',
  config: () => ({ build: { target: buildTarget } }),
};

/** The plugins shared by everything built with Vite here: portal, Storybook and browser tests. */
export const sharedPlugins = (): PluginOption[] => [
  workspaceSource,
  forPromisedBrowsers,
  react(),
  vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === workspaceSource.name }),
];
