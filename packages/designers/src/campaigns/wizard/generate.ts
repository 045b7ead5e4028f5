import type { Marks, ReadDescription } from '../../editor/reading/brief.ts';
import type { Model } from '../../editor/reading/marking/model.ts';
import { marksIn } from '../../editor/reading/marksIn.ts';
import type { MaterialType } from '../../editor/reading/materialType.ts';
import { readDescription } from '../../editor/reading/readDescription.ts';
import { refusedKinds } from '../../editor/reading/refused/kinds.ts';
import { type Idea, ideasOf, notUsedOf } from './ideas/ideas.ts';
import { materialFor } from './ideas/materialFor.ts';
import { labels } from './messages.ts';
import type { WizardDraft } from './wizard.fields.ts';

/** The result for a description: ideas side by side, the selected one, and remarks about them. */
export interface Generation {
  brief: ReadDescription;
  /** The material's name and category: the user's choice, or the one that the words name instead. */
  material: MaterialType;
  ideas: readonly Idea[];
  idea: Idea;
  notUsed: readonly string[];
}

/** The reasons for not having ideas, one sentence each. */
export interface NoIdeas {
  brief: ReadDescription;
  idea?: undefined;
  reasons: readonly string[];
}

export interface GenerateContext {
  /** Reference date for relative dates if the draft doesn't have one. */
  today: string;
  locale: string;
  hasUploads: boolean;
}

export { loadModel } from '../../editor/reading/marking/loadModel.ts';

const toCount = (text: string) => Math.max(0, Math.trunc(Number(text)) || 0);

/** True if everything in the description, apart from the request for a piece, was refused. */
const isAllRefused = ({ language, refusals, statements, facts, headline, action }: ReadDescription) =>
  language === 'en' && refusals.length > 0 && statements.length + facts.length === 0 && !headline && !action;

/** Adds to a draft what the model marks in its description. */
export const withMarks = (
  draft: WizardDraft,
  { today, locale }: GenerateContext,
  model: Model,
): WizardDraft => ({
  ...draft,
  printed: writeMarks(marksIn(draft.description, { today: draft.madeOn || today, locale }, model)),
});

/** Marks as a draft has them: "0-12 20-31 claim:40-52". */
export const writeMarks = ({ printed, refused }: Marks): string =>
  [
    ...printed.map((span) => span.join('-')),
    ...refused.map(({ kind, at }) => `${kind}:${at.join('-')}`),
  ].join(' ') || '0-0';

function readMarks(text: string): Marks {
  const found = [...text.matchAll(/(?:(\w+):)?(\d+)-(\d+)/g)].map(([, name, from, to]) => ({
    name,
    at: [Number(from), Number(to)] as const,
  }));
  return {
    printed: found.flatMap(({ name, at }) => (name ? [] : [at])),
    refused: found.flatMap(({ name, at }) => {
      const kind = refusedKinds.find((each) => each === name);
      return kind ? [{ kind, at }] : [];
    }),
  };
}

/** Makes ideas, which depend only on the draft and its surroundings. */
export function generate(
  draft: WizardDraft,
  { today, locale, hasUploads }: GenerateContext,
): Generation | NoIdeas {
  const brief = readDescription(
    draft.description,
    { today: draft.madeOn || today, locale },
    draft.printed ? readMarks(draft.printed) : undefined,
  );
  if (isAllRefused(brief)) return { brief, reasons: [...brief.refusals, labels.nothingLeft] };
  const { material, theme, picture } = draft;
  const added = draft.added.split('\n').filter(Boolean);
  const ideas = ideasOf(brief, {
    material,
    theme,
    picture,
    hasUploads,
    added,
    variant: toCount(draft.variant),
  });
  const idea = ideas[toCount(draft.idea)] ?? ideas[0];
  if (!idea) return { brief, reasons: brief.refusals };
  const made = material === 'custom' ? material : materialFor(brief, material);
  return { brief, material: made, ideas, idea, notUsed: notUsedOf(brief, idea) };
}
