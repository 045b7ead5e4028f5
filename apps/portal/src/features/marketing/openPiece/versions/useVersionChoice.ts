import { useState } from 'react';

/** What the dialog of versions shows: a version, maybe compared with another one, or what happened to all of them. */
export function useVersionChoice() {
  const [chosen, setChosen] = useState<number>();
  const [other, setOther] = useState<number>();
  const [isRecord, setRecord] = useState(false);
  return {
    chosen,
    other,
    setOther,
    isRecord,
    showRecord: () => setRecord(true),
    choose(version: number | undefined) {
      setRecord(false);
      setOther(undefined);
      setChosen(version);
    },
  };
}
