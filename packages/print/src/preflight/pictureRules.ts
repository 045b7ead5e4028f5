import { isPrinted } from '../artboardSize.ts';
import { floorOf, minDpi, printDpi } from '../printResolution.ts';
import type { SideFacts } from './facts.ts';
import { floorToTenth, type PreflightFinding, warningFinding } from './findings.ts';

export function resolutionOf(
  { name, place, resolution }: SideFacts['pictures'][number],
  { side, size }: Pick<SideFacts, 'side' | 'size'>,
): PreflightFinding[] {
  const subject = `The picture ${name} (${[side, place].filter(Boolean).join(', ')})`;
  if (isPrinted(size)) {
    if (resolution >= printDpi(size)) return [];
    const level = resolution < minDpi ? 'severe' : 'warning';
    return [
      {
        level,
        says: `${subject} prints at ${Math.floor(resolution)} DPI${level === 'severe' ? ', so it will look pixelated' : ''}. It needs ${floorOf(size)}. Use a larger picture.`,
      },
    ];
  }
  return resolution < 0.8
    ? [
        warningFinding(
          `${subject} is enlarged to ${floorToTenth(1 / resolution)} times its original size. Use a larger picture.`,
        ),
      ]
    : [];
}

/** The note about photographs in a finished print PDF, with the numbers that preflight found. */
export function pictureNote(
  sides: readonly Pick<SideFacts, 'side' | 'size' | 'pictures'>[],
): string | undefined {
  const softPictures = sides.flatMap((facts) =>
    facts.pictures.flatMap((picture) => resolutionOf(picture, facts)),
  );
  const [first, ...others] = new Set(softPictures.map(({ says }) => says));
  if (!first || others.length === 0) return first;
  const least = Math.min(...sides.flatMap(({ pictures }) => pictures.map(({ resolution }) => resolution)));
  return `${others.length + 1} pictures will print at less than ${printDpi((sides[0] as SideFacts).size)} DPI (the lowest at ${Math.floor(least)}). Use larger pictures.`;
}
