import { mkdir, writeFile } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Options } from 'tsup';
import { buildTarget } from './browsers.shared.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];
type Build = Parameters<Plugin['setup']>[0];

/** Bundles in memory what `entries` reach, to find out which of our modules that includes, and the rules of their styles. */
async function survey(build: Build, entries: string[]): Promise<{ sources: string[]; styles: string }> {
  const { metafile, outputFiles } = await build.esbuild.build({
    stdin: { contents: entries.map((path) => `export * from './${path}';`).join(''), resolveDir: '.' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: buildTarget,
    jsx: 'automatic',
    packages: 'external',
    external: ['*.woff2'],
    metafile: true,
    write: false,
    outdir: 'dist',
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
  });
  const sources = Object.keys(metafile.inputs).map((path) => path.replace(/^[\w-]+:/, ''));
  return {
    sources: [...new Set(sources.filter((path) => /^src\/.*\.tsx?$/.test(path)))],
    styles: outputFiles.find(({ path }) => path.endsWith('.css'))?.text ?? '',
  };
}

/** Type declarations of these entries. They take longer than everything else, so `pnpm check` leaves them out if nothing in the run reads them. */
export const declarations = (entry: Record<string, string>): Options['dts'] =>
  process.env.DECLARATIONS === 'no' ? false : { entry };

/** Writes the styles that the entries reach into `dist/styles.css`, and keeps the modules' styles out of files that no one loads. */
export const oneStyleSheet = (entries: string[]): Plugin => ({
  name: 'one-style-sheet',
  setup(build) {
    build.onResolve({ filter: /\.vanilla\.css/ }, ({ path }) => ({ path, namespace: 'left-out' }));
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: '' }));
    build.onEnd(async () => {
      const { styles } = await survey(build, entries);
      // On a clean machine, this finishes before the folder for the scripts is created.
      await mkdir('dist', { recursive: true });
      await writeFile('dist/styles.css', styles);
    });
  },
});

/** `Poster.tsx` is next to `Poster.ts`: when built, its name keeps what tells them apart. */
const builtName = (source: string) => source.replace(/\.ts$/, '');

/**
 * Builds every module that the entries reach into its own file, with its name from `src`: "use client" stays with the module it marks,
 * and a site's bundler drops what the site doesn't use.
 */
const moduleByModule: Plugin = {
  name: 'module-by-module',
  async setup(build) {
    const entries = Object.values(build.initialOptions.entryPoints as Record<string, string>);
    const { sources } = await survey(build, entries);
    build.initialOptions.entryPoints = sources.map((path) => ({
      in: path,
      out: builtName(path.slice('src/'.length)),
    }));
    build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: `${builtName(path)}.js`, external: true },
    );
  },
};

/**
 * Settings shared by the builds of packages with components. `styles` names the modules whose styles are published; `untyped` are
 * entries that replace another one on some machines, and have its types.
 */
export const componentPackage = (
  entry: Record<string, string>,
  styles: string[],
  untyped: Record<string, string> = {},
): Options => ({
  entry: { ...entry, ...untyped },
  format: 'esm',
  target: buildTarget,
  dts: declarations(entry),
  clean: true,
  minify: true,
  splitting: false,
  esbuildPlugins: [
    ...(styles.length > 0 ? [oneStyleSheet(styles)] : []),
    moduleByModule,
    vanillaExtractPlugin(),
  ],
});
