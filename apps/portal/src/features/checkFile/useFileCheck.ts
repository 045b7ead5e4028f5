import { type CheckedFile, checkedFile, largestCheckedFile } from '@daybreak/designers';
import { useCallback, useRef, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { sentenceOf } from '../../shared/requests/failure.ts';
import { page } from './messages.ts';
import { type Judged, judged, mostChecked, piecesIn } from './verdict.ts';

/** A checked file, and the files in it if it's a ZIP. */
export interface FileCheck extends Judged {
  readonly inside: readonly Judged[];
  /** The number of files in it, including unchecked ones. */
  readonly count: number;
}

export type FileCheckState =
  | { readonly is: 'none' }
  | { readonly is: 'checking'; readonly name: string }
  | { readonly is: 'failed'; readonly name: string; readonly why: string; readonly mayRetry: boolean }
  | { readonly is: 'done'; readonly check: FileCheck };

/** Maximum simultaneous requests. */
const TOGETHER = 6;

/** Reads a file in this browser and looks up its fingerprint. Only the last chosen file counts. */
export function useFileCheck() {
  const { approvals } = useBackend();
  const [state, setState] = useState<FileCheckState>({ is: 'none' });
  const current = useRef<File>(undefined);

  const check = useCallback(
    async (chosenFile: File) => {
      current.current = chosenFile;
      const { name } = chosenFile;
      const set = (next: FileCheckState) => {
        if (current.current === chosenFile) setState(next);
      };
      const fail = (why: string, mayRetry: boolean) => set({ is: 'failed', name, why, mayRetry });
      const judge = async (file: CheckedFile): Promise<Judged> => {
        const { identity, sha256 } = file;
        const claim = identity ? { piece: identity.piece, version: identity.version } : null;
        return judged(file, await approvals.checkFile(sha256, claim));
      };
      set({ is: 'checking', name });
      if (chosenFile.size > largestCheckedFile) return fail(page.tooLarge, false);
      let checked: CheckedFile;
      try {
        checked = await checkedFile(chosenFile, name);
      } catch (error) {
        console.warn("Couldn't read a file to check.", error);
        return fail(page.unreadable, false);
      }
      try {
        const own = await judge(checked);
        const pieces = piecesIn(checked);
        const inside: Judged[] = [];
        for (let at = 0; at < Math.min(pieces.length, mostChecked); at += TOGETHER)
          inside.push(
            ...(await Promise.all(pieces.slice(at, Math.min(at + TOGETHER, mostChecked)).map(judge))),
          );
        set({ is: 'done', check: { ...own, inside, count: pieces.length } });
      } catch (error) {
        fail(sentenceOf(error), true);
      }
    },
    [approvals],
  );
  const retry = useCallback(() => {
    if (current.current) void check(current.current);
  }, [check]);
  return { state, check, again: retry };
}
