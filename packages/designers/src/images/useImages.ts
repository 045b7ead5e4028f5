import { useCallback, useEffect, useRef, useState } from 'react';
import { browserImages, type ImageStore } from './imageStore.ts';
import { readImage } from './readImage.ts';
import { ImageRefusedError, type StoredImage, type UploadedImage } from './uploadedImage.ts';

export interface ImageLibrary {
  images: readonly UploadedImage[];
  /** False until the stored pictures have been read. */
  ready: boolean;
  /** False when the pictures will not survive a reload. */
  kept: boolean;
  /** Why the last added files were refused, one sentence each. */
  refusals: readonly string[];
  add: (files: Iterable<File>) => Promise<void>;
  remove: (id: string) => void;
  /** Moves a picture by one place: −1 is earlier, 1 is later. */
  move: (id: string, by: -1 | 1) => void;
}

/** The pictures that designers use, in the user's order: the first ones are used first. */
export function useImages(store: ImageStore = browserImages): ImageLibrary {
  const [images, setImages] = useState<readonly (StoredImage & UploadedImage)[]>([]);
  const [ready, setReady] = useState(false);
  const [kept, setKept] = useState(true);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const latest = useRef(images);
  const urls = useRef(new Map<string, string>());

  const show = useCallback((stored: readonly StoredImage[]) => {
    const withUrls = stored.map((image) => {
      const url = urls.current.get(image.id) ?? URL.createObjectURL(image.blob);
      urls.current.set(image.id, url);
      return { ...image, url };
    });
    latest.current = withUrls;
    setImages(withUrls);
  }, []);

  useEffect(() => {
    let cared = true;
    const made = urls.current;
    store
      .load()
      .then(
        (stored) => cared && show(stored),
        () => cared && setKept(false),
      )
      .finally(() => cared && setReady(true));
    return () => {
      cared = false;
      for (const url of made.values()) URL.revokeObjectURL(url);
      made.clear();
    };
  }, [store, show]);

  const change = useCallback(
    (next: readonly StoredImage[]) => {
      show(next);
      store.save(next.map(({ id, name, blob }) => ({ id, name, blob }))).then(
        () => setKept(true),
        () => setKept(false),
      );
    },
    [store, show],
  );

  const add = useCallback(
    async (files: Iterable<File>) => {
      const outcomes = await Promise.allSettled(
        [...files].map(async (file) => ({
          id: crypto.randomUUID(),
          name: file.name,
          blob: await readImage(file),
        })),
      );
      const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      const fault = reasons.find((reason) => !(reason instanceof ImageRefusedError));
      if (fault) throw fault;
      setRefusals(reasons.map(({ message }) => message));
      const added = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      if (added.length > 0) change([...latest.current, ...added]);
    },
    [change],
  );

  const remove = useCallback(
    (id: string) => change(latest.current.filter((image) => image.id !== id)),
    [change],
  );

  const move = useCallback(
    (id: string, by: -1 | 1) => {
      const next = [...latest.current];
      const from = next.findIndex((image) => image.id === id);
      const to = from + by;
      if (from < 0 || to < 0 || to >= next.length) return;
      next.splice(to, 0, ...next.splice(from, 1));
      change(next);
    },
    [change],
  );

  return { images, ready, kept, refusals, add, remove, move };
}
