interface NamedPicture<File extends string> {
  /** First part of its file names, for example `solar-farm` in `solar-farm-960.avif`. */
  readonly file: File;
  readonly name: string;
  /** Alternative text: describes the picture for people who can't see it. */
  readonly alt: string;
  /** Words in texts that it goes with, in lowercase: searches match them. */
  readonly topics: readonly string[];
  readonly credit: string;
  /** The point that stays in view when cropped, in fractions of width and height from the top left. */
  readonly focus: { readonly x: number; readonly y: number };
  /** Sides with a quiet background for words, the quietest first. */
  readonly calm: readonly Side[];
  /** Size of the full-size JPEG, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Widths in pixels of the smaller AVIF and WebP files, ascending. */
  readonly widths: readonly number[];
  /** Size of its print file in pixels: `@daybreak/media/print` knows where that is. */
  readonly print: Pixels;
}

interface Pixels {
  readonly width: number;
  readonly height: number;
}

export type Side = 'top' | 'right' | 'bottom' | 'left';

interface About {
  alt: string;
  topics: readonly string[];
  focus: { x: number; y: number };
  calm: readonly Side[];
  width?: number;
  height?: number;
  print: Pixels;
}

const picture = <File extends string>(
  file: File,
  name: string,
  { alt, topics, focus, calm, width = 1600, height = (width / 16) * 9, print }: About,
): NamedPicture<File> => ({
  file,
  name,
  alt,
  topics,
  credit: 'Daybreak',
  focus,
  calm,
  width,
  height,
  widths: [480, 960, width],
  print,
});

