import { type DraftRules, type ImageLibrary, localDrafts, type UploadedImage } from '@daybreak/designers';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FromLibrary } from './openPiece/LibraryBar.tsx';

const browserDrafts = localDrafts();
const noImages: FromLibrary['images'] = [];
const fillingNothing = (image: UploadedImage): UploadedImage => ({ ...image, ofPiece: true });

/**
 * Returns a designer's drafts, pictures and rules, including the library's once it has loaded. A picture added while a
 * piece is open is added to the piece too.
 *
 * @param own the user's pictures in this browser
 * @param isSaved whether the address names a piece
 */
export function useFromLibrary(own: ImageLibrary, isSaved: boolean) {
  const [library, onLibrary] = useState<FromLibrary>();
  const [ruled, setRuled] = useState<Readonly<Record<string, DraftRules | undefined>>>({});
  const rules = useCallback((key: string) => ruled[key], [ruled]);
  const onRules = useCallback(
    (key: string, rules: DraftRules | undefined) =>
      setRuled((before) => (before[key] === rules ? before : { ...before, [key]: rules })),
    [],
  );
  // Until the library reports: whether the address names a piece.
  const [isPiece, setIsPiece] = useState(isSaved);
  const openPiece = useRef<string>(undefined);
  const latestLibrary = useRef<FromLibrary>(undefined);
  latestLibrary.current = library;
  const hasReported = useRef(false);
  /** Pictures added before we know whether a piece is open. */
  const early = useRef<string[]>([]);
  const fillPiece = useCallback(async (uploads: readonly string[]) => {
    if (!latestLibrary.current || !hasReported.current) early.current.push(...uploads);
    else if (openPiece.current) await latestLibrary.current.addPictures(openPiece.current, uploads);
  }, []);
  const onPiece = useCallback(
    (key: string | undefined) => {
      openPiece.current = key;
      hasReported.current = true;
      setIsPiece(key !== undefined);
      void fillPiece(early.current.splice(0));
    },
    [fillPiece],
  );
  useEffect(() => {
    if (library) void fillPiece(early.current.splice(0));
  }, [library, fillPiece]);
  const ofPieces = library?.images ?? noImages;
  // Memoized, because a new list would redraw the piece.
  const images = useMemo(
    () =>
      isPiece || ofPieces.length > 0
        ? [...(isPiece ? own.images.map(fillingNothing) : own.images), ...ofPieces]
        : own.images,
    [isPiece, own.images, ofPieces],
  );
  const add: typeof own.add = async (files, as) => {
    const result = await own.add(files, as);
    await fillPiece(result.added.filter(({ isLogo }) => !isLogo).map(({ id }) => id));
    return result;
  };
  return { drafts: library?.drafts ?? browserDrafts, images, add, rules, onLibrary, onRules, onPiece };
}
