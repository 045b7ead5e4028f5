import { createFromReadableStream } from '@vitejs/plugin-rsc/browser';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

declare global {
  var written: string;
}

const page = await createFromReadableStream<ReactNode>(new Blob([self.written]).stream());
hydrateRoot(document, page, { onRecoverableError: reportError });
