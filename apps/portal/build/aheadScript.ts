import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { buildTarget } from '../../../browsers.shared.ts';
import type { PreloadManifest } from '../src/ahead/filesAt.ts';
import {
  client,
  designerSources,
  designerStep,
  entrance,
  hubSources,
  librarySources,
  portal,
  routeSources,
} from './routeSources.ts';

const app = fileURLToPath(new URL('..', import.meta.url));
/**
 * The fonts for the first text on every signed-in page. Without them the text paints twice, the first time in a
 * fallback font.
 */
const fonts = ['poppins-latin-400.woff2', 'poppins-latin-500.woff2', 'poppins-latin-600.woff2'];
/** The headline font of every piece. Without it, the piece is fitted and drawn twice. */
const pieceFonts = ['poppins-latin-800.woff2'];
/** Pages that are built separately, or that ship with the entrance. No code is preloaded for them. */
const apart = ['/job-application', '/sign-in'];
/** The folder for the build's files. */
const folder = 'assets/';
const themeScript = '<script src="/theme.js"></script>';

/**
 * Puts a small script before the entrance that requests everything the address will need: see `src/ahead/ahead.ts`. We
 * only know which files those are once the portal is built. It's a separate file because the content security policy
 * allows no inline script.
 */
export const aheadScript = (): Plugin => {
  let file: { fileName: string; source: string } | undefined;
  return {
    name: 'ahead-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html;
        if (!html.includes(themeScript)) throw new Error(`index.html has no ${themeScript}.`);
        const source = await scriptFor(partsIn(bundle));
        const digest = createHash('sha256')
          .update(source)
          .digest('base64url')
          .replaceAll('-', '_')
          .slice(0, 8);
        file = { fileName: `assets/ahead-${digest}.js`, source };
        return html.replace(themeScript, `${themeScript}\n    <script src="/${file.fileName}"></script>`);
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        if (file) this.emitFile({ type: 'asset', ...file });
      },
    },
  };
};

function partsIn(bundle: Rolldown.OutputBundle): PreloadManifest {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunkOf = (source: string) => {
    const module = join(app, source);
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId === module) ??
      chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`The build has no chunk for ${source}. Was the file renamed?`);
    return chunk;
  };
  const names: string[] = [];
  const placeOf = (file: string) => {
    const name = file.slice(folder.length);
    if (!names.includes(name)) names.push(name);
    return names.indexOf(name);
  };
  /** Returns the files of the sources and of everything they import. */
  const filesOf = (sources: string[]) => {
    const found = new Set<string>();
    const visit = (chunk: Rolldown.OutputChunk) => {
      if (found.has(chunk.fileName)) return;
      found.add(chunk.fileName);
      for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
      for (const name of chunk.imports) {
        const next = bundle[name];
        if (next?.type === 'chunk') visit(next);
      }
    };
    for (const source of sources) visit(chunkOf(source));
    return [...found];
  };
  const first = filesOf([entrance]);
  /** Returns the files that the sources need and that aren't loaded yet. */
  const needs = (sources: string[], there: readonly number[] = []) =>
    filesOf(sources)
      .filter((file) => !first.includes(file))
      .map(placeOf)
      .filter((place) => !there.includes(place));

  const all = needs([portal]);
  const designers = designerSources();
  const pictures: Record<string, number> = {};
  for (const file of Object.values(bundle)) {
    if (file.type !== 'asset') continue;
    // By its path in the sources, because other assets may have the same name.
    const [, id] = /readyPictures\/starts\/([\w-]+)\.webp$/.exec(file.originalFileNames[0] ?? '') ?? [];
    if (id && id in designers) pictures[id] = placeOf(file.fileName);
  }
  const placeOfAsset = (asset: string) => {
    const file = Object.values(bundle).find((one) => one.type === 'asset' && one.names.includes(asset));
    if (!file) throw new Error(`The build has no file ${asset}.`);
    return placeOf(file.fileName);
  };
  const logo = {
    light: placeOfAsset('daybreak-logo-primary.svg'),
    dark: placeOfAsset('daybreak-logo-on-image.svg'),
  };
  const session = fonts.map(placeOfAsset);
  const asking = needs([client], all);
  const routes = routeSources().filter(({ path }) => !apart.includes(path));
  const pages = Object.fromEntries(
    routes.map(({ path, session: guarded, sources }) => [
      path,
      { session: guarded, needs: needs(sources, [...all, ...(guarded ? session : [])]) },
    ]),
  );
  const withHub = [...all, ...session, ...(pages['/marketing-materials']?.needs ?? [])];
  const views = Object.fromEntries(
    Object.entries({ hub: hubSources, ...designers, pieces: librarySources }).map(([id, sources]) => [
      id,
      [...needs(sources, withHub), ...(showsPiece(sources) ? pieceFonts.map(placeOfAsset) : [])],
    ]),
  );
  const step = needs([designerStep], withHub);
  const isLater = (place: number) => !step.includes(place) && names[place]?.endsWith('.css');
  const later = new Set(Object.keys(designers).flatMap((id) => views[id]?.filter(isLater) ?? []));
  return {
    files: names,
    portal: all,
    logo,
    session,
    client: asking,
    pages,
    views,
    pictures,
    deferredStyles: [...later],
  };
}

/** Returns whether a designer's first screen is the workbench with its piece. */
const showsPiece = (sources: readonly string[]) =>
  sources.some((source) => source.endsWith('/catalogue/fullWorkbench.tsx'));

async function scriptFor(parts: PreloadManifest): Promise<string> {
  const built = await build({
    configFile: false,
    root: app,
    logLevel: 'warn',
    define: { __PARTS__: JSON.stringify(parts) },
    build: {
      write: false,
      target: buildTarget,
      copyPublicDir: false,
      rolldownOptions: { input: join(app, 'src/ahead/ahead.ts'), output: { format: 'iife' } },
    },
  });
  const [chunk] = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  if (chunk?.type !== 'chunk') throw new Error('The script that runs ahead was not built.');
  return chunk.code;
}
