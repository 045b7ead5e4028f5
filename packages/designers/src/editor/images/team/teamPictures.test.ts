import { describe, expect, it } from 'vitest';
import { writePictureValue } from '../pictureValue.ts';
import { slotPicture, statedPicture } from '../slotPicture.ts';
import { focusOn, teamCopyId, teamPictureOf } from './teamPictures.ts';

const id = '00000000-0000-4000-b000-00000000000a';

describe('a team photo', () => {
  it('is cropped around its faces', () => {
    expect(focusOn([])).toBeUndefined();
    expect(focusOn([{ x: 0.6, y: 0.2, width: 0.2, height: 0.2 }])).toEqual({
      x: 0.7,
      y: 0.30000000000000004,
    });
    const two = focusOn([
      { x: 0.1, y: 0.1, width: 0.1, height: 0.2 },
      { x: 0.5, y: 0.3, width: 0.2, height: 0.2 },
    ]);
    expect(two?.x).toBeCloseTo(0.4);
    expect(two?.y).toBeCloseTo(0.3);
  });
  it('is named in drafts like an upload', () => {
    const copy = { id: teamCopyId(id), name: 'Our hall', url: 'blob:hall', ofPiece: true };
    const value = writePictureValue({ source: { upload: copy.id }, focus: { x: 0.4, y: 0.3 }, scale: 1 });
    expect(value).toBe(`upload:team-${id} 0.4,0.3 1`);
    expect(statedPicture(value, { images: [copy] })).toMatchObject({
      url: 'blob:hall',
      focus: { x: 0.4, y: 0.3 },
    });
    expect(teamPictureOf(copy.id)).toBe(id);
    expect(teamPictureOf(id)).toBeUndefined();
    // Doesn't fill a slot by default.
    expect(slotPicture('', { images: [copy] }, { fills: 1, standIn: 'solar-farm' }).source).toEqual({
      library: 'solar-farm',
    });
  });
});
