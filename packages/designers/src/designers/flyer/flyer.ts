import { measureOf } from '@daybreak/print';
import { defineDesigner } from '../../editor/designer.ts';
import { eventGaps } from '../../editor/fields/eventGaps.ts';
import { linkRemark } from '../../editor/fields/link.ts';
import { figureRemark } from '../../editor/layouts/figure.ts';
import { printedSheet, printLine } from '../../editor/sizes/sizes.ts';
import { FlyerArtwork, unavailable } from './FlyerArtwork.tsx';
import { flyerFields } from './flyer.fields.ts';
import { flyerManifest } from './flyer.manifest.ts';

const event = {
  eventDate: '2027-03-13',
  eventTime: '09:00',
  location: '400 Horizon Way, Austin',
};

export const flyer = defineDesigner({
  ...flyerManifest,
  pluralName: 'flyers',
  fields: flyerFields,
  artboards: (draft) => {
    const size = printedSheet(draft);
    return [{ id: 'front', label: measureOf(size), size }];
  },
  Artwork: FlyerArtwork,
  unavailable,
  specification: (draft) => printLine(printedSheet(draft)),
  remarks: ({ link, composition, figure, title, subtitle }) => ({
    ...linkRemark(link),
    ...figureRemark([composition], {
      figure: { field: 'figure', text: figure },
      headline: { field: 'title', text: title },
      support: { field: 'subtitle', text: subtitle },
    }),
  }),
  checks: ({ type, eventDate, eventTime, location }) =>
    type === 'event' ? eventGaps({ date: eventDate, time: eventTime, place: location }) : [],
  overview: { ...event, picture: 'library:solar-utility-aerial 0.5,0.5 1' },
  examples: {
    event,
    'with a code': { ...event, link: 'https://www.daybreak.example/drop-off-day' },
    'to tear off': { ...event, tearOff: '8', pictures: 'two' },
    'date only': { eventDate: '2027-09-22' },
    'time and place': { eventTime: '17:30', location: 'Recycling floor, gate 4' },
    service: { type: 'service', theme: 'blue' },
    awareness: { type: 'awareness' },
    educational: { type: 'educational', theme: 'blue' },
    longest: {
      title:
        'Second life for every panel, every inverter and every battery on every roof in the county, no matter who put it there or what is left of it',
      subtitle:
        "Bring the equipment you've taken down. We'll weigh it, list it and tell you in writing where each part went.",
      description:
        "Bring panels, inverters and batteries, working or not, along with their cables. We weigh everything at the gate, write a list, and send you a document that says where each part went. If you're bringing more than one pallet, call the day before.",
      eventDate: '2027-09-22',
      eventTime: '17:30',
      location: 'Daybreak recycling floor, gate 4, 400 Horizon Way, Austin, Texas 78701',
    },
    empty: { title: '', subtitle: '', description: '' },
    'one long word': {
      title: 'Photovoltaikmodulwiederverwertung',
      subtitle: 'Donaudampfschifffahrtsgesellschaft',
      description: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    },
    'right to left': {
      title: 'לכל פאנל זריחה שנייה',
      subtitle: 'יום איסוף ללוחות סולאריים',
      description: 'הביאו אלינו לוחות, ממירים וסוללות. אנחנו שוקלים, רושמים ומספרים לכם לאן הגיע כל חלק.',
      eventDate: '2027-03-13',
      eventTime: '09:00',
      location: 'Horizon Way 400, Austin',
    },
  },
});
