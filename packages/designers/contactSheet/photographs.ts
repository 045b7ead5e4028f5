/** Three mediocre photographs like those of users. They're drawn, so that they're the same on every sheet. */
export const photographs = ['people', 'hall', 'sky'] as const;
export type Photograph = (typeof photographs)[number];

const size = { width: 1200, height: 800 };
/** Width divided by height, which is known for every picture that users add. */
export const photographRatio = size.width / size.height;

/** The part that stays in view, in fractions of the picture: the heads; the end of the hall; the roofs. */
const focus: Record<Photograph, string> = { people: '0.3,0.35', hall: '0.6,0.5', sky: '0.5,0.8' };

export const pictureValueOf = (name: Photograph): string => `upload:${name} ${focus[name]} 1`;

/** Numbers between 0 and 1 that look random but are the same each time. */
function grain(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Draw = (context: CanvasRenderingContext2D, next: () => number) => void;

const shade = (context: CanvasRenderingContext2D, top: string, bottom: string) => {
  const gradient = context.createLinearGradient(0, 0, 0, size.height);
  gradient.addColorStop(0, top);
  gradient.addColorStop(1, bottom);
  context.fillStyle = gradient;
  context.fillRect(0, 0, size.width, size.height);
};

const draws: Record<Photograph, Draw> = {
  // Two people off center, in front of a wall with windows.
  people: (context) => {
    shade(context, '#b9b1a4', '#6f675c');
    context.fillStyle = '#d9dcd8';
    for (const x of [620, 830, 1040]) context.fillRect(x, 90, 150, 330);
    for (const [x, height, coat] of [
      [270, 0, '#2f4a63'],
      [450, 40, '#8a3b2c'],
    ] as const) {
      context.fillStyle = coat;
      context.beginPath();
      context.ellipse(x, 640 + height, 105, 260, 0, 0, 2 * Math.PI);
      context.fill();
      context.fillStyle = '#c99a7c';
      context.beginPath();
      context.ellipse(x, 290 + height, 52, 66, 0, 0, 2 * Math.PI);
      context.fill();
      context.fillStyle = '#3a2a20';
      context.beginPath();
      context.ellipse(x, 250 + height, 56, 38, 0, Math.PI, 2 * Math.PI);
      context.fill();
    }
  },
  // A data hall with the lights off.
  hall: (context, next) => {
    shade(context, '#050709', '#14181c');
    for (let row = 0; row < 8; row++) {
      context.fillStyle = `rgb(${14 + 3 * row} ${18 + 3 * row} ${22 + 3 * row})`;
      context.fillRect(90 * row, 120 + 30 * row, 78, 560 - 45 * row);
      context.fillStyle = '#37c37a';
      for (let lamp = 0; lamp < 30; lamp++)
        context.fillRect(90 * row + 78 * next(), 140 + 30 * row + 450 * next(), 3, 2);
    }
  },
  // An overexposed sky above dark roofs.
  sky: (context, next) => {
    shade(context, '#ffffff', '#dfeaf2');
    context.fillStyle = 'rgb(255 255 255 / 0.7)';
    for (let cloud = 0; cloud < 40; cloud++) {
      context.beginPath();
      context.ellipse(1200 * next(), 500 * next(), 60 + 160 * next(), 20 + 40 * next(), 0, 0, 2 * Math.PI);
      context.fill();
    }
    context.fillStyle = '#39424b';
    for (let roof = 0; roof < 9; roof++) context.fillRect(140 * roof, 660 - 60 * next(), 132, 200);
  },
};

/** Returns the photograph as a picture address. */
export function photographOf(name: Photograph): string {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  const next = grain(7);
  draws[name](context, next);
  const pixels = context.getImageData(0, 0, size.width, size.height);
  for (let at = 0; at < pixels.data.length; at += 4) {
    const noise = 24 * (next() - 0.5);
    for (let channel = 0; channel < 3; channel++)
      pixels.data[at + channel] = (pixels.data[at + channel] ?? 0) + noise;
  }
  context.putImageData(pixels, 0, 0);
  return canvas.toDataURL('image/jpeg', 0.8);
}
