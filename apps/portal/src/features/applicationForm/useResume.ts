import { useRef, useState } from 'react';
import { faultOf, plainName, type ResumeFault } from './resumeFile.ts';

interface Chosen {
  file: File | null;
  /** What is wrong with what was chosen last. The file before it, if any, stays. */
  fault: ResumeFault | undefined;
}

export interface ResumeChoice extends Chosen {
  checking: boolean;
  choose: (files: readonly File[]) => void;
  remove: () => void;
  refuse: (fault: ResumeFault) => void;
  /** Goes on with the file before the one that is refused, or without any. */
  dismiss: () => void;
  /** What is chosen, once it was looked at. */
  settled: () => Promise<Chosen>;
}

const none: Chosen = { file: null, fault: undefined };

/** The chosen resume. A file is looked at before it is taken. */
export function useResume(onChange: (name: string) => void): ResumeChoice {
  const [chosen, setChosen] = useState(none);
  const [checking, setChecking] = useState(false);
  // Also read by who waits for a look, which a render before it does not know.
  const now = useRef(none);
  const looking = useRef<Promise<void>>(undefined);

  const set = (changes: Partial<Chosen>) => {
    now.current = { ...now.current, ...changes };
    setChosen(now.current);
  };
  const take = (file: File) => {
    const look: Promise<void> = faultOf(file).then((fault) => {
      // A file that was chosen meanwhile is the one that counts.
      if (looking.current !== look) return;
      looking.current = undefined;
      setChecking(false);
      set(fault ? { fault } : { file, fault });
      if (!fault) onChange(plainName(file.name));
    });
    looking.current = look;
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
    choose: ([first, ...more]) => {
      if (more.length > 0) set({ fault: 'several' });
      else if (first) take(first);
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
