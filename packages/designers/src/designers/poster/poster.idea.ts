import { printsFrom } from '../../editor/images/brandPictures.ts';
import type { IdeaMaker } from '../../editor/writing/idea.ts';
import { isUpright, orientationIn, ownPictures, sheetDraft, sizeIn } from '../printIdea.ts';
import { posterFields } from './poster.fields.ts';

/** A poster is read across the room, so it has only one text besides its title. */
export const posterIdea: IdeaMaker = {
  material: 'poster',
  event: 'whole',
  more: { field: 'subtitle', between: '\n' },
  // 150 DPI on 18 × 24 in, for the largest share of the sheet that a picture fills.
  offers: printsFrom(2250),
  make(words, options, brief) {
    const size = sizeIn(brief, posterFields.size);
    const isPortrait = orientationIn(brief) === 'portrait';
    const draft = sheetDraft(words, options, brief, {
      unpictured: size !== '18x24' || !isPortrait,
      upright: isPortrait && ['11x17', 'a3', 'a1'].includes(size),
    });
    const withTexts = {
      ...draft,
      size,
      subtitle: draft.composition === 'list' ? words.points.join('\n') : words.rest.join(' '),
      ...(isUpright(posterFields, { ...draft, size }, options) && { picture: '' }),
    };
    return { draft: { ...withTexts, ...ownPictures(posterFields, withTexts, options) } };
  },
};
