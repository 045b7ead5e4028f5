import { useRef, useState } from 'react';
import { faultOf, plainName, type ResumeFault } from './resumeFile.ts';

/** The step in progress: none, the upload (0–1), or the record. */
export type Progress = { step: 'none' } | { step: 'uploading'; share: number } | { step: 'sending' };

interface ResumeChoiceState {
  file: File | null;
  /** The fault of the last file chosen. An earlier file, if any, stays. */
  fault: ResumeFault | undefined;
}

export interface ResumeChoice extends ResumeChoiceState {
  checking: boolean;
  choose: (files: readonly File[]) => void;
  remove: () => void;
  refuse: (fault: ResumeFault) => void;
  /** Continues with the file before the refused one, or with none. */
  dismiss: () => void;
  /** Resolves with the choice once its file has been checked. */
  settled: () => Promise<ResumeChoiceState>;
}

const noFile: ResumeChoiceState = { file: null, fault: undefined };

/** The chosen resume. A file is checked before it's accepted. */
export function useResume(onChange: (name: string) => void): ResumeChoice {
  const [chosen, setChosen] = useState(noFile);
  const [checking, setChecking] = useState(false);
  // A ref, because a caller awaiting the check holds the state of an earlier render.
  const now = useRef(noFile);
  const looking = useRef<Promise<void>>(undefined);

  const set = (changes: Partial<ResumeChoiceState>) => {
    now.current = { ...now.current, ...changes };
    setChosen(now.current);
  };
  const acceptFile = (file: File) => {
    const checking: Promise<void> = faultOf(file).then((fault) => {
      // If another file was chosen during the check, that one counts.
      if (looking.current !== checking) return;
      looking.current = undefined;
      setChecking(false);
      set(fault ? { fault } : { file, fault });
      if (!fault) onChange(plainName(file.name));
    });
    looking.current = checking;
    setChecking(true);
  };
  const clear = (fault?: ResumeFault) => {
    looking.current = undefined;
    setChecking(false);
    set({ file: null, fault });
    onChange('');
  };

  return {
    ...chosen,
    checking,
    choose: ([first, ...otherFiles]) => {
      if (otherFiles.length > 0) set({ fault: 'several' });
      else if (first) acceptFile(first);
    },
    remove: () => clear(),
    refuse: (fault) => (fault === 'lost' ? set({ fault }) : clear(fault)),
    dismiss: () => {
      set({ fault: undefined });
      if (!now.current.file) onChange('');
    },
    async settled() {
      while (looking.current) await looking.current;
      return now.current;
    },
  };
}
