import { useState } from 'react';

/** The view of the versions dialog: a version, a comparison of two, or the history. */
export function useVersionChoice() {
  const [chosen, setChosen] = useState<number>();
  const [other, setOther] = useState<number>();
  const [isRecord, setIsRecord] = useState(false);
  return {
    chosen,
    other,
    setOther,
    isRecord,
    showRecord: () => setIsRecord(true),
    choose(version: number | undefined) {
      setIsRecord(false);
      setOther(undefined);
      setChosen(version);
    },
  };
}
