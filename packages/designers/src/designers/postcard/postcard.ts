import { defineDesigner } from '../../editor/designer.ts';
import { eventGaps } from '../../editor/fields/eventGaps.ts';
import { linkRemark } from '../../editor/fields/link.ts';
import { figureRemark } from '../../editor/layouts/figure.ts';
import { eventIn } from '../../editor/reading/eventIn.ts';
import { postalZones } from './backLayout.ts';
import { PostcardArtwork, unavailable } from './PostcardArtwork.tsx';
import { PrintSpecification } from './PrintSpecification.tsx';
import { postcardFields } from './postcard.fields.ts';
import { postcardManifest } from './postcard.manifest.ts';
import { cardSize, printSpecification } from './printSpecification.ts';

export const postcard = defineDesigner({
  ...postcardManifest,
  pluralName: 'postcards',
  downloadLabel: 'Download Print Files',
  Details: PrintSpecification,
  fields: postcardFields,
  artboards: (draft) => {
    const size = cardSize(draft);
    return [
      { id: 'front', label: 'Front', size },
      { id: 'back', label: 'Back', size, zones: postalZones(size) },
    ];
  },
  Artwork: PostcardArtwork,
  unavailable,
  specification: (draft) =>
    printSpecification(draft)
      .map(([, value]) => value)
      .join(', '),
  remarks: ({ finish, link, size, composition, figure, headline, message, cta }) => ({
    ...linkRemark(link),
    ...figureRemark([composition], {
      figure: { field: 'figure', text: figure },
      headline: { field: 'headline', text: headline },
      support: { field: 'message', text: message },
      action: { field: 'cta', text: cta },
    }),
    ...(cardSize({ size }).unit === 'mm'
      ? {
          size: {
            hint: "The address side follows US Postal Service layout rules. If you're mailing outside the US, check your postal service's rules.",
          },
        }
      : {}),
    ...(finish === 'uv'
      ? {
          finish: {
            hint: 'UV coating keeps the barcode from printing on the address side. Ask your printer to coat only the front.',
          },
        }
      : {}),
  }),
  // Looks in the text for facts that aren't in their own fields.
  checks: ({ type, headline, message, cta, eventDate, eventTime, location, postage, permit }) => {
    const unpaid =
      postage === 'permit' && !/\d/.test(permit) ? ['Add the permit number to the permit lines.'] : [];
    if (type !== 'invitation') return unpaid;
    const event = eventIn([headline, message, cta].join('. '));
    return [
      ...unpaid,
      ...eventGaps({
        date: eventDate || event.date,
        time: eventTime || event.time,
        place: location.trim() || event.place,
      }),
    ];
  },
  overview: { theme: 'image', picture: 'library:battery-storage 0.5,0.5 1' },
  examples: {
    reminder: {
      type: 'reminder',
      theme: 'blue',
      finish: 'uv',
    },
    invitation: {
      type: 'invitation',
      eventDate: '2027-03-13',
      eventTime: '18:30',
      location: 'Recycling floor, 400 Horizon Way, Austin',
      composition: 'date',
    },
    'with a code': {
      type: 'announcement',
      link: 'https://www.daybreak.example/equipment-list',
      composition: 'photograph',
    },
    'with a permit': {
      postage: 'permit',
      permit: 'PRSRT STD\nU.S. POSTAGE\nPAID\nAustin, TX\nPermit No. 1482',
      link: 'https://www.daybreak.example/equipment-list',
      theme: 'blue',
    },
    longest: {
      headline:
        'Second life for every panel, every inverter and every battery on every roof in the county this year',
      message:
        'Bring what you have taken down. We weigh it, list it and tell you where each part went. '.repeat(2),
      cta: 'Call us or send your equipment list for a quote within 24 hours',
    },
    empty: { headline: '', message: '', cta: '' },
    'one long word': {
      headline: 'Photovoltaikmodulwiederverwertung',
      message: 'Donaudampfschifffahrtsgesellschaft',
      cta: 'Terminvereinbarung',
    },
    'right to left': {
      headline: 'לכל פאנל זריחה שנייה',
      message: 'אנחנו אוספים לוחות סולאריים וממחזרים אותם',
      cta: 'התקשרו לקביעת מועד',
    },
  },
});
