import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { sharedPlugins } from '../../../vite.shared.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../packages/*/src/**/*.stories.tsx',
    '../../portal/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
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
          '@daybreak/portal > markdown-to-jsx/react',
          '@daybreak/portal > react-router-dom',
        ],
      },
      build: { chunkSizeWarningLimit: 2_000 },
    }),
};
export default config;
