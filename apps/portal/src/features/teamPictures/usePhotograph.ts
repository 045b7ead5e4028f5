import { ImageRefusedError } from '@daybreak/designers';
import { useEffect, useRef, useState } from 'react';
import { problems as messages } from './messages.ts';
import { type Photograph, readPhotograph } from './readPhotograph.ts';

type PhotographChoice =
  | { status: 'none' }
  | { status: 'reading' }
  | { status: 'refused'; reason: string }
  | { status: 'ready'; photograph: Photograph; url: string };

/** The chosen picture of a new photograph. */
export function usePhotograph() {
  const [choice, setChoice] = useState<PhotographChoice>({ status: 'none' });
  const latest = useRef<File>(undefined);
  const url = useRef<string>(undefined);
  useEffect(() => () => URL.revokeObjectURL(url.current ?? ''), []);

  const choose = (file: File) => {
    latest.current = file;
    setChoice({ status: 'reading' });
    readPhotograph(file).then(
      (photograph) => {
        if (latest.current !== file) return;
        URL.revokeObjectURL(url.current ?? '');
        url.current = URL.createObjectURL(photograph.picture);
        setChoice({ status: 'ready', photograph, url: url.current });
      },
      (error: unknown) => {
        const isRefused = error instanceof ImageRefusedError;
        if (!isRefused) console.error("Couldn't read a picture.", error);
        if (latest.current === file)
          setChoice({ status: 'refused', reason: isRefused ? error.message : messages.unreadable });
      },
    );
  };
  return { choice, choose };
}
