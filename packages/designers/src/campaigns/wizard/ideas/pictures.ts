import { type PictureFile, pictureNamed } from '@daybreak/media';
import type { Brief } from '../../../editor/reading/brief.ts';

type Pictures = readonly [PictureFile, ...PictureFile[]];

/** Pictures by subject; the first subject that the words mention counts. */
const subjects: readonly [RegExp, Pictures][] = [
  [
    /\b(shred|destr|wip(e|ing)|erasure|hard drive|data security|hipaa|certificate)/i,
    ['drive-destruction', 'crushed-drives', 'certificates', 'warehouse'],
  ],
  [/\b(batter|lithium|storage system|powerwall)/i, ['battery-storage', 'battery-modules', 'inverters']],
  [/\b(inverter|cable)/i, ['inverters', 'commercial-roof', 'grid-pylons']],
  [
    /\b(glass|silicon|aluminum|recycling (line|floor|plant)|landfill)/i,
    ['panel-recycling', 'solar-farm', 'solar-utility-aerial'],
  ],
  [
    /\b(truck|driver|pick-?up|pickup|drop-?off|collect|depot|logistics|transport|route)/i,
    ['logistics-dock', 'warehouse', 'panel-recycling'],
  ],
  [
    /\b(server|data cent|data hall|rack|refurbish|surplus|decommission|hardware|stock|warehouse|invent)/i,
    ['warehouse', 'drive-destruction', 'logistics-dock'],
  ],
  [
    /\b(roof|home|house|installer|school|office|building|city)/i,
    ['commercial-roof', 'solar-farm', 'solar-utility-aerial'],
  ],
  [/\b(grid|utilit|megawatt|substation|pylon)/i, ['grid-pylons', 'solar-utility-aerial', 'battery-storage']],
  [
    /\b(solar|panel|photovoltaic|recycl)/i,
    ['solar-farm', 'panel-recycling', 'solar-utility-aerial', 'commercial-roof'],
  ],
];
const any: Pictures = ['solar-farm', 'warehouse', 'logistics-dock'];

/**
 * The brand's pictures for the ideas of a brief, three or more, each high enough for print. If the words mention several subjects, the
 * pictures cover them.
 */
export function picturesFor(
  { description, subject }: Pick<Brief, 'description' | 'subject'>,
  height = 0,
): Pictures {
  const prints = (file: PictureFile) => (pictureNamed(file).print?.height ?? 0) >= height;
  const of = (words: string) =>
    subjects.flatMap(([pattern, pictures]) => (pattern.test(words) ? [pictures.filter(prints)] : []));
  const spoken = [...of(subject?.text ?? ''), ...of(description)];
  const firsts = spoken.flatMap(([first]) => first ?? []);
  const [first = any[0], ...others] = new Set([...firsts, ...(spoken[0] ?? []), ...any]);
  return [first, ...others.slice(0, Math.max(2, spoken.length))];
}
