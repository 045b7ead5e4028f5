import { useRef, useState } from 'react';
import { saveFiles } from '../export/save.ts';
import type { Notice } from '../workbench/designer.ts';
import type { Background, Platform } from './backgrounds.ts';
import { composeBackground } from './composeBackground.ts';

/** Verbatim from the specification. */
const failed: Notice = {
  title: 'Error',
  description: 'Unable to prepare download. Please try again.',
  tone: 'danger',
};

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** `data-center-zoom.png`. */
export const backgroundFile = (background: Background, platform: Platform): string =>
  `${slug(background.name)}-${slug(platform.label)}.png`;

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
  /** The background whose file is being made. */
  preparing: string | undefined;
  download: (background: Background, platform: Platform) => Promise<void>;
}

/** Makes one file at a time and offers it. A second click while one is made does nothing. */
export function useBackgroundDownload(
  notify: (notice: Notice) => void,
  { compose = composeBackground, save = saveFiles } = {},
): DownloadControl {
  const [preparing, setPreparing] = useState<string>();
  const running = useRef(false);
  const download = async (background: Background, platform: Platform) => {
    if (running.current) return;
    running.current = true;
    setPreparing(background.id);
    try {
      const blob = await compose(background.url);
      save([{ name: backgroundFile(background, platform), blob }]);
      notify(downloaded(background, platform, blob.size));
    } catch (error) {
      console.error('A meeting background could not be made.', error);
      notify(failed);
    } finally {
      running.current = false;
      setPreparing(undefined);
    }
  };
  return { preparing, download };
}
