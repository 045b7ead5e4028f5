import { useCallback, useEffect, useRef, useState } from 'react';
import { readImage } from './readImage.ts';
import { browserImages, type ImageStore } from './store/imageStore.ts';
import { reducedCopy } from './store/reducedCopy.ts';
import { type TeamCopy, teamCopyId, teamPictureOf } from './team/teamPictures.ts';
import { ImageRefusedError, type StoredImage, type UploadedImage } from './uploadedImage.ts';

type Addresses = Pick<UploadedImage, 'url' | 'preview' | 'ratio'>;

interface AddedImages {
  added: readonly UploadedImage[];
  /** The reasons why the other files were refused, one sentence each. */
  refusals: readonly string[];
}

export interface ImageLibrary {
  images: readonly UploadedImage[];
  /** False until the stored pictures have been read. */
  ready: boolean;
  /** False if the pictures won't survive a reload. */
  kept: boolean;
  /** The reasons why the last added files were refused, one sentence each. */
  refusals: readonly string[];
  /** Adds files. Logos and copies of team photos don't fill slots by default. */
  add: (files: Iterable<File>, as?: 'logo' | TeamCopy) => Promise<AddedImages>;
  remove: (id: string) => void;
  /** Moves a picture by one place: −1 is earlier, 1 is later. */
  move: (id: string, by: -1 | 1) => void;
}

/** Stands in for `Promise.withResolvers`, which Safari has had since 17.4. */
function promised() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((onDone) => {
    resolve = onDone;
  });
  return { promise, resolve };
}

/** The pictures that designers use, in the user's order: the first ones are used first. */
export function useImages(store: ImageStore = browserImages): ImageLibrary {
  const [images, setImages] = useState<readonly (StoredImage & UploadedImage)[]>([]);
  const [ready, setReady] = useState(false);
  const [isSaved, setIsSaved] = useState(true);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const latest = useRef(images);
  const addresses = useRef(new Map<string, Addresses>());
  /** Resolves once the stored pictures have been read. Until then, nothing is added or removed. */
  const firstRead = useRef(promised());

  const show = useCallback((stored: readonly StoredImage[]) => {
    const withUrls = stored.map((image) => {
      const address = addresses.current.get(image.id) ?? { url: URL.createObjectURL(image.blob) };
      addresses.current.set(image.id, address);
      return { ...image, ...address, ...(teamPictureOf(image.id) ? { ofPiece: true } : {}) };
    });
    latest.current = withUrls;
    setImages(withUrls);
    return withUrls;
  }, []);

  /**
   * Finds the shape of each picture and makes its viewing copy, one after another: a decoded camera picture takes 50
   * MB.
   */
  const reduce = useCallback(async (stored: readonly StoredImage[]) => {
    const known = addresses.current;
    for (const { id, blob } of stored) {
      const smallCopy = await reducedCopy(blob);
      const address = known.get(id);
      if (!smallCopy || !address || address.ratio) continue;
      const { copy, ratio } = smallCopy;
      known.set(id, { ...address, ratio, ...(copy && { preview: URL.createObjectURL(copy) }) });
    }
  }, []);

  useEffect(() => {
    let isCurrent = true;
    const made = addresses.current;
    const reading = promised();
    firstRead.current = reading;
    store.load().then(
      async (stored) => {
        if (!isCurrent) return;
        show(stored);
        setReady(true);
        reading.resolve();
        await reduce(stored);
        if (isCurrent) show(latest.current);
      },
      () => {
        if (!isCurrent) return;
        setIsSaved(false);
        setReady(true);
        reading.resolve();
      },
    );
    return () => {
      isCurrent = false;
      reading.resolve();
      for (const { url, preview } of made.values()) {
        URL.revokeObjectURL(url);
        if (preview) URL.revokeObjectURL(preview);
      }
      made.clear();
    };
  }, [store, show, reduce]);

  const keep = useCallback(
    (next: readonly StoredImage[]) =>
      store.save(next.map(({ id, name, blob, isLogo, team }) => ({ id, name, blob, isLogo, team }))).then(
        () => setIsSaved(true),
        () => setIsSaved(false),
      ),
    [store],
  );

  const change = useCallback(
    (next: readonly StoredImage[]) => {
      const nextImages = show(next);
      void keep(next);
      return nextImages;
    },
    [show, keep],
  );

  const add = useCallback(
    async (files: Iterable<File>, as?: 'logo' | TeamCopy) => {
      const team = typeof as === 'object' ? as : undefined;
      const outcomes = await Promise.allSettled(
        [...files].map(async (file) => ({
          id: team ? teamCopyId(team.id) : crypto.randomUUID(),
          name: file.name,
          blob: await readImage(file),
          ...(as === 'logo' ? { isLogo: true } : {}),
          ...(team ? { team } : {}),
        })),
      );
      const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      const fault = reasons.find((reason) => !(reason instanceof ImageRefusedError));
      if (fault) throw fault;
      const sentences = reasons.map(({ message }) => message);
      setRefusals(sentences);
      const addedImages = outcomes.flatMap((outcome) =>
        outcome.status === 'fulfilled' ? [outcome.value] : [],
      );
      if (addedImages.length === 0) return { added: [], refusals: sentences };
      for (const { id, blob } of addedImages) addresses.current.set(id, { url: URL.createObjectURL(blob) });
      await reduce(addedImages);
      let reading: typeof firstRead.current;
      do {
        reading = firstRead.current;
        await reading.promise;
      } while (reading !== firstRead.current);
      // Pictures are shown only after they're stored: a user who sees them may leave the page.
      const stored = latest.current;
      await keep([...stored, ...addedImages]);
      const current = latest.current;
      const nextImages = (current === stored ? show : change)([...current, ...addedImages]);
      return { added: nextImages.slice(-addedImages.length), refusals: sentences };
    },
    [change, keep, show, reduce],
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

  return { images, ready, kept: isSaved, refusals, add, remove, move };
}
