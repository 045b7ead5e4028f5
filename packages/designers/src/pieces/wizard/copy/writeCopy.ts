import type { Reading } from '../reading/readDescription.ts';
import { topicCopy } from './topicCopy.ts';

/** The words of a design. */
export interface Copy {
  /** The small line above the headline; may be empty. */
  eyebrow: string;
  headline: string;
  support: string;
  bullets: readonly string[];
  cta: string;
  /** Date, time and place; empty when the description names none. */
  detail: string;
}

const pick = (list: readonly string[], variant: number): string => list[variant % list.length] ?? '';
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const eyebrows = {
  event: 'You are invited',
  offer: 'Limited offer',
  announcement: 'News',
  education: 'Good to know',
  thanks: 'Thank you',
  service: '',
};

function headlineOf({ wanted, occasion, offer, topic }: Reading, variant: number): string {
  const { activity, headlines, events, lessons } = topicCopy[topic];
  if (wanted) return wanted;
  switch (occasion) {
    case 'event':
      return pick(events, variant);
    case 'offer':
      return offer
        ? pick(
            [`${capitalised(offer)} ${activity}`, `${capitalised(offer)}, now`, pick(headlines, variant)],
            variant,
          )
        : pick(headlines, variant);
    case 'announcement':
      return pick([`New: ${activity}`, `Now at Daybreak: ${activity}`, pick(headlines, variant)], variant);
    case 'education':
      return pick(lessons, variant);
    case 'thanks':
      return pick(
        ['Thank you for your trust', `Thank you for a year of ${activity}`, 'Because of you'],
        variant,
      );
    case 'service':
      return pick(headlines, variant);
  }
}

function actionOf({ occasion, topic, tone }: Reading, variant: number): string {
  if (topic === 'hiring') return pick(topicCopy.hiring.actions, variant);
  if (occasion === 'event') return pick(['Save your place', 'Come by', 'Tell us you are coming'], variant);
  if (occasion === 'education') return pick(['Ask us more', 'Learn more', 'Talk to us'], variant);
  if (occasion === 'thanks') return 'Keep in touch';
  if (tone === 'urgent') return pick(['Call us today', 'Reserve today', 'Ask today'], variant);
  return pick(topicCopy[topic].actions, variant);
}

/** Words for a piece, in the company's voice. The same reading and variant give the same words. */
export function writeCopy(reading: Reading, variant: number): Copy {
  const { topic, occasion, audience, offer, date, time, place } = reading;
  const { supports, bullets } = topicCopy[topic];
  const headline = headlineOf(reading, variant);
  const saysOffer = offer !== undefined && headline.toLowerCase().includes(offer.toLowerCase());
  const eyebrow = offer && !saysOffer ? capitalised(offer) : (audience ?? (eyebrows[occasion] || ''));
  const start = variant % bullets.length;
  return {
    eyebrow,
    headline,
    support: pick(supports, variant),
    bullets: [...bullets.slice(start), ...bullets.slice(0, start)].slice(0, 4),
    cta: actionOf(reading, variant),
    detail: [[date, time].filter(Boolean).join(', '), place].filter(Boolean).join(' · '),
  };
}
