import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc';
import { Page } from './Page.tsx';

/** The page as HTML, rendered under the `react-server` condition and then for the browser. */
export default async function page(): Promise<string> {
  const { toHtml } = await import.meta.viteRsc.loadModule<typeof import('./html.tsx')>('ssr', 'index');
  return toHtml(renderToReadableStream(<Page />));
}
