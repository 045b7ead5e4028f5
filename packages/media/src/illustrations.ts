import {
  type IllustrationFile,
  illustrationFiles,
  illustrationName,
  illustrationTopics,
} from './illustrationTopics.ts';

export interface Illustration {
  /** Its name among the files' parts, for example `truck` in `blue.svg#truck`. */
  readonly file: IllustrationFile;
  readonly name: string;
  /** Alternative text: describes the illustration for people who can't see it. */
  readonly alt: string;
  /** Words in texts that it goes with, in lowercase: searches match them. */
  readonly topics: readonly string[];
  readonly credit: string;
}

/** @param shared the topics that a photograph has too */
const illustration = (file: IllustrationFile, alt: string, shared: readonly string[]): Illustration => ({
  file,
  name: illustrationName(file),
  alt,
  topics: [...illustrationTopics[file].split(' ').filter(Boolean), ...shared],
  credit: 'Daybreak',
});

/**
 * Our own drawings, 3:2, as vectors: a subject on the rows with one disc, sharp at any size. The middle 168 of 360 units across show the
 * subject, so tall and round places may crop them.
 */
export const illustrations: readonly Illustration[] = [
  illustration('sun-over-field', 'Drawing of the sun rising over wide rows in a field', ['sunrise', 'field']),
  illustration('solar-panel', 'Drawing of a solar panel on a stand, with the sun above it', [
    'solar',
    'panel',
    'module',
    'megawatt',
  ]),
  illustration('panel-roof', 'Drawing of a shop with solar panels on its roof and the sun behind it', [
    'roof',
    'rooftop',
    'commercial',
    'installer',
    'panel',
  ]),
  illustration('battery', 'Drawing of a battery whose charge level shows a sun over rows of panels', [
    'battery',
    'lithium',
    'storage',
    'energy',
  ]),
  illustration('inverter', 'Drawing of an inverter with a sine wave on its display', [
    'inverter',
    'power',
    'electrical',
    'grid',
  ]),
  illustration('drive', 'Drawing of an open hard drive with its platter and arm', [
    'drive',
    'drives',
    'data',
  ]),
  illustration('server-rack', 'Drawing of a server rack with the sun behind it', [
    'server',
    'rack',
    'data',
    'hosting',
    'colocation',
    'decommissioning',
  ]),
  illustration('cloud', 'Drawing of a cloud connected to three servers', ['cloud']),
  illustration('lock', 'Drawing of a closed padlock with a disc as its keyhole', ['secure']),
  illustration('shredder', 'Drawing of a shredder that cuts a disc into strips', [
    'shred',
    'destruction',
    'destroy',
    'wipe',
    'erasure',
  ]),
  illustration('container', 'Drawing of a container full of old solar panels', [
    'recycle',
    'recycling',
    'container',
    'landfill',
  ]),
  illustration('truck', 'Drawing of a delivery truck with a rising sun on its side', [
    'truck',
    'driver',
    'pick-up',
    'pickup',
    'transport',
  ]),
  illustration('boxes', 'Drawing of three boxes stacked on a pallet', ['surplus', 'inventory']),
  illustration('warehouse-gate', 'Drawing of a warehouse with its door half open and the sun inside', [
    'warehouse',
    'depot',
    'stock',
    'dock',
  ]),
  illustration('tools', 'Drawing of a wrench and a screwdriver, crossed', [
    'repair',
    'maintenance',
    'technician',
    'refurbish',
  ]),
  illustration('helmet', 'Drawing of a hard hat on the ground, shaped like a sunrise', []),
  illustration('team', 'Drawing of three colleagues side by side, as silhouettes', []),
  illustration('hands', 'Drawing of two hands holding up a solar panel', []),
  illustration('training', 'Drawing of a graduation cap on two books', ['workshop']),
  illustration('microphone', 'Drawing of a microphone on a stand, with a rising sun as its head', []),
  illustration('home', 'Drawing of a home with solar panels on its roof and the sun next to it', []),
  illustration('school', 'Drawing of a school with a clock and a flag', []),
  illustration('office', 'Drawing of an office tower next to a lower building', ['city', 'building']),
  illustration('place', 'Drawing of a map pin with a disc in its head', ['drop-off']),
  illustration('calendar', 'Drawing of a calendar with one day marked', []),
  illustration('clock', 'Drawing of a round clock at four o’clock', []),
  illustration('checklist', 'Drawing of a clipboard with a checklist, the first item checked', [
    'audit',
    'inventory',
  ]),
  illustration('certificate', 'Drawing of a signed certificate with a seal and ribbons', [
    'certificate',
    'certification',
    'documentation',
    'compliance',
  ]),
  illustration('tag', 'Drawing of a price tag that shows a sun over rows of panels', []),
  illustration('questions', 'Drawing of two speech bubbles, one with a question and one with its answer', []),
];

/** Returns the illustration with this name. Throws on a name that none has. */
export function illustrationNamed(file: IllustrationFile): Illustration {
  const found = illustrations.find((one) => one.file === file);
  if (!found)
    throw new Error(`There is no illustration "${file}". There are: ${illustrationFiles.join(', ')}.`);
  return found;
}
