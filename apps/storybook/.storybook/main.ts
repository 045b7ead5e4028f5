import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { sharedPlugins } from '../../../vite.shared.ts';

/** The stories of a designer that marketing needs. Its other stories are states for tests. */
const pieces = ['About', 'Playground', 'Compare'];
const isState = (file: string, name: string | undefined) =>
  /[\\/]packages[\\/]designers[\\/]src[\\/]pieces[\\/]/.test(file) && !pieces.includes(name ?? '');

/** A designer consists of its fields, which `@daybreak/designers/schema` describes to programs; checks aren't components. */
const isNoComponent = (file: string) => /[\\/]packages[\\/]designers[\\/]|[\\/]checks[\\/]/.test(file);
const tagsOf = (file: string, name: string | undefined) => [
  ...(isState(file, name) ? ['state'] : []),
  ...(isNoComponent(file) ? ['!manifest'] : []),
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../packages/*/src/**/*.stories.tsx',
    '../../portal/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
  ],
  // Shown in the sidebar only when filtered for; tested like every story.
  tags: { state: { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) =>
          entry.type === 'story'
            ? { ...entry, tags: [...(entry.tags ?? []), ...tagsOf(file, entry.name)] }
            : entry,
        ),
    })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [sharedPlugins()],
      optimizeDeps: {
        // Listed in advance: a dependency that Vite discovers during a run reloads pages, and gives them a second React.
        include: [
          'react',
          'react-dom/client',
          '@storybook/addon-a11y/preview',
          '@storybook/addon-docs/blocks',
          'storybook/internal/core-events',
          'storybook/internal/csf',
          'storybook/preview-api',
          'storybook/test',
          'storybook/theming',
          '@daybreak/ui > cmdk',
          '@daybreak/ui > lucide-react',
          '@daybreak/ui > radix-ui',
          '@daybreak/designers > @daybreak/print > client-zip',
          '@daybreak/designers > @daybreak/print > html-to-image',
          '@daybreak/designers > pptxgenjs',
          '@daybreak/designers > @daybreak/print > woff-lib/woff2/decode',
          '@daybreak/portal > markdown-to-jsx/react',
          '@daybreak/portal > react-router-dom',
        ],
      },
      build: { chunkSizeWarningLimit: 2_000 },
    }),
};
export default config;
