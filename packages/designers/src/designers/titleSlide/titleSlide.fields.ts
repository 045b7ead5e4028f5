import { type DraftOf, defineFields } from '../../editor/fields/fields.ts';
import { languageField } from '../../editor/fields/languageField.ts';
import { pictureThemeField } from '../../editor/fields/sharedFields.ts';
import { layoutField, pictureLayoutIds, sharedLayouts } from '../../editor/layouts/layoutNames.ts';

export const titleSlideFields = defineFields({
  title: { kind: 'lines', label: 'Title', initial: 'Every panel has a second sunrise' },
  subtitle: { kind: 'lines', label: 'Subtitle', initial: '' },
  speaker: { kind: 'text', label: 'Speaker', initial: '' },
  eventDate: { kind: 'date', label: 'Date', initial: '' },
  eventTime: { kind: 'time', label: 'Time', initial: '' },
  location: { kind: 'text', label: 'Place', initial: '' },
  language: languageField,
  composition: layoutField(sharedLayouts),
  theme: { ...pictureThemeField, initial: 'blue' },
  picture: {
    kind: 'picture',
    label: 'Picture',
    fills: 1,
    standIn: 'solar-farm',
    follows: ['title', 'subtitle'],
    when: [{ theme: 'image' }, { composition: pictureLayoutIds }],
  },
});

export type TitleSlideDraft = DraftOf<typeof titleSlideFields>;
