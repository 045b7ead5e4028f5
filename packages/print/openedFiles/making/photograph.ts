const photographs = new Map<number, Promise<string>>();

/** Returns the address of a photograph of a hazy landscape, with the dimensions and quality that cameras use. */
export function photographOf(megapixels: number): Promise<string> {
  const photograph = photographs.get(megapixels) ?? taken(megapixels);
  photographs.set(megapixels, photograph);
  return photograph;
}

async function taken(megapixels: number): Promise<string> {
  const height = Math.round(Math.sqrt((megapixels * 1e6 * 3) / 4));
  const width = Math.ceil((megapixels * 1e6) / height);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no memory for a photograph.');
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#1b3a5c');
  sky.addColorStop(0.6, '#f2a65a');
  sky.addColorStop(1, '#2c3e35');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  // A fixed seed gives the same picture on each run.
  let seed = 7;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  for (let count = 0; count < 60_000; count++) {
    // Details become smaller and paler toward the horizon; above it is only sky.
    const depth = random() ** 2;
    const size = (0.2 + depth) * width * 0.008;
    context.fillStyle = `hsl(${20 + random() * 190} 40% ${20 + random() * 40}% / ${0.1 + depth * 0.4})`;
    context.fillRect(random() * width, height * (0.55 + 0.45 * depth), size, size * random());
  }
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 }));
}
