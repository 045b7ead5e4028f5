import rsc from '@vitejs/plugin-rsc';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    rsc({ entries: { rsc: './src/server.tsx', ssr: './src/html.tsx', client: './src/browser.tsx' } }),
  ],
});
