import { useEffect, useRef, useState } from 'react';
import type { Notice } from '../../workbench/designer.ts';
import type { DraftStore } from '../../workbench/draftStore.ts';
import { generate } from './generate.ts';
import { loadHistory, saveHistory, withNewest } from './history.ts';
import { messages } from './messages.ts';
import type { WizardDraft } from './wizard.fields.ts';

/** How long a generation seems to take, in milliseconds: the specification's simulated delay. */
const simulatedDelay = 2_000;

interface WizardControl {
  generating: boolean;
  /** The design on show. */
  shown: WizardDraft | undefined;
  /** The newest first. */
  history: readonly WizardDraft[];
  generate: (draft: WizardDraft) => void;
  show: (draft: WizardDraft) => void;
}

/** Generations, one at a time: what is on show and what came before. */
export function useWizard(store: DraftStore, notify: (notice: Notice) => void): WizardControl {
  const [history, setHistory] = useState(() => loadHistory(store));
  const [shown, setShown] = useState(history[0]);
  const [generating, setGenerating] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const finish = (draft: WizardDraft) => {
    setGenerating(false);
    try {
      generate(draft);
    } catch (error) {
      console.error('The wizard could not read a description.', error);
      notify({ ...messages.failed, tone: 'danger' });
      return;
    }
    const next = withNewest(history, draft);
    setHistory(next);
    saveHistory(store, next);
    setShown(draft);
    notify({ ...messages.generated, tone: 'success' });
  };

  return {
    generating,
    shown,
    history,
    generate(draft) {
      if (generating) return;
      if (!draft.description.trim()) {
        notify({ ...messages.blank, tone: 'danger' });
        return;
      }
      setGenerating(true);
      timer.current = setTimeout(() => finish(draft), simulatedDelay);
    },
    show: setShown,
  };
}
