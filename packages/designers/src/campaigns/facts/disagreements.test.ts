import { expect, it } from 'vitest';
import { campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import { newDraft } from '../../editor/drafts/draft.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { disagreements } from './disagreements.ts';
import { factsOf } from './facts.ts';

const draftOf = (description: string) => ({
  ...newDraft(campaignManifests.flyer.fields),
  type: 'event',
  eventDate: '2027-04-21',
  eventTime: '10:00',
  location: '400 Horizon Way, Austin',
  description,
});
const phoneAddress = (description: string, user = defaultUserDetails) => {
  const draft = draftOf(description);
  return disagreements('flyer', draft, factsOf('flyer', draft), user);
};

it.each([
  ['On Saturday, March 13 we open at 9:00.', 'April 21, 2027'],
  ['3/13/2027 is the day.', 'April 21, 2027'],
  ['Come on April 21 at 9 AM.', '10:00 AM'],
  ['On April 21 at 12 Sunrise Road, Austin.', '400 Horizon Way, Austin'],
  ['Call (512) 555-0103 before.', '(512) 555-0142'],
])('reports “%s” as different from the campaign', (sentence, right) => {
  const [line, ...others] = phoneAddress(`We weigh it. ${sentence} Thanks.`);
  expect(others).toEqual([]);
  expect(line).toContain(sentence);
  expect(line).toContain(right);
});

it.each([
  '',
  'On Wednesday, April 21 we open at 10:00.',
  'On April 21 at 400 Horizon Way, Austin.',
  'Call (512) 555-0142, or 512.555.0142.',
  'We answer from 9 AM.',
  'Part 3-13-2027-A',
])('finds no disagreement in %j', (sentence) => expect(phoneAddress(sentence)).toEqual([]));

it('compares phone numbers with the one of the person on the piece', () => {
  const user = { ...defaultUserDetails, phone: '+1 512 555 0103' };
  expect(phoneAddress('Call (512) 555-0103.', user)).toEqual([]);
  expect(phoneAddress('Call (512) 555-0142.', user)).toHaveLength(1);
});
