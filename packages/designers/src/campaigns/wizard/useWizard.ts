import { loadPart, preloadPart } from '@daybreak/ui/load';
import { useEffect, useRef, useState } from 'react';
import type { Notice } from '../../editor/designer.ts';
import type { DraftStore } from '../../editor/drafts/draftStore.ts';
import { useLoaded } from '../../editor/rendering/useLoaded.ts';
import type { GenerateContext, Generation } from './generate.ts';
import { loadHistory, saveHistory, withNewest } from './history.ts';
import { messages } from './messages.ts';
import type { WizardDraft } from './wizard.fields.ts';

/** The specification's simulated delay of a generation, in milliseconds. */
const simulatedDelay = 2_000;

/** A draft and the ideas made from it. */
export interface Design extends Generation {
  draft: WizardDraft;
}

interface WizardControl {
  generating: boolean;
  /** Explanations shown instead of a design, if the description can't become one. */
  instead: readonly string[];
  /** The current design; undefined before the first, and while a description is refused. */
  shown: Design | undefined;
  /** Newest first. */
  history: readonly Design[];
  generate: (draft: WizardDraft) => void;
  /** Loads the generator ahead of time. */
  prepare: () => void;
  show: (design: Design) => void;
  /** Selects another of the current ideas. */
  choose: (idea: number) => void;
  /** Adds left-out words to the ideas. */
  add: (words: string) => void;
}

const loadGenerate = () => loadPart(() => import('./generate.ts'));

/** Generates one design at a time and keeps earlier ones, which are regenerated from their descriptions. */
export function useWizard(
  store: DraftStore,
  notify: (notice: Notice) => void,
  hasUploads: boolean,
): WizardControl {
  const [designs, setDesigns] = useState(() => loadHistory(store));
  const [shownDraft, setShownDraft] = useState(designs[0]);
  const [generating, setGenerating] = useState(false);
  const [instead, setInstead] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const prepared = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hasPast = designs.length > 0;
  const { value: generator } = useLoaded(
    hasPast ? loadGenerate : undefined,
    "Couldn't load the design tools.",
  );

  const prepare = () => {
    if (prepared.current) return;
    prepared.current = true;
    preloadPart(async () => (await loadGenerate()).loadModel());
  };
  const keep = (next: readonly WizardDraft[], shown: WizardDraft) => {
    setDesigns(next);
    saveHistory(store, next);
    setShownDraft(shown);
  };
  const finish = async (given: WizardDraft) => {
    let draft = given;
    try {
      const { generate, loadModel, withMarks } = await loadGenerate();
      if (!draft.printed) draft = withMarks(draft, surroundings(hasUploads), await loadModel());
      const answer = generate(draft, surroundings(hasUploads));
      setInstead(answer.idea ? [] : answer.reasons);
      if (!answer.idea) return setShownDraft(undefined);
    } catch (error) {
      console.error("The wizard couldn't make a design.", error);
      notify({ ...messages.failed, tone: 'danger' });
      return;
    } finally {
      setGenerating(false);
    }
    keep(withNewest(designs, draft), draft);
    notify({ ...messages.generated, tone: 'success' });
  };
  const change = (more: Partial<WizardDraft>) => {
    if (!shownDraft) return;
    const changed = { ...shownDraft, ...more };
    keep(
      designs.map((draft) => (draft === shownDraft ? changed : draft)),
      changed,
    );
  };
  const designOf = (draft: WizardDraft): Design[] => {
    const made = generator?.generate(draft, surroundings(hasUploads));
    return made?.idea ? [{ draft, ...made }] : [];
  };

  return {
    generating,
    instead,
    shown: shownDraft && designOf(shownDraft)[0],
    history: designs.flatMap(designOf),
    generate(draft) {
      if (generating) return;
      if (!draft.description.trim()) {
        notify({ ...messages.blank, tone: 'danger' });
        return;
      }
      setGenerating(true);
      prepare();
      const today = { ...draft, idea: '0', madeOn: draft.madeOn || surroundings(false).today };
      timer.current = setTimeout(() => void finish(today), simulatedDelay);
    },
    prepare,
    show({ draft }) {
      setInstead([]);
      setShownDraft(draft);
    },
    choose: (idea) => change({ idea: String(idea) }),
    add: (words) =>
      change({ added: [shownDraft?.added, words.replaceAll('\n', ' ')].filter(Boolean).join('\n') }),
  };
}

/** Includes the current date in the user's time zone. */
function surroundings(hasUploads: boolean): GenerateContext {
  const now = new Date();
  const part = (number: number) => String(number).padStart(2, '0');
  const today = `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
  return { today, locale: navigator.language, hasUploads };
}
