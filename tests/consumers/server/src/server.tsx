import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc';
import { Page } from './Page.tsx';

/** Renders the page to HTML, first under the `react-server` condition, then for the browser. */
export default async function page(): Promise<string> {
  const { toHtml } = await import.meta.viteRsc.loadModule<typeof import('./html.tsx')>('ssr', 'index');
  return toHtml(renderToReadableStream(<Page />));
}
