import type { ReadDescription } from '../../editor/reading/brief.ts';
import { compose, joinWithinLimit } from '../../editor/writing/compose.ts';
import { leadInPattern } from '../../editor/writing/headlines.ts';
import type { IdeaMaker } from '../../editor/writing/idea.ts';
import { sentence } from '../../editor/writing/sentences.ts';
import { comparable } from '../../editor/writing/statedFacts.ts';
import { adSize } from './adSizes.ts';
import { adsFields } from './ads.fields.ts';

const limits = {
  headline: adsFields.headline.limit,
  description: adsFields.description.limit,
  cta: adsFields.cta.limit,
};

/** The sizes that words may request: the first one named, or the first with stated dimensions, on its platform. */
const namedSizes: readonly { platform: string; size: string; name?: RegExp }[] = [
  { platform: 'display', size: 'skyscraper', name: /\bskyscraper\b/i },
  { platform: 'google', size: 'medium-rectangle', name: /\brectangle\b/i },
  { platform: 'google', size: 'mobile-banner', name: /\bmobile banner\b/i },
  { platform: 'google', size: 'banner' },
  { platform: 'facebook', size: 'feed', name: /\bfacebook\b/i },
  { platform: 'linkedin', size: 'sponsored-content', name: /\blinked-?in\b/i },
];
/** Platforms that have strips: an idea has to fit every size of its platform. */
const withStrips: readonly string[] = ['google', 'display'];
const leaderboard = { platform: 'google', size: 'leaderboard' };

const statesDimensions = (text: string, { width, height }: { width: number; height: number }) =>
  new RegExp(`\\b${width}\\s*(?:[x×]|by)\\s*${height}\\b`, 'i').test(text);

function sizeOf({ description }: ReadDescription) {
  const namedSize = namedSizes.find(
    ({ size, name }) => name?.test(description) || statesDimensions(description, adSize(size)),
  );
  return namedSize ? { platform: namedSize.platform, size: namedSize.size } : leaderboard;
}

/** Splits a sentence that's too long for an ad into clauses, leaving out the headline. */
const clausesOf = (line: string, headline: string): string[] =>
  line.length <= limits.description
    ? [line]
    : line
        .split(/[,;:]\s+|\s[–—]\s/)
        .filter((clause) => /\p{L}{2}/u.test(clause) && !comparable(headline).includes(comparable(clause)))
        .map(sentence);

/** The longest beginning of a headline that fits: a clause, or whole words. */
function shortened(headline: string): string {
  const beginning = (shortest: number, end: string) =>
    headline.match(new RegExp(`^.{${shortest},${limits.headline}}(?=${end})`, 'u'))?.[0] ?? '';
  let words = beginning(9, '[,;:.!?]\\s') || beginning(1, '\\s|$');
  while (leadInPattern.test(words)) words = words.replace(/\s+\S+$/, '');
  return words;
}

/** Ideas for ads. A strip has room for a headline, a sentence and a button. */
export const adsIdea: IdeaMaker = {
  material: 'banner',
  event: 'none',
  more: { field: 'description', between: ' ', limit: () => limits.description },
  button: limits.cta,
  make(words, options, brief) {
    const size = sizeOf(brief);
    const { composition, theme } = compose(words, options, {
      without: [
        'window',
        'date',
        'list',
        'steps',
        ...(withStrips.includes(size.platform) ? (['number'] as const) : []),
      ],
    });
    const fitting = [words.headline, ...words.headlines].filter((line) => line.length <= limits.headline);
    const headline = fitting[0] ?? shortened(words.headline);
    const otherLines = [sentence(words.headline), ...words.rest].filter(
      (line) => !comparable(headline).includes(comparable(line)),
    );
    return {
      draft: {
        ...size,
        composition,
        theme: theme === 'image' ? 'blue' : theme,
        headline,
        description: joinWithinLimit(
          limits.description,
          (fitting[0] === words.headline ? words.rest : otherLines).flatMap((line) =>
            clausesOf(line, headline),
          ),
        ),
        cta: words.action.length <= limits.cta ? words.action : '',
        picture: options.picture,
      },
    };
  },
};
