import dod from '@daybreak/brand/assets/badges/badge-dod.png';
import hipaa from '@daybreak/brand/assets/badges/badge-hipaa.png';
import industrySeal from '@daybreak/brand/assets/badges/badge-industry.svg';
import nist from '@daybreak/brand/assets/badges/badge-nist.png';
import r2 from '@daybreak/brand/assets/badges/badge-r2.png';
import r2Seal from '@daybreak/brand/assets/badges/badge-r2.svg';
import rios from '@daybreak/brand/assets/badges/badge-rios.png';
import riosSeal from '@daybreak/brand/assets/badges/badge-rios.svg';
import emberline from '@daybreak/brand/assets/clients/client-emberline.svg';
import gridhaven from '@daybreak/brand/assets/clients/client-gridhaven.svg';
import kestrelRidge from '@daybreak/brand/assets/clients/client-kestrel-ridge.svg';
import northfold from '@daybreak/brand/assets/clients/client-northfold.svg';
import oreline from '@daybreak/brand/assets/clients/client-oreline.svg';
import quayside from '@daybreak/brand/assets/clients/client-quayside.svg';
import sunmere from '@daybreak/brand/assets/clients/client-sunmere.svg';
import tallgrass from '@daybreak/brand/assets/clients/client-tallgrass.svg';
import voltarra from '@daybreak/brand/assets/clients/client-voltarra.svg';
import tileA from '@daybreak/brand/assets/platforms/tile-platform-a.svg';
import tileB from '@daybreak/brand/assets/platforms/tile-platform-b.svg';
import tileC from '@daybreak/brand/assets/platforms/tile-platform-c.svg';
import wideTile from '@daybreak/brand/assets/platforms/tile-universal-16x9.svg';
import { logoUrl } from '@daybreak/brand/files';
import { pictures } from '@daybreak/media';
import dataCenterSmall from '@daybreak/media/assets/meeting-backgrounds/data-center-480.webp';
import dataCenter from '@daybreak/media/assets/meeting-backgrounds/data-center-960.webp';
import corridorSmall from '@daybreak/media/assets/meeting-backgrounds/server-corridor-480.webp';
import corridor from '@daybreak/media/assets/meeting-backgrounds/server-corridor-960.webp';
import roomSmall from '@daybreak/media/assets/meeting-backgrounds/server-room-480.webp';
import room from '@daybreak/media/assets/meeting-backgrounds/server-room-960.webp';
import { pictureUrl } from '@daybreak/media/files';

const [opening] = pictures;
/** The rest load when they come into view: the lists below have a specified length. */
const early = pictures.slice(0, 11);
const clients = [
  emberline,
  gridhaven,
  kestrelRidge,
  northfold,
  oreline,
  quayside,
  sunmere,
  tallgrass,
  voltarra,
];

/** Pictures of the sales deck and the hub: 28, with the deck's first one repeated at its end. */
export const deckPictures: readonly string[] = [
  ...early.map(({ file }) => pictureUrl(file, 960, 'avif')),
  ...clients,
  ...[r2Seal, riosSeal, industrySeal],
  ...[tileA, tileB, tileC, wideTile],
  pictureUrl(opening.file, 960, 'avif'),
];

/** Pictures of the new-hire tools and small pictures of the designers: 24, with the logo last. */
export const toolPictures: readonly string[] = [
  ...early.map(({ file }) => pictureUrl(file, 480, 'avif')),
  ...[dataCenterSmall, corridorSmall, roomSmall, dataCenter, corridor, room],
  ...[r2, rios, dod, hipaa, nist],
  logoUrl('logo', 'on-image'),
  logoUrl('logo', 'primary'),
];
