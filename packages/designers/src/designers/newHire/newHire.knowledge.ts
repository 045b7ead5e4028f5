import { backgrounds } from '../meetingBackgrounds/backgrounds.ts';
import { counted, listed, type Passages } from '../passages.ts';

const [{ dimensions } = { dimensions: '' }] = backgrounds;
const count = counted(backgrounds).replace(/^./, (first) => first.toUpperCase());

export const newHireKnowledge: Passages = {
  'Meeting backgrounds': `${count} backgrounds, ${listed(backgrounds.map(({ name }) => name))}, for Zoom, Google Meet, Microsoft Teams and any 16:9 screen. They're ${dimensions} pixels, and download as a picture with our logo.`,
};
