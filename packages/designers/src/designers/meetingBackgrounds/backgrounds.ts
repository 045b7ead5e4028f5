import logoOnDark from '@daybreak/brand/assets/logo/daybreak-logo-on-image.svg';
import logoOnLight from '@daybreak/brand/assets/logo/daybreak-logo-primary.svg';
import tileA from '@daybreak/brand/assets/platforms/tile-platform-a.svg';
import tileB from '@daybreak/brand/assets/platforms/tile-platform-b.svg';
import tileC from '@daybreak/brand/assets/platforms/tile-platform-c.svg';
import tileUniversal from '@daybreak/brand/assets/platforms/tile-universal-16x9.svg';
import dataCenter from '@daybreak/media/assets/meeting-backgrounds/data-center.jpg';
import dataCenterSmall from '@daybreak/media/assets/meeting-backgrounds/data-center-480.webp';
import dataCenterMedium from '@daybreak/media/assets/meeting-backgrounds/data-center-960.webp';
import morningSky from '@daybreak/media/assets/meeting-backgrounds/morning-sky.jpg';
import morningSkySmall from '@daybreak/media/assets/meeting-backgrounds/morning-sky-480.webp';
import morningSkyMedium from '@daybreak/media/assets/meeting-backgrounds/morning-sky-960.webp';
import plain from '@daybreak/media/assets/meeting-backgrounds/plain.jpg';
import plainSmall from '@daybreak/media/assets/meeting-backgrounds/plain-480.webp';
import plainMedium from '@daybreak/media/assets/meeting-backgrounds/plain-960.webp';
import serverCorridor from '@daybreak/media/assets/meeting-backgrounds/server-corridor.jpg';
import serverCorridorSmall from '@daybreak/media/assets/meeting-backgrounds/server-corridor-480.webp';
import serverCorridorMedium from '@daybreak/media/assets/meeting-backgrounds/server-corridor-960.webp';
import serverRoom from '@daybreak/media/assets/meeting-backgrounds/server-room.jpg';
import serverRoomSmall from '@daybreak/media/assets/meeting-backgrounds/server-room-480.webp';
import serverRoomMedium from '@daybreak/media/assets/meeting-backgrounds/server-room-960.webp';
import sunrise from '@daybreak/media/assets/meeting-backgrounds/sunrise.jpg';
import sunriseSmall from '@daybreak/media/assets/meeting-backgrounds/sunrise-480.webp';
import sunriseMedium from '@daybreak/media/assets/meeting-backgrounds/sunrise-960.webp';
import windowLight from '@daybreak/media/assets/meeting-backgrounds/window-light.jpg';
import windowLightSmall from '@daybreak/media/assets/meeting-backgrounds/window-light-480.webp';
import windowLightMedium from '@daybreak/media/assets/meeting-backgrounds/window-light-960.webp';
import type { FileLimit } from '@daybreak/print';

export interface Background {
  id: string;
  name: string;
  category: string;
  dimensions: string;
  /** The picture at 1920 × 1080, for the file. */
  url: string;
  /** Smaller versions for the page: 480 and 960 px wide. */
  small: string;
  medium: string;
  /** The ground under the logo. */
  ground: 'dark' | 'light';
}

export interface Platform {
  value: string;
  label: string;
  dimensions: string;
  logo: string;
  /** The largest file the platform accepts, in bytes; absent if it states none. */
  maxFileBytes?: number;
  /** The first file type offered; defaults to `png`. */
  fileType?: FileType;
}

/** The logo version that's readable on a background. */
export const logoOn: Readonly<Record<Background['ground'], string>> = {
  dark: logoOnDark,
  light: logoOnLight,
};

export type FileType = 'png' | 'jpeg';

const dimensions = '1920x1080';
const megabyte = 1024 * 1024;

type BackgroundFiles = Pick<Background, 'id' | 'name' | 'url' | 'small' | 'medium'>;
const hallBackground = (files: BackgroundFiles): Background => ({
  ...files,
  category: 'Professional',
  dimensions,
  ground: 'dark',
});
const brightBackground = (category: string, files: BackgroundFiles): Background => ({
  ...files,
  category,
  dimensions,
  ground: 'light',
});

/** The pictures of our halls. */
export const hallBackgrounds: readonly Background[] = [
  hallBackground({
    id: 'data-center',
    name: 'Data Center',
    url: dataCenter,
    small: dataCenterSmall,
    medium: dataCenterMedium,
  }),
  hallBackground({
    id: 'server-room',
    name: 'Server Room',
    url: serverRoom,
    small: serverRoomSmall,
    medium: serverRoomMedium,
  }),
  hallBackground({
    id: 'server-corridor',
    name: 'Server Corridor',
    url: serverCorridor,
    small: serverCorridorSmall,
    medium: serverCorridorMedium,
  }),
];

/** The halls, then the bright ones and the plain one: the same for every platform. */
export const backgrounds: readonly Background[] = [
  ...hallBackgrounds,
  brightBackground('Bright', {
    id: 'window-light',
    name: 'Window Light',
    url: windowLight,
    small: windowLightSmall,
    medium: windowLightMedium,
  }),
  brightBackground('Bright', {
    id: 'morning-sky',
    name: 'Morning Sky',
    url: morningSky,
    small: morningSkySmall,
    medium: morningSkyMedium,
  }),
  brightBackground('Bright', {
    id: 'sunrise',
    name: 'Sunrise',
    url: sunrise,
    small: sunriseSmall,
    medium: sunriseMedium,
  }),
  brightBackground('Plain', {
    id: 'plain',
    name: 'Plain',
    url: plain,
    small: plainSmall,
    medium: plainMedium,
  }),
];

/**
 * Platforms with their limits: Zoom 5 MB, Meet 16 MB; Microsoft states none for Teams, which takes about 2 MB in
 * practice. A PNG of a photograph at this size is larger than that.
 */
export const platforms: readonly Platform[] = [
  { value: 'zoom', label: 'Zoom', dimensions, logo: tileA, maxFileBytes: 5 * megabyte },
  { value: 'meet', label: 'Google Meet', dimensions, logo: tileC, maxFileBytes: 16 * megabyte },
  {
    value: 'teams',
    label: 'Microsoft Teams',
    dimensions,
    logo: tileB,
    maxFileBytes: 2 * megabyte,
    fileType: 'jpeg',
  },
  { value: 'universal', label: 'Universal 16:9', dimensions, logo: tileUniversal },
];

/** A platform's file limit, for the code that makes the file. */
export const limitOf = ({ label, maxFileBytes }: Platform): FileLimit | undefined =>
  maxFileBytes === undefined ? undefined : { bytes: maxFileBytes, of: label };
