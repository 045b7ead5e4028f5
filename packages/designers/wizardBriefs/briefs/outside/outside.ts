import type { BriefCase } from '../briefCase.ts';
import { forms } from './forms.ts';
import { refused } from './refused.ts';

/**
 * Descriptions from sales, the yard and staff: written by someone who had seen the gates and the form, but none of the
 * rules for reading or ideas.
 */
const requests: readonly BriefCase[] = [
  {
    id: 'out-rush',
    kind: 'terse',
    material: 'flyer',
    text: 'need a flyr asap!! 30% off refurb dell servers til friday, call mike 512-555-0188, no min order',
    facts: ['30% off refurb dell servers', 'friday', '512-555-0188', 'no min order'],
  },
  {
    id: 'out-client-name',
    kind: 'sentences',
    material: 'social-post',
    text: 'linkedin post pls: we just picked up 2,300 panels from a farm nr Lubbock in 9 days flat. dont mention the clients name (Westmark Energy)',
    facts: ['2,300 panels', 'Lubbock', '9 days'],
    refused: ['Westmark Energy'],
  },
  {
    id: 'out-hook',
    kind: 'plain',
    material: 'banner',
    size: '300x250',
    text: "Google ad 300x250. Hook: 'Your old drives are worth money'. 4 TB and up, from $6 each. CTA: Get a price",
    facts: ['Your old drives are worth money', '4 TB and up', 'from $6 each', 'Get a price'],
  },
  {
    id: 'out-price-rise',
    kind: 'sentences',
    material: 'email-template',
    text: 'Quick email to all our partner installers: price for mono panels goes up from $11 to $13.50 a panel on January 4, 2027. Orders in before Dec 31 keep the old price. Questions -> Dana Whitfield, ext. 214',
    facts: [
      'partner installers',
      'from $11 to $13.50',
      'January 4, 2027',
      'before Dec 31',
      'Dana Whitfield',
      'ext. 214',
    ],
  },
  {
    id: 'out-yard-rules',
    kind: 'sentences',
    material: 'poster',
    text: 'Poster for the yard gate. Hard hats on past the yellow line. No phones on the forklift. Report leaks to the shift lead, radio channel 4.',
    facts: [
      'Hard hats on past the yellow line',
      'No phones on the forklift',
      'Report leaks to the shift lead',
      'channel 4',
    ],
  },
  {
    id: 'out-bays',
    kind: 'list',
    chosen: 'poster',
    size: '24x36',
    text: 'sign for the bay doors 24x36: bay 3 is for inverters only, bay 4 for batteries, damaged batteries go in the RED drum',
    facts: ['bay 3', 'inverters only', 'bay 4', 'damaged batteries', 'RED drum'],
  },
  {
    id: 'out-drivers',
    kind: 'sentences',
    material: 'flyer',
    text: 'Flyer for drivers. Gate opens 5:30 am, last truck in by 3:15 pm, closed Sundays and on Thanksgiving. Weigh first, then dock 7.',
    facts: ['drivers', '5:30 am', '3:15 pm', 'closed Sundays', 'Thanksgiving', 'Weigh first', 'dock 7'],
  },
  {
    id: 'out-safe-days',
    kind: 'plain',
    material: 'poster',
    text: 'We went 412 days without an accident. Make a poster and thank the night crew.',
    facts: ['412 days without an accident', 'night crew'],
  },
  {
    id: 'out-technicians',
    kind: 'sentences',
    material: 'flyer',
    text: "Could you please prepare a recruitment flyer? We're hiring 3 battery technicians (m/f/d) for our Tucson facility. Starting date: Feb 1, 2027. Salary $58,000–$66,000. Applications to Ms. Priya Raman, careers@daybreak.example.",
    facts: [
      '3 battery technicians',
      'Tucson',
      'Feb 1, 2027',
      '$58,000–$66,000',
      'Priya Raman',
      'careers@daybreak.example',
    ],
  },
  {
    id: 'out-fair',
    kind: 'sentences',
    material: 'social-post',
    text: "Post for Instagram: internship fair at Rice University, Oct 14 2027, booth 22. We'd like to meet students of materials science. Bring a CV.",
    facts: [
      'internship fair',
      'Rice University',
      'Oct 14 2027',
      'booth 22',
      'students of materials science',
      'Bring a CV',
    ],
  },
  {
    id: 'out-party',
    kind: 'sentences',
    chosen: 'email-template',
    text: 'Invite all staff to the summer party, Friday, July 9, from 5 p.m. onward, at Zilker Park. Families welcome, dogs too. RSVP by June 25 to hr@daybreak.example.',
    facts: [
      'summer party',
      'Friday, July 9',
      'from 5 p.m.',
      'Zilker Park',
      'Families welcome',
      'June 25',
      'hr@daybreak.example',
    ],
  },
  {
    id: 'out-onboarding',
    kind: 'plain',
    material: 'presentation',
    text: 'Title slide for the onboarding deck: “Your first 30 days”. Presenter: Marcus Lee, People & Culture, January 2027',
    facts: ['Your first 30 days', 'Marcus Lee', 'January 2027'],
  },
  {
    id: 'out-persons',
    kind: 'sentences',
    material: 'poster',
    text: 'Please make me poster about we collect the old modules in Kraków at 17 of April, begin by 8 o’clock until 13 o’clock. Is for free for private persons, company must to register before.',
    facts: ['old modules', 'Kraków', '17 of April', '8 o’clock', '13 o’clock', 'private persons'],
  },
  {
    id: 'out-benelux',
    kind: 'sentences',
    material: 'brochure',
    text: 'Hello dear team, I am needing one brochure of the our new service for take back the UPS batteries in the Benelux. We are picking up from 500 kg. It is costing 0,35 € per kg. Contact: Mr. Wouter Janssens, +32 2 555 01 77.',
    facts: ['UPS batteries', 'Benelux', 'from 500 kg', '0,35 € per kg', 'Wouter Janssens', '+32 2 555 01 77'],
  },
  {
    id: 'out-parking',
    kind: 'dates',
    material: 'flyer',
    text: 'flyer for say that parking is not possible from 1. to 5. of March behind hall C, use please the parking of the stadion',
    facts: ['parking is not possible', 'from 1. to 5. of March', 'hall C', 'stadion'],
  },
  {
    id: 'out-forklift',
    kind: 'terse',
    chosen: 'flyer',
    text: 'batteries, bring them, saturday',
    facts: ['batteries', 'bring them', 'saturday'],
  },
  {
    id: 'out-racks',
    kind: 'terse',
    chosen: 'social-post',
    text: '50 racks for sale, Dallas',
    facts: ['50 racks for sale', 'Dallas'],
  },
  { id: 'out-bare', kind: 'terse', material: 'poster', text: 'Poster!', facts: [] },
  {
    id: 'out-warranty',
    kind: 'terse',
    material: 'brochure',
    text: 'brochure warranty returns',
    facts: ['warranty returns'],
  },
  {
    id: 'out-not-that',
    kind: 'sentences',
    material: 'flyer',
    text: 'A flyer for school IT coordinators in Bexar County. We take Chromebooks, tablets and carts. We do not take CRT monitors, printers or toner. Pickup needs at least 40 devices. No cost to the district.',
    facts: [
      'school IT coordinators in Bexar County',
      'Chromebooks, tablets and carts',
      'do not take CRT monitors, printers or toner',
      'at least 40 devices',
      'No cost to the district',
    ],
  },
];

/** Descriptions for a second review from outside: docs/benchmarks.md has the first results. */
export const outside: readonly BriefCase[] = [...requests, ...forms, ...refused];
