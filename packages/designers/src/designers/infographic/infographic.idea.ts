import { figureIn } from '../../editor/layouts/figure.ts';
import type { ReadDescription } from '../../editor/reading/brief.ts';
import { nextOf } from '../../editor/writing/compose.ts';
import type { IdeaMaker, IdeaOptions } from '../../editor/writing/idea.ts';
import { comparable } from '../../editor/writing/statedFacts.ts';
import type { Wording } from '../../editor/writing/wordings.ts';
import { isSequence, maxItems, suggestedDiagrams } from './kinds.ts';
import { figuresIn, restOfSentence, type Series, seriesIn } from './series.ts';

/** Maximum number of points under a photograph. */
const mostUnderPicture = 4;
/** Maximum number of points on an upright one; more need a taller one. */
const maxUprightItems = 5;

const sizeFor = (description: string, isTall: boolean) =>
  /\b(?:tall|story|9:16)\b/i.test(description)
    ? 'tall'
    : /\bwide|landscape\b/i.test(description)
      ? 'wide'
      : isTall
        ? 'tall'
        : 'portrait';

const lookOf = ({ ground, picture }: IdeaOptions) => ({
  theme: ground === 'image' ? 'blue' : ground,
  picture,
});

/**
 * Replaces the parts of a description that aren't printed with line breaks, because requests and wishes may contain
 * numbers.
 */
const printedOnly = ({ description, statements }: ReadDescription): string =>
  description.replaceAll(/./gs, (character, place: number) =>
    statements.some(({ at: [start, end] }) => start <= place && place < end) ? character : '\n',
  );

/** Makes a diagram of a series in the description. */
function ofSeries(words: Wording, options: IdeaOptions, brief: ReadDescription, series: Series) {
  const isFree = (line: string) => restOfSentence(line, series) === line;
  const lines = [words.headline, ...words.headlines];
  // "Landfill: before 88 % were buried": what comes before the colon is the title.
  const heads = lines.flatMap((line) => /^(\p{L}[^:\d]{3,}):\s/u.exec(line)?.[1] ?? []);
  const title = (series.kind === 'figures' ? lines[0] : lines.find(isFree)) ?? heads[0] ?? words.headline;
  const points = series.points.join('\n');
  const otherLines = words.rest.flatMap((line) =>
    comparable(line) === comparable(title) ? [] : (restOfSentence(line, series) ?? []),
  );
  const count = series.points.length;
  const suited = suggestedDiagrams({
    headline: { field: 'title', text: title },
    body: { field: 'points', text: points },
    language: 'en-US',
  });
  const inText = [...(count >= 3 && count <= 6 ? (['list'] as const) : [])];
  const composition = nextOf(
    series.kind === 'values'
      ? [
          ...suited.filter((kind) => kind !== 'timeline'),
          ...(count <= 5 ? (['figures'] as const) : []),
          ...inText,
        ]
      : series.kind === 'figures'
        ? ['figures', ...inText]
        : series.kind === 'moments'
          ? ['timeline', ...inText, 'flow']
          : ['flow', ...(count <= 4 ? (['steps'] as const) : []), ...inText],
    options,
  );
  return {
    draft: {
      title,
      subtitle: otherLines.join(' '),
      points,
      size: sizeFor(brief.description, composition === 'list' && count > maxUprightItems),
      composition,
      ...lookOf(options),
    },
  };
}

/** Makes figures, steps or a list from points. */
function ofWords(words: Wording, options: IdeaOptions, brief: ReadDescription) {
  const { description } = brief;
  const title = words.headline;
  const rest = words.rest.filter((line) => comparable(line) !== comparable(title));
  const points =
    words.points.length > 0 ? words.points.filter((line) => comparable(line) !== comparable(title)) : rest;
  const count = points.length;
  const isSteps = count >= 2 && count <= 4;
  const isSequential = isSequence(title, points.join('\n')) && count >= 2 && count <= maxItems;
  const composition = nextOf(
    [
      ...(count >= 2 && count <= 5 && points.every((point) => figureIn(point)) ? ['figures'] : []),
      ...(isSequential ? ['flow'] : []),
      ...(isSteps && isSequential ? ['steps'] : []),
      ...(words.points.length > 0 ? ['list'] : []),
      ...(words.hasFigure && figureIn(title) ? ['number'] : []),
      ...(count <= mostUnderPicture ? ['photograph'] : []),
      'type',
      'sunrise',
    ].filter((one, place, all) => all.indexOf(one) === place),
    options,
  );
  const isOfPoints = ['figures', 'flow', 'steps', 'list'].includes(composition);
  const [lead = '', ...others] = rest;
  return {
    draft: {
      title,
      subtitle: isOfPoints ? '' : lead,
      points: isOfPoints ? points.join('\n') : others.join('\n'),
      size: sizeFor(description, isOfPoints && count > maxUprightItems),
      composition,
      ...lookOf(options),
    },
  };
}

/** Ideas for infographics: values, times, steps, figures, or a list. */
export const infographicIdea: IdeaMaker = {
  material: 'infographic',
  event: 'none',
  more: { field: 'points', between: '\n' },
  make(words, options, brief) {
    const printedText = { ...brief, description: printedOnly(brief) };
    const series =
      seriesIn(printedText.description) ??
      (options.usedLayouts.has('figures') ? undefined : figuresIn(printedText));
    return series ? ofSeries(words, options, brief, series) : ofWords(words, options, brief);
  },
};
