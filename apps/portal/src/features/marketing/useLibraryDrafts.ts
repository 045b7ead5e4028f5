import { type DraftRules, type ImageLibrary, localDrafts, type UploadedImage } from '@daybreak/designers';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LibraryData } from './openPiece/LibraryBar.tsx';

const browserDrafts = localDrafts();
const noImages: LibraryData['images'] = [];
const asPiecePicture = (image: UploadedImage): UploadedImage => ({ ...image, ofPiece: true });

/**
 * Returns a designer's drafts, pictures and rules, including the library's once it has loaded. A picture added while a
 * piece is open is added to the piece too.
 *
 * @param browserImages the user's pictures in this browser
 * @param isSaved whether the address names a piece
 */
export function useLibraryDrafts(browserImages: ImageLibrary, isSaved: boolean) {
  const [library, onLibrary] = useState<LibraryData>();
  const [rulesByKey, setRulesByKey] = useState<Readonly<Record<string, DraftRules | undefined>>>({});
  const rules = useCallback((key: string) => rulesByKey[key], [rulesByKey]);
  const onRules = useCallback(
    (key: string, rules: DraftRules | undefined) =>
      setRulesByKey((before) => (before[key] === rules ? before : { ...before, [key]: rules })),
    [],
  );
  // Until the library reports: whether the address names a piece.
  const [isPiece, setIsPiece] = useState(isSaved);
  const openPiece = useRef<string>(undefined);
  const latestLibrary = useRef<LibraryData>(undefined);
  latestLibrary.current = library;
  const hasReported = useRef(false);
  /** Pictures added before we know whether a piece is open. */
  const pendingUploads = useRef<string[]>([]);
  const fillPiece = useCallback(async (uploads: readonly string[]) => {
    if (!latestLibrary.current || !hasReported.current) pendingUploads.current.push(...uploads);
    else if (openPiece.current) await latestLibrary.current.addPictures(openPiece.current, uploads);
  }, []);
  const onPiece = useCallback(
    (key: string | undefined) => {
      openPiece.current = key;
      hasReported.current = true;
      setIsPiece(key !== undefined);
      void fillPiece(pendingUploads.current.splice(0));
    },
    [fillPiece],
  );
  useEffect(() => {
    if (library) void fillPiece(pendingUploads.current.splice(0));
  }, [library, fillPiece]);
  const ofPieces = library?.images ?? noImages;
  // Memoized, because a new list would redraw the piece.
  const images = useMemo(
    () =>
      isPiece || ofPieces.length > 0
        ? [...(isPiece ? browserImages.images.map(asPiecePicture) : browserImages.images), ...ofPieces]
        : browserImages.images,
    [isPiece, browserImages.images, ofPieces],
  );
  const add: typeof browserImages.add = async (files, as) => {
    const result = await browserImages.add(files, as);
    await fillPiece(result.added.filter(({ isLogo }) => !isLogo).map(({ id }) => id));
    return result;
  };
  return { drafts: library?.drafts ?? browserDrafts, images, add, rules, onLibrary, onRules, onPiece };
}
