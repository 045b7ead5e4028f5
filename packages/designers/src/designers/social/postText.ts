/** Maximum length, in characters, of a second sentence in the picture; a longer one stays in the post's text. */
const maxSupportLength = 120;

/**
 * Takes a picture's words from a caption: its first sentence without a final period, its second if that's short, and
 * the `others` for the frames of a carousel. A line break ends a sentence too.
 */
export function pictureWords(caption: string): {
  headline: string;
  support: string;
  otherSentences: string[];
} {
  const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
  const [first = '', second = '', ...others] = caption
    .split('\n')
    .flatMap((line) => [...sentences.segment(line)].map(({ segment }) => segment.trim()))
    .filter(Boolean);
  const fits = second.length <= maxSupportLength;
  return {
    headline: asHeadline(first),
    support: fits ? second : '',
    otherSentences: (fits || !second ? others : [second, ...others]).map(asHeadline),
  };
}

const asHeadline = (sentence: string) => sentence.replace(/(?<!\.)\.$/, '');

/**
 * Hashtags as platforms read them: one `#` each, only letters, digits and underscores, no duplicates regardless of
 * case. People type them with or without `#`, separated by spaces or commas.
 */
export function hashtagsOf(text: string): string[] {
  const tags = new Map<string, string>();
  for (const word of text.split(/[\s,;#＃]+/)) {
    const tag = word.replaceAll(/[^\p{L}\p{M}\p{N}_]/gu, '');
    if (tag && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), `#${tag}`);
  }
  return [...tags.values()];
}

/** The text of a post: the whole caption, and the hashtags after an empty line. */
export const postText = ({ caption, hashtags }: { caption: string; hashtags: string }): string =>
  [caption.trim(), hashtagsOf(hashtags).join(' ')].filter(Boolean).join('\n\n');
