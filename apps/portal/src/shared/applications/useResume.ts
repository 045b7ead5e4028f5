import { useRef, useState } from 'react';
import { findResumeFault, plainName, type ResumeFault } from './resumeFile.ts';

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
  checked: () => Promise<ResumeChoiceState>;
}

const noFile: ResumeChoiceState = { file: null, fault: undefined };

/** The chosen resume. A file is checked before it's accepted. */
export function useResume(onChange: (name: string) => void): ResumeChoice {
  const [choice, setChoice] = useState(noFile);
  const [checking, setChecking] = useState(false);
  // A ref, because a caller awaiting the check holds the state of an earlier render.
  const latest = useRef(noFile);
  const currentCheck = useRef<Promise<void>>(undefined);

  const update = (changes: Partial<ResumeChoiceState>) => {
    latest.current = { ...latest.current, ...changes };
    setChoice(latest.current);
  };
  const acceptFile = (file: File) => {
    const checking: Promise<void> = findResumeFault(file).then((fault) => {
      // If another file was chosen during the check, that one counts.
      if (currentCheck.current !== checking) return;
      currentCheck.current = undefined;
      setChecking(false);
      update(fault ? { fault } : { file, fault });
      if (!fault) onChange(plainName(file.name));
    });
    currentCheck.current = checking;
    setChecking(true);
  };
  const clear = (fault?: ResumeFault) => {
    currentCheck.current = undefined;
    setChecking(false);
    update({ file: null, fault });
    onChange('');
  };

  return {
    ...choice,
    checking,
    choose: ([first, ...otherFiles]) => {
      if (otherFiles.length > 0) update({ fault: 'several' });
      else if (first) acceptFile(first);
    },
    remove: () => clear(),
    refuse: (fault) => (fault === 'lost' ? update({ fault }) : clear(fault)),
    dismiss: () => {
      update({ fault: undefined });
      if (!latest.current.file) onChange('');
    },
    async checked() {
      while (currentCheck.current) await currentCheck.current;
      return latest.current;
    },
  };
}
