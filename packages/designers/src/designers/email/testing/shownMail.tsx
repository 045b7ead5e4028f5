import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect } from 'vitest';
import { EmailFrame } from '../preview/EmailFrame.tsx';

/** Shows an email at natural size in a page and returns its frame, once it's drawn and its pictures have loaded. */
export async function showEmail(html: string, width: number, page = document, dark = false) {
  const host = page.createElement('div');
  page.body.append(host);
  const root = createRoot(host);
  flushSync(() => root.render(<EmailFrame html={html} width={width} scale={1} dark={dark} />));
  const frame = host.querySelector('iframe') as HTMLIFrameElement;
  await expect.poll(() => frame.contentDocument?.querySelector('h1, h2, table') ?? null).not.toBeNull();
  const email = frame.contentDocument as Document;
  await Promise.all([...email.images].map((picture) => picture.decode()));
  const remove = () => {
    flushSync(() => root.unmount());
    host.remove();
  };
  return { mail: email, frame, host, remove };
}
