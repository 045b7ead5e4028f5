import { measureOf } from '@daybreak/print';
import { defineDesigner } from '../../editor/designer.ts';
import { eventGaps } from '../../editor/fields/eventGaps.ts';
import { linkRemark } from '../../editor/fields/link.ts';
import { composed } from '../../editor/layouts/composed.tsx';
import { figureRemark } from '../../editor/layouts/figure.ts';
import { layouts } from '../../editor/layouts/layouts.ts';
import { printedSheet, printLine } from '../../editor/sizes/sizes.ts';
import { posterFields } from './poster.fields.ts';
import { posterManifest } from './poster.manifest.ts';
import { posterContent } from './posterContent.ts';

const event = {
  eventDate: '2027-03-13',
  eventTime: '09:00',
  location: '400 Horizon Way, Austin',
};

const awareness = {
  type: 'awareness',
  theme: 'blue',
} as const;

export const poster = defineDesigner({
  ...posterManifest,
  pluralName: 'posters',
  fields: posterFields,
  artboards: (draft) => {
    const size = printedSheet(draft);
    return [{ id: 'front', label: measureOf(size), size }];
  },
  ...composed(layouts, posterContent),
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
  overview: awareness,
  examples: {
    event,
    'with a code': { ...event, link: 'https://www.daybreak.example/drop-off-day' },
    awareness,
    service: {
      type: 'service',
      theme: 'image',
    },
    educational: {
      type: 'educational',
    },
    steps: {
      type: 'educational',
      title: 'What happens to a retired panel',
      subtitle:
        'Collected: We help you take it down, then palletize and list it.\nTaken apart: The frame and the cables come off and go to smelters.\nMilled: Glass, silicon and metals are separated.\nUsed again: Nine-tenths of its weight goes back to manufacturers.',
      composition: 'steps',
    },
    longest: {
      title: 'Second life for every panel, every inverter and every battery on every roof in the county '
        .repeat(4)
        .slice(0, 300),
      subtitle:
        'Bring what you have taken down. We weigh it, list it and tell you where each part went. '.repeat(2),
      eventDate: '2027-09-22',
      eventTime: '17:30',
      location: 'Daybreak recycling floor, gate 4, 400 Horizon Way, Austin, Texas 78701',
    },
    empty: { title: '', subtitle: '' },
    'one long word': {
      title: 'Photovoltaikmodulwiederverwertung',
      subtitle: 'Donaudampfschifffahrtsgesellschaft',
    },
    'right to left': { title: 'לכל פאנל זריחה שנייה', subtitle: 'יום איסוף חינם ללוחות סולאריים' },
  },
});
