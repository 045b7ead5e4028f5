import { adsFields } from '../../../../designers/ads/ads.fields.ts';
import type { Brief } from '../../../../editor/reading/brief.ts';
import { compose, within } from '../compose.ts';
import type { IdeaMaker } from '../pieces.ts';
import { sentence } from '../sentences.ts';
import { comparable } from '../statedFacts.ts';

const limits = {
  headline: adsFields.headline.limit,
  description: adsFields.description.limit,
  cta: adsFields.cta.limit,
};

/** The size that the words name: by its name, or by its dimensions. */
const named: readonly [RegExp, { platform: string; size: string }][] = [
  [/\bskyscraper\b|\b160\s*[x×]\s*600\b/i, { platform: 'display', size: 'skyscraper' }],
  [/\brectangle\b|\b300\s*[x×]\s*250\b/i, { platform: 'google', size: 'medium-rectangle' }],
  [/\bmobile banner\b|\b320\s*[x×]\s*50\b/i, { platform: 'google', size: 'mobile-banner' }],
  [/\b468\s*[x×]\s*60\b/i, { platform: 'google', size: 'banner' }],
  [/\bfacebook\b/i, { platform: 'facebook', size: 'feed' }],
  [/\blinked-?in\b/i, { platform: 'linkedin', size: 'sponsored-content' }],
];
/** Platforms that have strips: an idea has to fit every size of its platform. */
const withStrips: readonly string[] = ['google', 'display'];
const leaderboard = { platform: 'google', size: 'leaderboard' };

const sizeOf = ({ description }: Brief) =>
  named.find(([pattern]) => pattern.test(description))?.[1] ?? leaderboard;

/** Splits a sentence that's too long for an ad into clauses, without what the headline says. */
const clausesOf = (line: string, headline: string): string[] =>
  line.length <= limits.description
    ? [line]
    : line
        .split(/[,;:]\s+|\s[–—]\s/)
        .filter((clause) => /\p{L}{2}/u.test(clause) && !comparable(headline).includes(comparable(clause)))
        .map(sentence);

/** The longest beginning of a headline that fits, in whole words. */
const shortened = (headline: string) =>
  headline.match(new RegExp(`^.{1,${limits.headline}}(?=\\s|$)`, 'u'))?.[0] ?? '';

/** A strip has room for a headline, a sentence and a button. */
export const ad: IdeaMaker = {
  event: 'none',
  make(words, turn, brief) {
    const size = sizeOf(brief);
    const { composition, theme } = compose(words, turn, {
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
    const others = [words.headline, ...words.rest].filter(
      (line) => !comparable(headline).includes(comparable(line)),
    );
    return {
      designer: 'ads',
      draft: {
        ...size,
        composition,
        theme: theme === 'image' ? 'blue' : theme,
        headline,
        description: within(
          limits.description,
          (fitting[0] === words.headline ? words.rest : others).flatMap((line) => clausesOf(line, headline)),
        ),
        cta: words.action.length <= limits.cta ? words.action : 'Read more',
        picture: turn.picture,
      },
    };
  },
};
