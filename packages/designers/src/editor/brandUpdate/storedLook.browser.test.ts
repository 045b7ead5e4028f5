import { beforeAll, describe, expect, it } from 'vitest';
import { ads } from '../../designers/ads/ads.ts';
import { businessCard } from '../../designers/businessCard/businessCard.ts';
import { emailLook } from '../../designers/email/emailLook.tsx';
import { flyer } from '../../designers/flyer/flyer.ts';
import { signatureLook } from '../../designers/signature/signatureLook.tsx';
import { social } from '../../designers/social/social.ts';
import { loadType } from '../artwork/testing/drawPiece.tsx';
import type { Designer } from '../designer.ts';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import { changedLook, mostSides, storedLook } from './storedLook.ts';

const data = { user: defaultUserDetails, images: [] };
const designerOf = (designer: unknown) => designer as Designer;
const [print, screen] = [designerOf(flyer), designerOf(social)];
const same = { sides: [], newFindings: [] };
beforeAll(loadType);

it.each([
  ['a flyer', print, 1],
  ['a business card', designerOf(businessCard), 2],
  ['ads', designerOf(ads), mostSides],
  ['a post', screen, 1],
])('stores small pictures of the first sides of %s', async (_name, designer, most) => {
  const { sides, findings } = await storedLook(designer, {}, data);
  expect(findings).toBeInstanceOf(Array);
  expect(sides.length).toBeGreaterThan(0);
  expect(sides.length).toBeLessThanOrEqual(most);
  for (const side of sides) expect(side).toMatch(/^data:image\/jpeg;base64,/);
  // The backend takes 400,000 characters, details included.
  expect(sides.length * Math.max(...sides.map((side) => side.length))).toBeLessThan(mostSides * 60_000);
});

describe.each([
  ['flyer', print],
  ['social post', screen],
])('a %s', (_name, designer) => {
  const draw = (draft: object) => storedLook(designer, draft, data);

  it('is unchanged if its designer draws the same', async () => {
    expect(await changedLook(await draw({ theme: 'blue' }), await draw({ theme: 'blue' }))).toEqual(same);
  });

  it('keeps its earlier pictures if it’s drawn the same', async () => {
    const before = await draw({ theme: 'blue' });
    expect(await storedLook(designer, { theme: 'blue' }, data, before)).toBe(before);
    const after = await storedLook(designer, { theme: 'orange' }, data, before);
    expect(after.drawing).toMatch(/^[0-9a-f]{64}$/);
    expect(after.drawing).not.toBe(before.drawing);
  });

  it('is reported if its designer draws another color or other words', async () => {
    const before = await draw({ theme: 'blue' });
    // Simulates a designer that drew it differently then.
    for (const draft of [{ theme: 'orange' }, { theme: 'blue', title: 'As it was', headline: 'As it was' }]) {
      const {
        sides: [side],
      } = await changedLook(before, await draw(draft));
      expect(side).toMatchObject({
        before: expect.any(Blob),
        after: expect.any(Blob),
        changed: expect.any(Blob),
        share: expect.any(Number),
      });
    }
  });
});

it('ignores slightly different compression', async () => {
  const {
    sides: [before = ''],
  } = await storedLook(print, {}, data);
  const image = new Image();
  image.src = before;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const after = canvas.toDataURL('image/jpeg', 0.6);
  expect(after).not.toBe(before);
  expect(await changedLook({ sides: [before] }, { sides: [after] })).toEqual(same);
});

it.each([
  ['mail', emailLook, { subject: 'Hello' }, { headline: 'Other words' }],
  ['signature', signatureLook, {}, { composition: 'ruled' }],
])('stores the HTML of a %s', async (_name, look, draft, other) => {
  const draw = async (of: object) => (await look.stored?.(of, data)) ?? { sides: [] };
  const before = await draw(draft);
  expect(before.sides.join()).toMatch(/<table/);
  expect(await changedLook(before, await draw(draft))).toEqual(same);
  const after = await draw({ ...draft, ...other });
  expect((await changedLook(before, after)).sides).toEqual([
    { before: before.sides[0], after: after.sides[0] },
  ]);
});

it('ignores added and removed sides', async () => {
  const [one, none] = [{ sides: ['<p>One</p>'] }, { sides: [] }];
  expect(await changedLook(one, none)).toEqual(same);
  expect(await changedLook(none, one)).toEqual(same);
});

it('returns new findings only for a changed look with known earlier findings', async () => {
  const [was, is] = [['<p>Was</p>'], ['<p>Is</p>']];
  const after = { sides: is, findings: ['Low contrast', 'Small text'] };
  const found = async (sides: string[], findings?: string[]) =>
    (await changedLook({ sides, ...(findings && { findings }) }, after)).newFindings;
  expect(await found(was, ['Small text'])).toEqual(['Low contrast']);
  expect(await found(is, [])).toEqual([]);
  expect(await found(was)).toEqual([]);
});
