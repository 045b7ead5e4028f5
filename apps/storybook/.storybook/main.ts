import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { sharedPlugins } from '../../../vite.shared.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../docs/*.mdx', '../../../packages/*/src/**/*.stories.tsx', '../../portal/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [sharedPlugins()],
      // Dependencies that Vite finds late reload the page in the middle of a test.
      optimizeDeps: {
        include: ['react', 'react-dom/client', 'radix-ui', 'lucide-react', 'storybook/test'],
      },
      build: { chunkSizeWarningLimit: 2_000 },
    }),
};
export default config;
