import { useRef, useState } from 'react';
import { fileName, safeName } from '../export/fileNames.ts';
import { type LeftOut, type PackedFile, zipOf } from '../export/package/zipOf.ts';
import { saveFiles } from '../export/save.ts';
import type { ExportedFile } from '../export/types.ts';
import type { Notice } from '../workbench/designer.ts';
import type { Background, Platform } from './backgrounds.ts';
import { composeBackground } from './composeBackground.ts';

/** Verbatim from the specification. */
const failed: Notice = {
  title: 'Error',
  description: 'Unable to prepare download. Please try again.',
  tone: 'danger',
};

/** `data-center-zoom.png`. */
export const backgroundFile = (background: Background, platform: Platform): string =>
  `${safeName(background.name)}-${safeName(platform.label)}.png`;

/** In a ZIP, by the pattern of all files: `data-center-1920x1080-zoom-20261122.png`. */
const packedFile = (background: Background, platform: Platform, date: Date): string =>
  fileName({ designer: background.name, size: '1920x1080', side: platform.label, date, extension: 'png' });

const inMegabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** What to say when a file was made: its name, and whether the platform takes a file of its size. */
export function downloaded({ name }: Background, { label, largestFile }: Platform, bytes: number): Notice {
  const tooLarge = largestFile !== undefined && bytes > largestFile;
  return {
    title: 'Downloading',
    description: tooLarge
      ? `${name}. The file has ${inMegabytes(bytes)}, and ${label} takes ${inMegabytes(largestFile)}: save it as JPEG there.`
      : name,
    tone: tooLarge ? 'info' : 'success',
  };
}

interface DownloadControl {
  /** The background whose file is being made; `all` while all of a platform are. */
  preparing: string | undefined;
  download: (background: Background, platform: Platform) => Promise<void>;
  /** All of a platform in one ZIP. */
  downloadAll: (backgrounds: readonly Background[], platform: Platform) => Promise<void>;
}

/** What to say of a ZIP: how many files, which of them the platform does not take, and which could not be made. */
function packed(
  { label, largestFile }: Platform,
  sizes: readonly number[],
  leftOut: readonly LeftOut[],
): Notice {
  if (leftOut.length > 0)
    return {
      title: 'Downloading',
      description: `${sizes.length} of ${sizes.length + leftOut.length} backgrounds. Left out: ${leftOut.map(({ about }) => about.background).join(', ')}.`,
      tone: 'info',
    };
  const tooLarge = largestFile === undefined ? 0 : sizes.filter((bytes) => bytes > largestFile).length;
  return {
    title: 'Downloading',
    description:
      tooLarge > 0 && largestFile !== undefined
        ? `${sizes.length} backgrounds. ${tooLarge} of them are larger than the ${inMegabytes(largestFile)} that ${label} takes: save them as JPEG there.`
        : `${sizes.length} backgrounds`,
    tone: tooLarge > 0 ? 'info' : 'success',
  };
}

/** Makes one file at a time and offers it. A second click while one is made does nothing. */
export function useBackgroundDownload(
  notify: (notice: Notice) => void,
  { compose = composeBackground, save = saveFiles } = {},
): DownloadControl {
  const [preparing, setPreparing] = useState<string>();
  const running = useRef(false);
  const run = async (what: string, make: () => Promise<{ files: ExportedFile[]; notice: Notice }>) => {
    if (running.current) return;
    running.current = true;
    setPreparing(what);
    try {
      const { files, notice } = await make();
      save(files);
      notify(notice);
    } catch (error) {
      console.error('A meeting background could not be made.', error);
      notify(failed);
    } finally {
      running.current = false;
      setPreparing(undefined);
    }
  };
  const download = (background: Background, platform: Platform) =>
    run(background.id, async () => {
      const blob = await compose(background.url);
      return {
        files: [{ name: backgroundFile(background, platform), blob }],
        notice: downloaded(background, platform, blob.size),
      };
    });
  const downloadAll = (backgrounds: readonly Background[], platform: Platform) =>
    run('all', async () => {
      const date = new Date();
      const files: PackedFile[] = [];
      const leftOut: LeftOut[] = [];
      for (const background of backgrounds) {
        const about = { platform: platform.label, background: background.name };
        try {
          const blob = await compose(background.url);
          files.push({
            name: packedFile(background, platform, date),
            blob,
            about,
            size: '1920x1080',
            warnings: [],
          });
        } catch (error) {
          console.error('A meeting background could not be made.', error);
          leftOut.push({ about, reason: 'The picture could not be prepared.' });
        }
      }
      if (files.length === 0) throw new Error('None of the backgrounds could be made.');
      return {
        files: [await zipOf({ designer: 'meeting-backgrounds', name: platform.label, files, leftOut, date })],
        notice: packed(
          platform,
          files.map(({ blob }) => blob.size),
          leftOut,
        ),
      };
    });
  return { preparing, download, downloadAll };
}
