import { equalizeFaceHeights } from './equalizeFaceHeights.ts';
import { type Script, scriptsOf } from './scripts.ts';

/** Scripts with joined letters. */
const cursiveScripts = /[\p{Script=Arabic}\p{Script=Devanagari}]/u;

/** Adds the faces of scripts to a custom property unless it already has them. */
function setFamilies(artwork: HTMLElement, property: string, scripts: readonly Script[]): void {
  const families = [...new Set(scripts.flatMap(({ families }) => families))];
  const list = families.map((family) => `'${family}'`).join(', ');
  if (artwork.style.getPropertyValue(property) !== list) artwork.style.setProperty(property, list);
}

/**
 * Gives artwork the faces of its scripts through `--faces`, which its root lists after Poppins. The faces are declared
 * when a text first needs them, and load like any web font. Resolves when they're declared, and rejects if the file
 * that declares them fails to load.
 */
export async function giveFaces(artwork: HTMLElement): Promise<void> {
  const text = artwork.textContent ?? '';
  artwork.toggleAttribute('data-cursive', cursiveScripts.test(text));
  const scripts = scriptsOf(text, artwork.closest<HTMLElement>('[lang]')?.lang);
  setFamilies(artwork, '--faces', scripts);
  setFamilies(
    artwork,
    '--lead',
    scripts.filter(({ includesLatin }) => includesLatin),
  );
  artwork.toggleAttribute('data-faces', scripts.length > 0);
  artwork.toggleAttribute(
    'data-tall',
    scripts.some(({ tall }) => tall),
  );
  artwork.toggleAttribute(
    'data-square',
    scripts.some(({ square }) => square),
  );
  await Promise.all(scripts.map(({ declare }) => declare()));
  equalizeFaceHeights(new Set(scripts.flatMap(({ families }) => families)));
}
