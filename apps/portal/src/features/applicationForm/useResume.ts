import { useRef, useState } from 'react';
import { faultOf, type ResumeFault } from './resumeFile.ts';

export interface ResumeChoice {
  file: File | null;
  checking: boolean;
  /** What is wrong with what was chosen last. The file before it, if any, stays. */
  fault: ResumeFault | undefined;
  choose: (files: readonly File[]) => void;
  remove: () => void;
  refuse: (fault: ResumeFault) => void;
}

/** The chosen resume. A file is looked at before it is taken. */
export function useResume(onChange: (name: string) => void): ResumeChoice {
  const [file, setFile] = useState<File | null>(null);
  const [checking, setChecking] = useState(false);
  const [fault, setFault] = useState<ResumeFault>();
  const latest = useRef<File>(null);

  const take = async (chosen: File) => {
    latest.current = chosen;
    setChecking(true);
    const found = await faultOf(chosen);
    // A file that was chosen meanwhile is the one that counts.
    if (latest.current !== chosen) return;
    setChecking(false);
    setFault(found);
    if (found) return;
    setFile(chosen);
    onChange(chosen.name);
  };

  const clear = (reason?: ResumeFault) => {
    latest.current = null;
    setChecking(false);
    setFile(null);
    setFault(reason);
    onChange('');
  };

  return {
    file,
    checking,
    fault,
    choose: ([first, ...more]) => {
      if (more.length > 0) setFault('several');
      else if (first) void take(first);
    },
    remove: () => clear(),
    refuse: clear,
  };
}
