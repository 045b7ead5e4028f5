import type { Plugin } from 'vite';

interface RootFile {
  /** Its content type. */
  type: string;
  source: () => string | Uint8Array;
}

/** Serves files at fixed addresses in the site's root. */
export const rootFiles = (name: string, files: Readonly<Record<string, RootFile>>): Plugin => ({
  name,
  configureServer(server) {
    for (const [file, { type, source }] of Object.entries(files))
      server.middlewares.use(`/${file}`, (_request, response) => {
        response.setHeader('content-type', type).end(source());
      });
  },
  generateBundle() {
    for (const [fileName, { source }] of Object.entries(files))
      this.emitFile({ type: 'asset', fileName, source: source() });
  },
});
