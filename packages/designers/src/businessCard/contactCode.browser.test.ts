import jsQr from 'jsqr';
import { expect, it } from 'vitest';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import { codeSize, contactCard, contactCode, smallestModule } from './contactCode.ts';

const people = [
  defaultUserDetails,
  {
    ...defaultUserDetails,
    name: 'Ada Okafor',
    title: 'Chief Operating Officer',
    email: 'ada@daybreak.example',
  },
  {
    ...defaultUserDetails,
    name: 'Zoë Nuñez-Ångström',
    title: 'Einkäuferin; Leitung, Süd',
    phone: '+49 30 123',
  },
];

/** Draws the code as the card does, in black and white, and reads it with another program. */
function scanned(user: (typeof people)[number]): string | undefined {
  const { side, path } = contactCode(user);
  const scale = 8;
  const canvas = document.createElement('canvas');
  canvas.width = side * scale;
  canvas.height = side * scale;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = '#0A2B40';
  context.fill(new Path2D(path));
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  const bytes = jsQr(data, width, height)?.binaryData;
  return bytes && new TextDecoder().decode(Uint8Array.from(bytes));
}

it.each(people.map((user) => [user.name || 'nobody', user] as const))(
  'the code of %s is read as its vCard by another program',
  (_name, user) => {
    expect(scanned(user)).toBe(contactCard(user));
  },
);

it.each(people.map((user) => [user.name || 'nobody', user] as const))(
  'the squares of the code of %s are at least 0.3 mm',
  (_name, user) => {
    const { side, module } = contactCode(user);
    expect(module * side).toBeCloseTo(codeSize);
    expect(module).toBeGreaterThanOrEqual(smallestModule);
  },
);

it('a code with too much in it has smaller squares, which the form warns of', () => {
  const user = {
    ...defaultUserDetails,
    name: 'x'.repeat(200),
    title: 'y'.repeat(200),
    email: 'z'.repeat(200),
  };
  expect(contactCode(user).module).toBeLessThan(smallestModule);
});
