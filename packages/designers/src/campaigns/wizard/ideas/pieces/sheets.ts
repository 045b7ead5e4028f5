import { flyerFields } from '../../../../designers/flyer/flyer.fields.ts';
import { posterFields } from '../../../../designers/poster/poster.fields.ts';
import { type AnyDraft, isTall, type PictureField } from '../../../../editor/fields/fields.ts';
import { ownKey, writeOwn } from '../../../../editor/fields/ownWords.ts';
import type { Brief } from '../../../../editor/reading/brief.ts';
import { compose, eventDraft } from '../compose.ts';
import type { IdeaMaker, IdeaOptions } from '../pieces.ts';
import type { Wording } from '../wordings.ts';

/** The size that the description names, if the designer has it: "11 x 17" is `11x17`, "A3" is `a3`. */
const sizeIn = (
  { size = '' }: Brief,
  { options }: { options: readonly { value: string }[] },
): string | undefined => {
  const wanted = size
    .toLowerCase()
    .replaceAll(/\s*[×x]\s*/g, 'x')
    .replace(/\s*(?:in|inch|inches|")?\s*$/, '')
    .replace(/^half[- ]letter$/, '5.5x8.5');
  return options.find(({ value }) => value === wanted)?.value;
};

const orientationIn = ({ description }: Brief) =>
  /\blandscape\b/i.test(description) ? 'landscape' : 'portrait';

/** What posters and flyers have in common. */
function sheet(words: Wording, turn: IdeaOptions, brief: Brief, limits: Parameters<typeof compose>[2]) {
  const look = compose(words, turn, limits);
  return {
    ...look,
    ...eventDraft(words),
    title: words.headline,
    type: words.event ? 'event' : 'awareness',
    link: words.link,
    orientation: orientationIn(brief),
    picture: turn.picture,
  };
}

/** Whether only an upright brand picture prints well here, which the designer then picks, unless the user chose one. */
const isUpright = (
  { picture }: { picture: PictureField },
  draft: AnyDraft,
  { isChosen }: Pick<IdeaOptions, 'isChosen'>,
) => !isChosen && isTall(picture, draft);

/** In sizes where a wide picture wouldn't print well, the designer picks an upright one, unless the user chose one. */
function ownPictures(
  { picture, size }: { picture: PictureField; size: { options: readonly { value: string }[] } },
  draft: AnyDraft,
  { isChosen }: IdeaOptions,
): AnyDraft {
  const others = size.options.filter(
    ({ value }) => value !== draft.size && isUpright({ picture }, { ...draft, size: value }, { isChosen }),
  );
  return Object.fromEntries(others.map(({ value }) => [ownKey('picture', value), writeOwn('')]));
}

/** A poster is read across the room, so it has only one text besides its title. */
export const poster: IdeaMaker = {
  event: 'whole',
  // 150 DPI on 18 × 24 in, for the largest share of the sheet that a picture fills.
  pictureHeight: 2250,
  make(words, turn, brief) {
    const size = sizeIn(brief, posterFields.size) ?? posterFields.size.initial;
    const isPortrait = orientationIn(brief) === 'portrait';
    const draft = sheet(words, turn, brief, {
      unpictured: size !== '18x24' || !isPortrait,
      upright: isPortrait && ['11x17', 'a3', 'a1'].includes(size),
    });
    const subtitle = draft.composition === 'list' ? words.points.join('\n') : words.rest.join(' ');
    const made = {
      ...draft,
      size,
      subtitle,
      ...(isUpright(posterFields, { ...draft, size }, turn) && { picture: '' }),
    };
    return { designer: 'poster', draft: { ...made, ...ownPictures(posterFields, made, turn) } };
  },
};

const longestSubtitle = 110;

export const flyer: IdeaMaker = {
  event: 'whole',
  make(words, turn, brief) {
    const size = sizeIn(brief, flyerFields.size) ?? flyerFields.size.initial;
    const [lead = '', ...others] = words.rest;
    const draft = sheet(words, turn, brief, {
      unpictured: size === '11x17',
      support: lead.length <= longestSubtitle ? lead : '',
    });
    const texts =
      draft.composition === 'list'
        ? { subtitle: '', description: words.points.join('\n') }
        : lead.length <= longestSubtitle
          ? { subtitle: lead, description: others.join(' ') }
          : { subtitle: '', description: words.rest.join(' ') };
    const made = { ...draft, ...texts, size };
    return { designer: 'flyer', draft: { ...made, ...ownPictures(flyerFields, made, turn) } };
  },
};
