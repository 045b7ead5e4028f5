import type { Theme } from '../artwork/logos.ts';
import { figureOf } from '../layouts/figure.ts';
import type { IdeaOptions, LayoutId } from './idea.ts';
import type { Wording } from './wordings.ts';

/** Picks an option that none of the other ideas uses. Each turn starts with the next option. */
export function nextOf<Value extends string>(
  options: readonly Value[],
  { number, usedLayouts }: Pick<IdeaOptions, 'number' | 'usedLayouts'>,
): Value {
  const start = number % options.length;
  const inTurn = [...options.slice(start), ...options.slice(0, start)];
  const option = inTurn.find((option) => !usedLayouts.has(option)) ?? inTurn[0];
  if (option === undefined) throw new Error('There is nothing to choose from.');
  usedLayouts.add(option);
  return option;
}

/** Layouts that set words next to the picture, or on a quiet part of it. */
const overPicture: readonly LayoutId[] = ['photograph', 'window', 'sunrise', 'number', 'date'];

interface Chosen {
  composition: LayoutId;
  theme: Theme;
}

interface Limits {
  /** The text under the headline, if it isn't all of the rest. A number is only taken from these two. */
  support?: string;
  /** Layouts that the piece doesn't offer. */
  without?: readonly LayoutId[];
  /** True if no wide picture is large enough for the sheet. */
  unpictured?: boolean;
  /** True if the sheet takes a portrait picture, which the designer chooses. */
  upright?: boolean;
}

/** Picks an idea's layout and ground: first by the words, then by the preferences of the theme. */
export function compose(
  words: Wording,
  ideaOptions: IdeaOptions,
  { support, without = [], unpictured = false, upright = false }: Limits = {},
): Chosen {
  const candidates: LayoutId[] = [
    ...(words.event?.date ? (['date'] as const) : []),
    ...(words.hasFigure &&
    (support === undefined ||
      figureOf({
        headline: { field: '', text: words.headline },
        support: { field: '', text: support },
      }))
      ? (['number'] as const)
      : []),
    ...(words.points.length > 0 ? (['list'] as const) : []),
  ];
  const pictured: readonly LayoutId[] = unpictured
    ? ['window', ...(upright ? [] : (['photograph'] as const))]
    : [];
  const options = [...candidates, ...ideaOptions.order].filter(
    (one) => !without.includes(one) && !pictured.includes(one),
  );
  const isRepeated = options.every((one) => ideaOptions.usedLayouts.has(one));
  const composition = nextOf(options, ideaOptions);
  const mayPicture = !unpictured && overPicture.includes(composition);
  // A repeated layout gets another ground, so it looks different at a glance.
  if (isRepeated) return { composition, theme: ideaOptions.ground === 'orange' ? 'blue' : 'orange' };
  return { composition, theme: ideaOptions.ground === 'image' && !mayPicture ? 'blue' : ideaOptions.ground };
}

/** Joins sentences in order, up to a limit in characters. If one doesn't fit, a shorter one may. */
export function joinWithinLimit(limit: number, sentences: readonly string[]): string {
  let text = '';
  for (const each of sentences) {
    const next = text ? `${text} ${each}` : each;
    if ([...next].length <= limit) text = next;
  }
  return text;
}

export const eventDraft = ({ event, when = event }: Wording) => ({
  eventDate: when?.date ?? '',
  eventTime: when?.time ?? '',
  location: when?.place ?? '',
});