/** Our own rendered pictures: free of third-party rights, to be cropped boldly with a low horizon. */
export const pictures = [
  picture('solar-farm', 'Solar farm', {
    alt: 'Rows of solar panels in a meadow, with the sun low behind them',
    topics: ['solar', 'panel', 'sunrise', 'farm', 'energy', 'meadow', 'renewable'],
    focus: { x: 0.5, y: 0.45 },
    calm: ['top', 'left'],
    width: 1920,
    print: { width: 4800, height: 2700 },
  }),
  picture('solar-utility-aerial', 'Solar field', {
    alt: 'Rows of solar panels seen from above, stretching toward hills at dawn',
    topics: ['solar', 'panel', 'utility', 'field', 'megawatt', 'aerial', 'decommissioning'],
    focus: { x: 0.3, y: 0.4 },
    calm: ['top', 'right'],
    print: { width: 4000, height: 2250 },
  }),
  picture('solar-aisle', 'Solar aisle', {
    alt: 'A grassy aisle between two rows of solar panels, with the sun at the far end',
    topics: ['solar', 'panel', 'sunrise', 'awareness', 'grass', 'maintenance'],
    focus: { x: 0.42, y: 0.5 },
    calm: ['top', 'bottom'],
    print: { width: 4000, height: 2250 },
  }),
  picture('commercial-roof', 'Commercial roof', {
    alt: 'Solar panels on a flat roof in front of a city skyline',
    topics: ['solar', 'panel', 'roof', 'rooftop', 'commercial', 'building', 'installer', 'city'],
    focus: { x: 0.5, y: 0.45 },
    calm: ['bottom', 'top'],
    print: { width: 3600, height: 2025 },
  }),
  picture('battery-storage', 'Battery storage', {
    alt: 'White battery containers in rows under an evening sky',
    topics: ['battery', 'storage', 'lithium', 'energy', 'container'],
    focus: { x: 0.55, y: 0.58 },
    calm: ['top', 'bottom'],
    print: { width: 3600, height: 2025 },
  }),
  picture('inverters', 'Inverters', {
    alt: 'A row of white inverters with orange cables',
    topics: ['inverter', 'power', 'electrical', 'maintenance', 'cable'],
    focus: { x: 0.5, y: 0.62 },
    calm: ['bottom'],
    print: { width: 3600, height: 2025 },
  }),
  picture('grid-pylons', 'Grid', {
    alt: 'Transmission towers across a field at sunrise',
    topics: ['grid', 'power', 'utility', 'line', 'pylon', 'transmission', 'substation'],
    focus: { x: 0.4, y: 0.5 },
    calm: ['bottom', 'top'],
    print: { width: 4000, height: 2250 },
  }),
  picture('warehouse', 'Warehouse', {
    alt: 'Tall shelves of boxes, with daylight at the end of the aisle',
    topics: [
      'warehouse',
      'stock',
      'surplus',
      'refurbished',
      'inventory',
      'buy',
      'sell',
      'rack',
      'enterprise',
    ],
    focus: { x: 0.47, y: 0.55 },
    calm: ['bottom'],
    print: { width: 4800, height: 2700 },
  }),
  picture('panel-recycling', 'Panel recycling', {
    alt: 'Stacks of solar panels next to a conveyor carrying crushed glass',
    topics: [
      'recycle',
      'recycling',
      'recycler',
      'panel',
      'glass',
      'silicon',
      'aluminum',
      'landfill',
      'material',
    ],
    focus: { x: 0.66, y: 0.5 },
    calm: ['bottom'],
    print: { width: 4800, height: 2700 },
  }),
  picture('drive-destruction', 'Drive destruction', {
    alt: 'An opened hard drive among metal shreds',
    topics: [
      'drive',
      'drives',
      'destruction',
      'destroy',
      'shred',
      'data',
      'secure',
      'wipe',
      'erasure',
      'hipaa',
    ],
    focus: { x: 0.35, y: 0.68 },
    calm: ['bottom', 'right'],
    print: { width: 4000, height: 2250 },
  }),
  picture('logistics-dock', 'Logistics dock', {
    alt: 'Trailers at a loading dock in low sun',
    topics: [
      'truck',
      'pick-up',
      'pickup',
      'collect',
      'collection',
      'logistics',
      'dock',
      'drop-off',
      'transport',
      'driver',
      'depot',
      'route',
    ],
    focus: { x: 0.6, y: 0.6 },
    calm: ['bottom', 'top'],
    print: { width: 4800, height: 2700 },
  }),
  picture('solar-portrait', 'Solar array', {
    alt: 'Rows of solar panels leading to the rising sun, under a wide sky',
    topics: ['solar', 'panel', 'sunrise', 'array', 'sky', 'decommissioning'],
    focus: { x: 0.28, y: 0.45 },
    calm: ['top'],
    height: 2400,
    print: { width: 3600, height: 5400 },
  }),
  picture('battery-modules', 'Battery modules', {
    alt: 'Battery modules in a rack, joined by orange cables',
    topics: ['battery', 'module', 'storage', 'lithium', 'cable', 'rack'],
    focus: { x: 0.4, y: 0.4 },
    calm: ['right', 'bottom'],
    height: 1067,
    print: { width: 4500, height: 3000 },
  }),
  picture('crushed-drives', 'Crushed drives', {
    alt: 'Hard drives, each with a hole punched through it, in warm light',
    topics: ['drive', 'drives', 'destruction', 'crush', 'data', 'secure', 'media'],
    focus: { x: 0.52, y: 0.66 },
    calm: ['bottom', 'left'],
    height: 1067,
    print: { width: 3840, height: 2560 },
  }),
  picture('certificates', 'Certificates', {
    alt: 'A certificate of destruction with a gold seal and a pen on a desk',
    topics: ['certificate', 'certification', 'documentation', 'compliance', 'paperwork', 'audit'],
    focus: { x: 0.56, y: 0.6 },
    calm: ['bottom', 'left'],
    height: 1067,
    print: { width: 3840, height: 2560 },
  }),
  picture('technician-bench', 'Technician’s bench', {
    alt: 'An opened circuit board on a workbench, with a meter, tools and screws',
    topics: ['repair', 'refurbish', 'test', 'technician', 'workshop', 'board', 'electronics'],
    focus: { x: 0.5, y: 0.45 },
    calm: ['bottom', 'right'],
    height: 1067,
    print: { width: 3000, height: 2000 },
  }),
  picture('hall-portrait', 'Server hall', {
    alt: 'An aisle between server cabinets, with the sunrise at the far end',
    topics: ['hall', 'hosting', 'data', 'server', 'center', 'cloud', 'aisle', 'colocation'],
    focus: { x: 0.48, y: 0.5 },
    calm: ['bottom', 'top'],
    height: 2400,
    print: { width: 1800, height: 2700 },
  }),
] as const;

/** First part of a picture's file names. */
export type PictureFile = (typeof pictures)[number]['file'];
export type Picture = NamedPicture<PictureFile>;

/** Returns the picture whose files have this name. Throws on a name that no picture has. */
export function pictureNamed(file: PictureFile): Picture {
  const found = pictures.find((picture) => picture.file === file);
  if (!found)
    throw new Error(
      `There is no picture "${file}". There are: ${pictures.map((one) => one.file).join(', ')}.`,
    );
  return found;
}
