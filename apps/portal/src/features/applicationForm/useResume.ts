import { useRef, useState } from 'react';
import { resume as words } from './messages.ts';
import { problemWith } from './resumeFile.ts';

export interface ResumeChoice {
  file: File | null;
  checking: boolean;
  /** What is wrong with what was chosen last. The file before it, if any, stays. */
  problem: string | undefined;
  choose: (files: readonly File[]) => void;
  remove: () => void;
  refuse: (problem: string) => void;
}

/** The chosen resume. A file is looked at before it is taken. */
export function useResume(onChange: (name: string) => void): ResumeChoice {
  const [file, setFile] = useState<File | null>(null);
  const [checking, setChecking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const latest = useRef<File>(null);

  const take = async (chosen: File) => {
    latest.current = chosen;
    setChecking(true);
    const found = await problemWith(chosen);
    // A file that was chosen meanwhile is the one that counts.
    if (latest.current !== chosen) return;
    setChecking(false);
    setProblem(found);
    if (found) return;
    setFile(chosen);
    onChange(chosen.name);
  };

  const clear = (reason?: string) => {
    latest.current = null;
    setChecking(false);
    setFile(null);
    setProblem(reason);
    onChange('');
  };

  return {
    file,
    checking,
    problem,
    choose: ([first, ...more]) => {
      if (more.length > 0) setProblem(words.one);
      else if (first) void take(first);
    },
    remove: () => clear(),
    refuse: clear,
  };
}
