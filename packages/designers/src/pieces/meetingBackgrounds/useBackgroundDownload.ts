import { useRef, useState } from 'react';
import { fileName, safeName } from '../../export/fileNames.ts';
import { type LeftOut, type PackedFile, zipOf } from '../../export/package/zipOf.ts';
import { saveFiles } from '../../export/save.ts';
import type { ExportedFile, FileLimit } from '../../export/types.ts';
import type { Notice } from '../../workbench/designer.ts';
import { type Background, type FileType, logoOn, type Platform } from './backgrounds.ts';
import { type BackgroundFormat, composeBackground } from './composeBackground.ts';

/** Verbatim from the specification. */
const failed: Notice = {
  title: 'Error',
  description: 'Unable to prepare download. Please try again.',
  tone: 'danger',
};

const extensions: Record<FileType, string> = { png: 'png', jpeg: 'jpg' };

/** `data-center-zoom.png`. */
export const backgroundFile = (background: Background, platform: Platform, type: FileType): string =>
  `${safeName(background.name)}-${safeName(platform.label)}.${extensions[type]}`;

/** In a ZIP, by the pattern of all files: `data-center-1920x1080-zoom-20261122.png`. */
const packedFile = (background: Background, platform: Platform, type: FileType, date: Date): string =>
  fileName({
    designer: background.name,
    size: '1920x1080',
    side: platform.label,
    date,
    extension: extensions[type],
  });

export const inMegabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Why a file is not offered: the platform does not take its size. Undefined when it does. */
export const refusal = ({ size }: Blob, { label, largestFile }: Platform): string | undefined =>
  largestFile !== undefined && size > largestFile
    ? `The PNG has ${inMegabytes(size)}, and ${label} takes ${inMegabytes(largestFile)}. Choose JPEG.`
    : undefined;

/** What to say when files were made: the stated words, and the type where it is not the stated one. */
export const downloading = (what: string, type: FileType): Notice => ({
  title: 'Downloading',
  description: type === 'png' ? what : `${what}, as JPEG`,
  tone: 'success',
});

const tooLarge = (description: string): Notice => ({ title: 'Too large', description, tone: 'danger' });

interface DownloadControl {
  /** The background whose file is being made; `all` while all of a platform are. */
  preparing: string | undefined;
  download: (background: Background, platform: Platform, type: FileType) => Promise<void>;
  /** All of a platform in one ZIP. */
  downloadAll: (backgrounds: readonly Background[], platform: Platform, type: FileType) => Promise<void>;
}

/** What to say of a ZIP: how many files, and which could not be made or are not taken. */
const packed = (count: number, leftOut: readonly LeftOut[], type: FileType): Notice =>
  leftOut.length > 0
    ? {
        title: 'Downloading',
        description: `${count} of ${count + leftOut.length} backgrounds. Left out: ${leftOut.map(({ about }) => about.background).join(', ')}.`,
        tone: 'info',
      }
    : downloading(`${count} backgrounds`, type);

const limitOf = ({ label, largestFile }: Platform): FileLimit | undefined =>
  largestFile === undefined ? undefined : { bytes: largestFile, of: label };

/** Makes one file at a time and offers it. A second click while one is made does nothing. */
export function useBackgroundDownload(
  notify: (notice: Notice) => void,
  {
    compose = composeBackground,
    save = saveFiles,
  }: {
    compose?: (url: string, format: BackgroundFormat, logo: string) => Promise<Blob>;
    save?: typeof saveFiles;
  } = {},
): DownloadControl {
  const [preparing, setPreparing] = useState<string>();
  const running = useRef(false);
  const run = async (what: string, make: () => Promise<{ files: ExportedFile[]; notice: Notice }>) => {
    if (running.current) return;
    running.current = true;
    setPreparing(what);
    try {
      const { files, notice } = await make();
      if (files.length > 0) save(files);
      notify(notice);
    } catch (error) {
      console.error('A meeting background could not be made.', error);
      notify(failed);
    } finally {
      running.current = false;
      setPreparing(undefined);
    }
  };
  const made = ({ url, ground }: Background, platform: Platform, type: FileType) =>
    compose(url, { type, limit: limitOf(platform) }, logoOn[ground]);
  const download = (background: Background, platform: Platform, type: FileType) =>
    run(background.id, async () => {
      const blob = await made(background, platform, type);
      const refused = refusal(blob, platform);
      return refused
        ? { files: [], notice: tooLarge(refused) }
        : {
            files: [{ name: backgroundFile(background, platform, type), blob }],
            notice: downloading(background.name, type),
          };
    });
  const downloadAll = (backgrounds: readonly Background[], platform: Platform, type: FileType) =>
    run('all', async () => {
      const date = new Date();
      const files: PackedFile[] = [];
      const leftOut: LeftOut[] = [];
      let refused: string | undefined;
      for (const background of backgrounds) {
        const about = { platform: platform.label, background: background.name };
        try {
          const blob = await made(background, platform, type);
          const reason = refusal(blob, platform);
          refused ??= reason;
          if (reason) leftOut.push({ about, reason });
          else
            files.push({
              name: packedFile(background, platform, type, date),
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
      if (files.length === 0 && refused) return { files: [], notice: tooLarge(refused) };
      if (files.length === 0) throw new Error('None of the backgrounds could be made.');
      return {
        files: [await zipOf({ designer: 'meeting-backgrounds', name: platform.label, files, leftOut, date })],
        notice: packed(files.length, leftOut, type),
      };
    });
  return { preparing, download, downloadAll };
}
