import { type PictureFile, pictures } from '@daybreak/media';
import { pictureOriginalUrl, pictureUrl } from '@daybreak/media/files';

/** A picture of the brand as the designers offer it. */
export interface LibraryPicture {
  /** First part of its files' names: what drafts name it by. */
  name: PictureFile;
  title: string;
  /** A sentence of what is to be seen. */
  shows: string;
  /** Words that a text about the same thing has. */
  topics: readonly string[];
  credit: string;
  /** What stays in view when it is cropped, before anybody moves it. */
  focus: { x: number; y: number };
  /** Addresses: of the original, which files are made of, and of a small one for lists. */
  url: string;
  thumbnail: string;
}

/** Words of the pieces that speak for a picture. */
const topics: Record<PictureFile, readonly string[]> = {
  'solar-farm': ['solar', 'panel', 'sunrise', 'farm', 'energy'],
  'solar-utility-aerial': ['solar', 'panel', 'utility', 'field', 'megawatt'],
  'solar-aisle': ['solar', 'panel', 'sunrise', 'awareness'],
  'commercial-roof': ['solar', 'panel', 'roof', 'rooftop', 'commercial', 'building', 'installer'],
  'battery-storage': ['battery', 'storage', 'lithium', 'energy'],
  inverters: ['inverter', 'power', 'electrical', 'maintenance'],
  'grid-pylons': ['grid', 'power', 'utility', 'line'],
  warehouse: [
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
  'panel-recycling': [
    'recycle',
    'recycling',
    'panel',
    'glass',
    'silicon',
    'aluminum',
    'landfill',
    'material',
  ],
  'drive-destruction': ['drive', 'drives', 'destruction', 'destroy', 'shred', 'data', 'secure', 'wipe'],
  'logistics-dock': ['truck', 'pick-up', 'pickup', 'collect', 'logistics', 'dock', 'drop-off', 'transport'],
};

const focuses: Partial<Record<PictureFile, { x: number; y: number }>> = {
  inverters: { x: 0.5, y: 0.62 },
  'panel-recycling': { x: 0.66, y: 0.5 },
  'logistics-dock': { x: 0.6, y: 0.6 },
};

/** The brand's pictures, in the order in which they are offered. */
export const library: readonly LibraryPicture[] = pictures.map(({ file, name, alt }) => ({
  name: file,
  title: name,
  shows: alt,
  topics: topics[file],
  credit: 'Daybreak, rendered',
  focus: focuses[file] ?? { x: 0.5, y: 0.5 },
  url: pictureOriginalUrl(file),
  thumbnail: pictureUrl(file, 480, 'webp'),
}));

export const inLibrary = (name: string): LibraryPicture | undefined =>
  library.find((picture) => picture.name === name);
