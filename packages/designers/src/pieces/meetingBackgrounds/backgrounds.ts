import tileA from '@daybreak/brand/assets/platforms/tile-platform-a.svg';
import tileB from '@daybreak/brand/assets/platforms/tile-platform-b.svg';
import tileC from '@daybreak/brand/assets/platforms/tile-platform-c.svg';
import tileUniversal from '@daybreak/brand/assets/platforms/tile-universal-16x9.svg';
import dataCenter from '@daybreak/media/assets/meeting-backgrounds/data-center.jpg';
import dataCenterSmall from '@daybreak/media/assets/meeting-backgrounds/data-center-480.webp';
import dataCenterMedium from '@daybreak/media/assets/meeting-backgrounds/data-center-960.webp';
import serverCorridor from '@daybreak/media/assets/meeting-backgrounds/server-corridor.jpg';
import serverCorridorSmall from '@daybreak/media/assets/meeting-backgrounds/server-corridor-480.webp';
import serverCorridorMedium from '@daybreak/media/assets/meeting-backgrounds/server-corridor-960.webp';
import serverRoom from '@daybreak/media/assets/meeting-backgrounds/server-room.jpg';
import serverRoomSmall from '@daybreak/media/assets/meeting-backgrounds/server-room-480.webp';
import serverRoomMedium from '@daybreak/media/assets/meeting-backgrounds/server-room-960.webp';

export interface Background {
  id: string;
  name: string;
  category: string;
  dimensions: string;
  /** The picture at 1920 × 1080, for the file. */
  url: string;
  /** Smaller ones, for the page: 480 and 960 px wide. */
  small: string;
  medium: string;
}

export interface Platform {
  value: string;
  label: string;
  dimensions: string;
  logo: string;
  /** The largest file that it takes, in bytes; absent where it states none. */
  largestFile?: number;
  /** The first of the file types on offer: `png` where nothing else is said. */
  fileType?: FileType;
}

export type FileType = 'png' | 'jpeg';

const dimensions = '1920x1080';
const category = 'Professional';
const megabyte = 1024 * 1024;

/** The pictures of our halls, the same for every platform. */
export const backgrounds: readonly Background[] = [
  {
    id: 'data-center',
    name: 'Data Center',
    category,
    dimensions,
    url: dataCenter,
    small: dataCenterSmall,
    medium: dataCenterMedium,
  },
  {
    id: 'server-room',
    name: 'Server Room',
    category,
    dimensions,
    url: serverRoom,
    small: serverRoomSmall,
    medium: serverRoomMedium,
  },
  {
    id: 'server-corridor',
    name: 'Server Corridor',
    category,
    dimensions,
    url: serverCorridor,
    small: serverCorridorSmall,
    medium: serverCorridorMedium,
  },
];

/**
 * Limits: Zoom 5 MB, Meet 16 MB; Microsoft states none for Teams and takes about 2 MB in practice, which is less than a
 * photograph of this size has as a PNG.
 */
export const platforms: readonly Platform[] = [
  { value: 'zoom', label: 'Zoom', dimensions, logo: tileA, largestFile: 5 * megabyte },
  { value: 'meet', label: 'Google Meet', dimensions, logo: tileC, largestFile: 16 * megabyte },
  {
    value: 'teams',
    label: 'Microsoft Teams',
    dimensions,
    logo: tileB,
    largestFile: 2 * megabyte,
    fileType: 'jpeg',
  },
  { value: 'universal', label: 'Universal 16:9', dimensions, logo: tileUniversal },
];
