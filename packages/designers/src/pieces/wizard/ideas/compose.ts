import { figureIn } from '../../../compositions/figure.ts';
import type { CompositionId, Ground } from './look.ts';
import type { Turn } from './pieces.ts';
import type { Words } from './wordings.ts';

/** One of these that no idea beside it has. Each turn begins with the next. */
export function nextOf<Value extends string>(
  options: readonly Value[],
  { number, taken }: Pick<Turn, 'number' | 'taken'>,
): Value {
  const start = number % options.length;
  const inTurn = [...options.slice(start), ...options.slice(0, start)];
  const chosen = inTurn.find((option) => !taken.has(option)) ?? inTurn[0];
  if (chosen === undefined) throw new Error('There is nothing to choose from.');
  taken.add(chosen);
  return chosen;
}

/** Words on these stand beside the picture, or on what is quiet of it. */
const overPicture: readonly CompositionId[] = ['photograph', 'window', 'sunrise', 'number', 'date'];

interface Chosen {
  composition: CompositionId;
  theme: Ground;
}

interface Limits {
  /** What stands under the headline, where that is not all that follows: a number is shown of these two alone. */
  support?: string;
  /** Compositions that the piece is not offered in. */
  without?: readonly CompositionId[];
  /** No wide picture is large enough for the sheet. */
  unpictured?: boolean;
  /** The sheet takes an upright picture, which the designer chooses. */
  upright?: boolean;
}

/** Composition and ground of an idea: what the words are made for comes first, then what the theme prefers. */
export function compose(
  words: Words,
  turn: Turn,
  { support, without = [], unpictured = false, upright = false }: Limits = {},
): Chosen {
  const asked: CompositionId[] = [
    ...(words.event?.date ? (['date'] as const) : []),
    ...(words.hasFigure && (support === undefined || figureIn(`${words.headline}\n${support}`))
      ? (['number'] as const)
      : []),
    ...(words.points.length > 0 ? (['list'] as const) : []),
  ];
  const pictured: readonly CompositionId[] = unpictured
    ? ['window', ...(upright ? [] : (['photograph'] as const))]
    : [];
  const options = [...asked, ...turn.order].filter(
    (one) => !without.includes(one) && !pictured.includes(one),
  );
  const isRepeated = options.every((one) => turn.taken.has(one));
  const composition = nextOf(options, turn);
  const mayPicture = !unpictured && overPicture.includes(composition);
  // One more of the same is another at a glance.
  if (isRepeated) return { composition, theme: turn.ground === 'orange' ? 'blue' : 'orange' };
  return { composition, theme: turn.ground === 'image' && !mayPicture ? 'blue' : turn.ground };
}

/** Sentences as one text, as far as a limit in characters goes, in their order: one that does not fit makes room for a shorter one. */
export function within(limit: number, sentences: readonly string[]): string {
  let text = '';
  for (const each of sentences) {
    const next = text ? `${text} ${each}` : each;
    if ([...next].length <= limit) text = next;
  }
  return text;
}

export const eventDraft = ({ event }: Words) => ({
  eventDate: event?.date ?? '',
  eventTime: event?.time ?? '',
  location: event?.place ?? '',
});
