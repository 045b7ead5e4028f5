import { createFromReadableStream } from '@vitejs/plugin-rsc/ssr';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';

/**
 * Renders the server components' output to HTML, with that output included as text, which the browser hydrates from.
 */
export async function toHtml(written: ReadableStream<Uint8Array>): Promise<string> {
  const [forHtml, forBrowser] = written.tee();
  const page = await createFromReadableStream<ReactNode>(forHtml);
  const html = await renderToReadableStream(page, {
    bootstrapScriptContent: await import.meta.viteRsc.loadBootstrapScriptContent('index'),
  });
  await html.allReady;
  const text = await new Response(html).text();
  const payload = JSON.stringify(await new Response(forBrowser).text()).replaceAll('<', '\\u003c');
  return text.replace('</head>', `<script>self.written = ${payload};</script></head>`);
}
