import { type ArtboardSide, pixels } from '@daybreak/print';
import { defineDesigner, type Remark } from '../../editor/designer.ts';
import { countCharacters } from '../../editor/fields/fields.ts';
import { composed } from '../../editor/layouts/composed.tsx';
import { figureRemark } from '../../editor/layouts/figure.ts';
import { withQuote } from '../../editor/layouts/layouts.ts';
import { SocialDetails } from './SocialDetails.tsx';
import { captionLimit, framesOf, type SocialDraft, socialFields } from './social.fields.ts';
import { socialManifest } from './social.manifest.ts';
import { frameId, frameWords, socialContent } from './socialContent.ts';
import { dimensionOf, formatLine, socialFormat } from './socialFormats.ts';

/**
 * The remark on a caption that's too long for the platform, for example after a change of platform. It's kept whole.
 */
function overLimit(draft: SocialDraft): Remark | undefined {
  const limit = captionLimit(draft);
  const excess = countCharacters(draft.caption) - limit;
  return excess > 0
    ? { error: `This caption is ${excess} characters over this platform's limit of ${limit}. Shorten it.` }
    : undefined;
}

function artboards(draft: SocialDraft): ArtboardSide[] {
  const format = socialFormat(draft);
  const { width, height, covered } = format;
  const size = pixels(width, height);
  const frames = framesOf(draft);
  return frames === 1
    ? [{ id: 'post', label: dimensionOf(format), size, covered }]
    : Array.from({ length: frames }, (_, index) => ({
        id: frameId(index + 1),
        label: `Frame ${index + 1}`,
        size,
        covered,
      }));
}

export const social = defineDesigner({
  ...socialManifest,
  pluralName: 'posts',
  title: 'Social Media',
  fields: socialFields,
  artboards,
  ...composed(withQuote, socialContent, artboards),
  sizeGroups: [
    { id: 'formats', label: 'All formats of this platform', over: ['format'] },
    { id: 'all-platforms', label: 'All platforms', over: ['platform', 'format'] },
  ],
  // LinkedIn's "Single image ads specifications".
  fileLimit: ({ platform }) =>
    platform === 'linkedin' ? { bytes: 5 * 1024 * 1024, of: 'LinkedIn' } : undefined,
  remarks: (draft) => {
    const [{ headline, support } = { headline: { field: 'caption', text: '' } }] = frameWords(draft);
    return {
      caption: overLimit(draft),
      ...figureRemark([draft.composition], {
        figure: { field: 'figure', text: draft.figure },
        headline,
        support,
      }),
    };
  },
  checks: (draft) =>
    frameWords(draft).flatMap(({ headline }, index) =>
      index > 0 && !headline.text.trim() ? [`Add text to frame ${index + 1}.`] : [],
    ),
  specification: formatLine,
  Details: SocialDetails,
  overview: {
    platform: 'instagram',
    format: 'feed-post',
    theme: 'image',
    picture: 'library:commercial-roof 0.5,0.5 1',
  },
  examples: {
    service: {
      platform: 'facebook',
      caption:
        'We collect. We recycle. You get proof. One pickup for panels, batteries, inverters and drives.\n\nSend us your equipment list.',
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
    event: {
      caption: 'Bring us your retired panels. A free drop-off day for panels, inverters and batteries.',
      eventDate: '2027-03-13',
      eventTime: '09:00',
      location: '400 Horizon Way, Austin',
      cta: 'Save the date',
    },
    quote: {
      headline: 'They took down 4,000 panels in nine days and gave us a document for every one.',
      line: '',
      saidBy: 'Ana Reyes, facility manager',
      composition: 'quote',
    },
    number: {
      caption:
        '80 million panels reach end of life by 2030. Plan for yours now: collection, recycling and documents.',
      composition: 'number',
    },
    steps: {
      headline: 'From your roof to new glass',
      line: 'Send us your list: Get a quote within 24 hours.\nWe collect: Everything is palletized and documented.\nWe recycle: You get a certificate for every item.',
      composition: 'list',
    },
    'steps and date': {
      headline: 'From your roof to new glass',
      line: 'Send us your list: Get a quote within 24 hours.\nWe collect: Everything is palletized and documented.\nWe recycle: You get a certificate for every item.',
      eventDate: '2027-03-13',
      eventTime: '09:00',
      location: '400 Horizon Way, Austin',
      composition: 'list',
    },
    carousel: {
      caption: 'What happens to a panel after 25 years? Find out in four frames.',
      frames: '4',
      frame2: "Glass\nThree-quarters of a panel's weight, and all of it can be melted down again.",
      frame3: 'Aluminum\nThe frame comes off in one piece and goes to a smelter.',
      frame4: 'Silicon and silver\nThey generate the electricity, and they go back to cell manufacturers.',
      cta: 'Ask us for a quote',
    },
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
