import { printsFrom } from '../../editor/images/brandPictures.ts';
import type { IdeaMaker } from '../../editor/writing/idea.ts';
import { ownPictures, sheetDraft, sizeIn } from '../printIdea.ts';
import { flyerFields } from './flyer.fields.ts';

/** In characters. */
const maxSubtitleLength = 110;

export const flyerIdea: IdeaMaker = {
  material: 'flyer',
  event: 'whole',
  // Those that have 300 DPI across a letter sheet.
  offers: printsFrom(2000),
  more: { field: 'description', between: '\n' },
  make(words, options, brief) {
    const size = sizeIn(brief, flyerFields.size);
    const [lead = '', ...others] = words.rest;
    const draft = sheetDraft(words, options, brief, {
      unpictured: size === '11x17',
      support: lead.length <= maxSubtitleLength ? lead : '',
    });
    const texts =
      draft.composition === 'list'
        ? { subtitle: '', description: words.points.join('\n') }
        : lead.length <= maxSubtitleLength
          ? { subtitle: lead, description: others.join(' ') }
          : { subtitle: '', description: words.rest.join(' ') };
    const withTexts = { ...draft, ...texts, size };
    return { draft: { ...withTexts, ...ownPictures(flyerFields, withTexts, options) } };
  },
};
