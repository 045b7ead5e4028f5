import { type Exporter, measureOf, pixels } from '@daybreak/print';
import { defineDesigner } from '../../editor/designer.ts';
import { withOffscreenPiece } from '../../editor/preview/offscreen.tsx';
import type { UserDetails } from '../../editor/userDetails/userDetails.ts';
import { type Background, type FileType, limitOf, type Platform, platforms } from './backgrounds.ts';
import { NamedBackground } from './NamedBackground.tsx';
import { namedFields } from './namedFields.ts';
import { TooLongError } from './TooLongError.ts';

const size = pixels(1920, 1080);

/** A background with a name. One without a name isn't a piece: `composeBackground` draws it as specified. */
export const namedBackground = defineDesigner({
  id: 'meeting-background',
  title: 'Meeting background',
  fields: namedFields,
  artboards: () => [{ id: 'background', label: measureOf(size), size }],
  Artwork: NamedBackground,
  specification: () => `${measureOf(size)}, RGB`,
  fileLimit: ({ platform }) => {
    const one = platforms.find(({ value }) => value === platform);
    return one && limitOf(one);
  },
  solidTheme: "a background that's plain where the name appears",
  examples: { plain: { background: 'plain' } },
});

const labels: Readonly<Record<string, string>> = { name: 'name', title: 'job title' };

/**
 * Makes the file of a background with a person's name.
 *
 * @throws {TooLongError} if the name or job title doesn't fit.
 */
export function namedFile(
  user: UserDetails,
  background: Background,
  platform: Platform,
  type: FileType,
  exporter: Exporter,
): Promise<Blob> {
  const draft = { background: background.id, platform: platform.value };
  return withOffscreenPiece(namedBackground, draft, { user, images: [] }, async (sources, tooLong) => {
    const long = [...new Set(Object.values(tooLong).flat())].map((name) => labels[name] ?? name);
    if (long.length > 0)
      throw new TooLongError(
        long.length > 1
          ? `Your ${long.join(' and your ')} are too long for the background. Shorten them.`
          : `Your ${long[0]} is too long for the background. Shorten it.`,
      );
    const [file] = await exporter.export({
      designer: namedBackground.id,
      title: `${namedBackground.title}: ${user.name.trim()}`,
      format: type,
      sources,
      fileLimit: type === 'jpeg' ? limitOf(platform) : undefined,
      date: new Date(),
    });
    if (!file) throw new Error("Couldn't make the file.");
    return file.blob;
  });
}
