import { limitOf } from '../../editor/fields/fields.ts';
import type { DescriptionOccasion, ReadDescription } from '../../editor/reading/brief.ts';
import { compose, eventDraft, joinWithinLimit } from '../../editor/writing/compose.ts';
import type { IdeaMaker, LayoutId } from '../../editor/writing/idea.ts';
import { sentence } from '../../editor/writing/sentences.ts';
import { comparable } from '../../editor/writing/statedFacts.ts';
import { socialFields } from './social.fields.ts';

/** The platform and format in the description, or Instagram's feed. */
function placeOf({ description }: ReadDescription): { platform: string; format: string } {
  const mentions = (word: RegExp) => word.test(description);
  const isWide = mentions(
    /\b(?:linked-?in|facebook|fb|twitter|company page) (?:cover|header|page (?:cover|header))\b/i,
  );
  if (mentions(/\blinked-?in\b/i)) return { platform: 'linkedin', format: isWide ? 'company' : 'feed-post' };
  if (mentions(/\b(?:twitter|tweet)\b/i)) return { platform: 'twitter', format: isWide ? 'header' : 'tweet' };
  const format = mentions(/\bstory\b/i) ? 'story' : mentions(/\breel\b/i) ? 'reel' : 'feed-post';
  return mentions(/\b(?:facebook|fb)\b/i)
    ? { platform: 'facebook', format: isWide ? 'cover' : format === 'reel' ? 'story' : format }
    : { platform: 'instagram', format };
}

const maxLineLength = 150;
const longestList = 240;
const strips: readonly string[] = ['cover', 'company', 'header'];
const notOnStrips: readonly LayoutId[] = ['window', 'date', 'number', 'list', 'steps'];

const tags: Readonly<Partial<Record<DescriptionOccasion, string>>> = {
  hiring: '#Hiring',
  webinar: '#Webinar',
  thanks: '#ThankYou',
};
const tagWords: readonly [RegExp, string][] = [
  [/\bsolar|panel/i, '#SolarRecycling'],
  [/\bbatter/i, '#BatteryRecycling'],
  [/\b(?:shred|destr|wip|erasure)/i, '#DataDestruction'],
  [/\b(?:server|data cent|hardware)/i, '#DataHardware'],
];

const hashtagsOf = ({ description, occasion }: ReadDescription): string =>
  [
    tags[occasion],
    ...tagWords.map(([pattern, tag]) => (pattern.test(description) ? tag : undefined)),
    '#Daybreak',
  ]
    .filter(Boolean)
    .slice(0, 3)
    .join(' ');

/** Ideas for posts: the picture shows the headline and a line; the caption says everything. */
export const socialIdea: IdeaMaker = {
  material: 'social-post',
  event: 'dated',
  more: { field: 'caption', between: ' ', limit: (draft) => limitOf(socialFields.caption, draft) },
  button: 24,
  make(given, options, brief) {
    // A picture is read at a glance: longer points go in the caption.
    const isLong = given.points.join('').length > longestList;
    const words = isLong ? { ...given, points: [] } : given;
    const place = placeOf(brief);
    const line = joinWithinLimit(maxLineLength, words.rest);
    const excluded = strips.includes(place.format) ? notOnStrips : [];
    const look = compose(words, options, { support: line, without: excluded });
    const lead = sentence(words.headline);
    const rest = words.whole.some((line) => comparable(line).includes(comparable(lead)))
      ? words.whole
      : [lead, ...words.whole];
    return {
      draft: {
        ...place,
        ...look,
        ...eventDraft(words),
        caption: joinWithinLimit(limitOf(socialFields.caption, place) ?? Number.POSITIVE_INFINITY, rest),
        // A strip shows only its headline and date, so the headline has to say what it's about.
        headline: strips.includes(place.format) ? (words.headlines[0] ?? words.headline) : words.headline,
        line: look.composition === 'list' ? words.points.slice(0, 5).join('\n') : line,
        hashtags: hashtagsOf(brief),
        cta: words.action,
        picture: options.picture,
      },
    };
  },
};
