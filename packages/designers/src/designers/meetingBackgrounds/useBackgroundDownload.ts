import {
  type ExportedFile,
  type Exporter,
  fileName,
  safeName,
  saveFiles,
  toolsMissing,
} from '@daybreak/print';
import { type LeftOut, type PackedFile, zipOf } from '@daybreak/print/zip';
import { loadPart } from '@daybreak/ui/load';
import { useRef, useState } from 'react';
import type { Notice } from '../../editor/designer.ts';
import type { UserDetails } from '../../editor/userDetails/userDetails.ts';
import { type Background, type FileType, limitOf, logoOn, type Platform } from './backgrounds.ts';
import { type BackgroundFormat, composeBackground } from './composeBackground.ts';
import { TooLongError } from './TooLongError.ts';

/** Verbatim from the specification. */
const failed: Notice = {
  title: 'Error',
  description: 'Unable to prepare download. Please try again.',
  tone: 'danger',
};

const extensions: Record<FileType, string> = { png: 'png', jpeg: 'jpg' };

/** Returns `data-center-zoom.png`, or `data-center-zoom-ada-okafor.png` with a name. */
export const backgroundFile = (
  background: Background,
  platform: Platform,
  type: FileType,
  name?: string,
): string =>
  `${[background.name, platform.label, ...(name ? [name] : [])].map((part) => safeName(part)).join('-')}.${extensions[type]}`;

/** Returns the name in a ZIP, like that of all other files: `data-center-1920x1080-zoom-20261122.png`. */
const packedFile = (
  background: Background,
  platform: Platform,
  type: FileType,
  date: Date,
  name = '',
): string =>
  fileName({
    designer: background.name,
    size: '1920x1080',
    side: `${platform.label} ${name}`.trim(),
    date,
    extension: extensions[type],
  });

export const inMegabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Explains that a file is too large for the platform; undefined if it's fine. */
export const sizeError = ({ size }: Blob, { label, maxFileBytes }: Platform): string | undefined =>
  maxFileBytes !== undefined && size > maxFileBytes
    ? `The PNG is ${inMegabytes(size)}, but ${label} allows only ${inMegabytes(maxFileBytes)}. Choose JPEG.`
    : undefined;

/** The notice for new files: the specified text, plus the file type if it isn't the specified one. */
export const fileNotice = (subject: string, type: FileType): Notice => ({
  title: 'Downloading',
  description: type === 'png' ? subject : `${subject}, as JPEG`,
  tone: 'success',
});

const tooLarge = (description: string): Notice => ({ title: 'Too large', description, tone: 'danger' });
const tooLong = (description: string): Notice => ({ title: 'Too long', description, tone: 'danger' });

interface DownloadControl {
  /** The background whose file is being made; `all` while making all of a platform's. */
  preparing: string | undefined;
  download: (background: Background, platform: Platform, type: FileType) => Promise<void>;
  /** Makes all backgrounds of a platform in one ZIP. */
  downloadAll: (backgrounds: readonly Background[], platform: Platform, type: FileType) => Promise<void>;
}

/** The notice for a ZIP: the number of files, and which couldn't be made or are too large. */
const zipNotice = (count: number, leftOut: readonly LeftOut[], type: FileType): Notice =>
  leftOut.length > 0
    ? {
        title: 'Downloading',
        description: `${count} of ${count + leftOut.length} backgrounds. Skipped: ${leftOut.map(({ about }) => about.background).join(', ')}.`,
        tone: 'info',
      }
    : fileNotice(`${count} backgrounds`, type);

/** Makes and offers one file at a time. Ignores a second click in the meantime. */
export function useBackgroundDownload(
  notify: (notice: Notice) => void,
  {
    compose = composeBackground,
    save = saveFiles,
    nameTag,
  }: {
    compose?: (url: string, format: BackgroundFormat, logo: string) => Promise<Blob>;
    save?: typeof saveFiles;
    /** The person whose name goes on them, and the exporter that makes them. */
    nameTag?: { user: UserDetails; exporter: Exporter };
  } = {},
): DownloadControl {
  const [preparing, setPreparing] = useState<string>();
  const running = useRef(false);
  const run = async (job: string, make: () => Promise<{ files: ExportedFile[]; notice: Notice }>) => {
    if (running.current) return;
    running.current = true;
    setPreparing(job);
    try {
      const { files, notice } = await make();
      if (files.length > 0) save(files);
      notify(notice);
    } catch (error) {
      if (error instanceof TooLongError) return notify(tooLong(error.message));
      console.error("Couldn't make a meeting background.", error);
      notify(failed);
    } finally {
      running.current = false;
      setPreparing(undefined);
    }
  };
  const name = nameTag?.user.name.trim();
  const makeFile = async (background: Background, platform: Platform, type: FileType) => {
    const { url, ground } = background;
    if (!nameTag) return compose(url, { type, limit: limitOf(platform) }, logoOn[ground]);
    const { namedFile } = await loadPart(() => import('./drawName.ts')).catch(toolsMissing);
    return namedFile(nameTag.user, background, platform, type, nameTag.exporter);
  };
  const download = (background: Background, platform: Platform, type: FileType) =>
    run(background.id, async () => {
      const blob = await makeFile(background, platform, type);
      const problem = sizeError(blob, platform);
      return problem
        ? { files: [], notice: tooLarge(problem) }
        : {
            files: [{ name: backgroundFile(background, platform, type, name), blob }],
            notice: fileNotice(background.name, type),
          };
    });
  const downloadAll = (backgrounds: readonly Background[], platform: Platform, type: FileType) =>
    run('all', async () => {
      const date = new Date();
      const files: PackedFile[] = [];
      const leftOut: LeftOut[] = [];
      let problem: string | undefined;
      for (const background of backgrounds) {
        const about = { platform: platform.label, background: background.name };
        try {
          const blob = await makeFile(background, platform, type);
          const reason = sizeError(blob, platform);
          problem ??= reason;
          if (reason) leftOut.push({ about, reason });
          else
            files.push({
              name: packedFile(background, platform, type, date, name),
              blob,
              about,
              size: '1920x1080',
              warnings: [],
            });
        } catch (error) {
          // Stops, because the same words are on all of them, so the others would fail too.
          if (error instanceof TooLongError) throw error;
          console.error("Couldn't make a meeting background.", error);
          leftOut.push({ about, reason: "Couldn't prepare the picture." });
        }
      }
      if (files.length === 0 && problem) return { files: [], notice: tooLarge(problem) };
      if (files.length === 0) throw new Error("Couldn't make any of the backgrounds.");
      return {
        files: [await zipOf({ designer: 'meeting-backgrounds', name: platform.label, files, leftOut, date })],
        notice: zipNotice(files.length, leftOut, type),
      };
    });
  return { preparing, download, downloadAll };
}
