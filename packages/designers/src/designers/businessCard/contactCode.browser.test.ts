import jsQr from 'jsqr';
import { expect, it } from 'vitest';
import { smallestModule } from '../../editor/artwork/qr.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { contactCard, contactCode } from './contactCode.ts';

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
  { ...defaultUserDetails, name: 'Łukasz Łukasiewicz' },
  { ...defaultUserDetails, name: '山田 太郎', title: '課長' },
];

/** Draws the code in black and white as on the card, and reads it with another program. */
function read(user: (typeof people)[number]) {
  const { side, path } = contactCode(user);
  const scale = 8;
  const canvas = document.createElement('canvas');
  canvas.width = side * scale;
  canvas.height = side * scale;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  const code = jsQr(data, width, height);
  const text = code && new TextDecoder().decode(Uint8Array.from(code.binaryData));
  return { text, parts: code?.chunks };
}

it.each(people.map((user) => [user.name || 'nobody', user] as const))(
  'the code of %s is read as its vCard by another program',
  (_name, user) => {
    expect(read(user).text).toBe(contactCard(user));
  },
);

// ECI 26 is UTF-8 (AIM ITS/04-023). Without it, readers guess: "Łukasiewicz" came out as Shift-JIS.
it.each(people.map((user) => [user.name || 'nobody', user] as const))(
  'the code of %s says how its letters are written, where they are not plain',
  (_name, user) => {
    const [first] = read(user).parts ?? [];
    // biome-ignore lint/suspicious/noControlCharactersInRegex: matches all of ASCII.
    const plain = /^[\u0000-\u007f]*$/.test(contactCard(user));
    expect(first).toMatchObject(plain ? { type: 'byte' } : { type: 'eci', assignmentNumber: 26 });
  },
);

it.each(people.map((user) => [user.name || 'nobody', user] as const))(
  'the squares of the code of %s are at least 0.3 mm',
  (_name, user) => {
    const { side, module, size } = contactCode(user);
    expect(module * side).toBeCloseTo(size);
    expect(size).toBeGreaterThanOrEqual(18);
    expect(size).toBeLessThanOrEqual(23);
    expect(module).toBeGreaterThanOrEqual(smallestModule);
  },
);

it('makes a code 18 mm wide, or larger only if its modules would be too fine', () => {
  expect(contactCode({ ...defaultUserDetails, name: 'Ada Okafor' }).size).toBeCloseTo(18);
  const long = contactCode({ ...defaultUserDetails, name: 'Ada Okafor', title: 'Recovery '.repeat(14) });
  expect(long.size).toBeGreaterThan(18);
  expect(long.module).toBeCloseTo(smallestModule);
});

it('makes modules smaller in a code with too much content, and warns in the form', () => {
  const user = {
    ...defaultUserDetails,
    name: 'x'.repeat(200),
    title: 'y'.repeat(200),
    email: 'z'.repeat(200),
  };
  expect(contactCode(user).module).toBeLessThan(smallestModule);
});
