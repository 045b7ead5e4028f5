import { describe, expect, it } from 'vitest';
import { ideas } from '../../designers/registry/ideas.ts';
import { brandPictureNamed } from '../../editor/images/brandPictures.ts';
import { readPictureValue } from '../../editor/images/pictureValue.ts';
import type { IdeaMaker } from '../../editor/writing/idea.ts';
import { ownUploads, restoreFacts } from '../facts/facts.ts';
import { campaignPicture } from './campaignPictures.ts';
import { everyPart } from './campaignPieces.ts';

const facts = (what: string, standIn = '') => restoreFacts({ what, standIn });
const names = (given: ReturnType<typeof facts>) =>
  everyPart.map((part) => {
    const source = readPictureValue(campaignPicture(part, given))?.source;
    return source && 'library' in source ? source.library : '';
  });

describe('the pictures of a campaign', () => {
  it.each(['Batteries collected on Friday', 'Open day at our school', 'Hello'])(
    'differ in every piece and suit every designer: %s',
    (what) => {
      const row = names(facts(what));
      expect(row).not.toContain('');
      expect(new Set(row).size).toBe(row.length);
      for (const [index, { designer }] of everyPart.entries()) {
        const picture = brandPictureNamed(row[index] ?? '');
        const { offers = () => true }: IdeaMaker = ideas[designer];
        expect(picture && offers(picture)).toBe(true);
      }
    },
  );
  it('begin with the topic and differ from the first piece’s picture', () => {
    expect(names(facts('Batteries collected'))).toContain('battery-storage');
    expect(names(facts('Batteries collected', 'battery-storage'))).not.toContain('battery-storage');
  });
  it('are the user’s own if there are any', () => {
    expect(new Set(names(facts('Batteries collected', ownUploads)))).toEqual(new Set(['']));
  });
  it('are the same for the same facts', () => {
    expect(names(facts('Batteries'))).toEqual(names(facts('Batteries')));
  });
});
