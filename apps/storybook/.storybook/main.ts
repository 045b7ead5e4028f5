import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { sharedPlugins } from '../../../vite.shared.ts';

/** What marketing looks for in a designer; the other stories of one are states for its tests. */
const pieces = ['About', 'Playground', 'Compare'];
const isState = (file: string, name: string | undefined) =>
  /[\\/]packages[\\/]designers[\\/]src[\\/]pieces[\\/]/.test(file) && !pieces.includes(name ?? '');

/** A designer is made of its fields, which `@daybreak/designers/schema` describes to programs; checks are nobody's to use. */
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
  // In the sidebar once its filter asks for them; tested like every story.
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
        // Known beforehand: what Vite finds during a run reloads pages, and gives them a second React.
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
          '@daybreak/designers > client-zip',
          '@daybreak/designers > html-to-image',
          '@daybreak/designers > pptxgenjs',
          '@daybreak/designers > woff-lib/woff2/decode',
          '@daybreak/portal > markdown-to-jsx/react',
          '@daybreak/portal > react-router-dom',
        ],
      },
      build: { chunkSizeWarningLimit: 2_000 },
    }),
};
export default config;
