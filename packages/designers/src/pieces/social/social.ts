import { materials } from '../../catalogue/materials.ts';
import { pixels } from '../../export/artboardSize.ts';
import { defineDesigner, type Remark } from '../../workbench/designer.ts';
import { countCharacters } from '../../workbench/fields.ts';
import { SocialArtwork } from './SocialArtwork.tsx';
import { SocialDetails } from './SocialDetails.tsx';
import { captionLimit, type SocialDraft, socialFields } from './social.fields.ts';
import { dimensionOf, formatLine, socialFormat } from './socialFormats.ts';

/** A caption that was written for a platform that takes more is kept whole, and said to be too long for this one. */
function overLimit(draft: SocialDraft): Remark | undefined {
  const limit = captionLimit(draft);
  const over = countCharacters(draft.caption) - limit;
  return over > 0
    ? { error: `This caption is ${over} characters over the ${limit} of this platform. Shorten it.` }
    : undefined;
}

export const social = defineDesigner({
  ...materials.social,
  title: 'Social Media',
  fields: socialFields,
  artboards: (draft) => {
    const format = socialFormat(draft);
    return [{ id: 'post', label: dimensionOf(format), size: pixels(format.width, format.height) }];
  },
  Artwork: SocialArtwork,
  sets: [
    { id: 'formats', label: 'All formats of this platform', over: ['format'] },
    { id: 'all-platforms', label: 'All platforms', over: ['platform', 'format'] },
  ],
  // LinkedIn's "Single image ads specifications".
  fileLimit: ({ platform }) =>
    platform === 'linkedin' ? { bytes: 5 * 1024 * 1024, of: 'LinkedIn' } : undefined,
  remarks: (draft) => ({ caption: overLimit(draft) }),
  solidGround: 'the theme “Blue”',
  specification: formatLine,
  Details: SocialDetails,
  overview: { platform: 'instagram', format: 'feed-post', theme: 'image' },
  examples: {
    service: {
      platform: 'facebook',
      caption:
        'We collect, we recycle, you get the proof. One pick-up for panels, batteries, inverters and drives.\n\nSend us your equipment list.',
      cta: 'Get a quote',
      theme: 'blue',
    },
    longest: {
      caption:
        `${'Second life for every panel, every inverter and every battery on every roof, in every hall and in every field of the county from now on. Bring what you have taken down: we weigh it, we list it and we tell you in writing where each part of it went.\n\n'}${'We collect, we recycle and we document every item. '.repeat(38)}`.slice(
          0,
          2200,
        ),
      hashtags: '#SolarPanelRecycling #DataCenterDecommissioning #SecureDestruction #Inverters',
      cta: 'Send us your equipment list today',
    },
    empty: { caption: '', hashtags: '', cta: '' },
    'headline only': { caption: 'A second sunrise', hashtags: '', cta: '' },
    'one long word': {
      caption: 'Photovoltaikmodulwiederverwertung. Donaudampfschifffahrtsgesellschaft.',
      hashtags: 'Photovoltaikmodulwiederverwertung',
      cta: 'Wiederverwertungsangebot',
    },
    'right to left': {
      caption: 'לכל פאנל זריחה שנייה. זכוכית, אלומיניום, סיליקון וכסף חוזרים לשימוש.',
      hashtags: 'מיחזור_סולארי אנרגיה',
      cta: 'קבלו הצעת מחיר',
    },
  },
});
