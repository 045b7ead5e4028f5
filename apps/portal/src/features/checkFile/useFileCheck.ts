import { type CheckedFile, checkedFile, largestCheckedFile } from '@daybreak/designers';
import { useCallback, useRef, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { failureMessage } from '../../shared/requests/failure.ts';
import { page } from './messages.ts';
import { type JudgedFile, judgeFile, maxCheckedFiles, piecesIn } from './verdict.ts';

/** A checked file, and the files in it if it's a ZIP. */
export interface FileCheck extends JudgedFile {
  readonly innerFiles: readonly JudgedFile[];
  /** The number of files in it, including unchecked ones. */
  readonly count: number;
}

export type FileCheckState =
  | { readonly is: 'none' }
  | { readonly is: 'checking'; readonly name: string }
  | { readonly is: 'failed'; readonly name: string; readonly reason: string; readonly mayRetry: boolean }
  | { readonly is: 'done'; readonly check: FileCheck };

/** Maximum simultaneous requests. */
const TOGETHER = 6;

/** Reads a file in this browser and looks up its fingerprint. Only the last chosen file counts. */
export function useFileCheck() {
  const { approvals } = useBackend();
  const [state, setState] = useState<FileCheckState>({ is: 'none' });
  const currentFile = useRef<File>(undefined);

  const check = useCallback(
    async (chosenFile: File) => {
      currentFile.current = chosenFile;
      const { name } = chosenFile;
      const set = (next: FileCheckState) => {
        if (currentFile.current === chosenFile) setState(next);
      };
      const fail = (why: string, mayRetry: boolean) => set({ is: 'failed', name, reason: why, mayRetry });
      const judge = async (file: CheckedFile): Promise<JudgedFile> => {
        const { identity, sha256 } = file;
        const claim = identity ? { piece: identity.piece, version: identity.version } : null;
        return judgeFile(file, await approvals.checkFile(sha256, claim));
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
        const outerFile = await judge(checked);
        const pieces = piecesIn(checked);
        const innerFiles: JudgedFile[] = [];
        for (let at = 0; at < Math.min(pieces.length, maxCheckedFiles); at += TOGETHER)
          innerFiles.push(
            ...(await Promise.all(pieces.slice(at, Math.min(at + TOGETHER, maxCheckedFiles)).map(judge))),
          );
        set({ is: 'done', check: { ...outerFile, innerFiles, count: pieces.length } });
      } catch (error) {
        fail(failureMessage(error), true);
      }
    },
    [approvals],
  );
  const retry = useCallback(() => {
    if (currentFile.current) void check(currentFile.current);
  }, [check]);
  return { state, check, again: retry };
}
