import { months, weekdays } from '../words.ts';

/** Competitors in our trades that people name. Makers of the goods that we take and sell aren't included. */
const competitors = [
  'Solarcycle',
  'We Recycle Solar',
  'Veolia',
  'Iron Mountain',
  'Sims Lifecycle',
  'Sims Recycling',
  'Sims',
  'Shred-it',
  'Stericycle',
  'ERI Direct',
  'Electronic Recyclers International',
  'Ingram Micro',
  'ROSI',
  'Reiling',
  'PV Cycle',
  'OnePlanet',
  'Cascade Asset Management',
  'SK Tes',
  'TES-AMM',
  'Wisetek',
  'Procurri',
  'Redwood Materials',
  'Li-Cycle',
  'Remondis',
  'Recycle PV',
  'First Solar',
  'Waste Management',
  'Republic Services',
  'Umicore',
  'Arrow Electronics',
  'Apto Solutions',
  'ITRenew',
  'Liquid Technology',
  'Blancco',
  'Exitcycle',
  'Suez',
  'Stena Recycling',
  'Dynamic Lifecycle',
];
/** Names that are also common words: they only count if capitalized. */
const alsoWords = new Set([
  'Waste Management',
  'First Solar',
  'Liquid Technology',
  'Recycle PV',
  'We Recycle Solar',
  'Dynamic Lifecycle',
  'Republic Services',
  'Sims',
  'ROSI',
  'Shred-it',
]);
const asNames = (names: readonly string[]) =>
  names.map((name) => name.replaceAll(/[- ]/g, '[- ]?')).join('|');
const generic = new RegExp(`(?<![\\p{L}])(?:${asNames([...alsoWords])})(?![\\p{L}])`, 'gu');
const competitor = new RegExp(
  `(?<![\\p{L}])(?:${asNames(competitors.filter((name) => !alsoWords.has(name)))})(?![\\p{L}])`,
  'giu',
);
/** Claims of being better; "older than" and "larger than" only measure. */
const better =
  '(?:[Bb]etter|[Cc]heaper|[Ff]aster|[Ss]afer|[Gg]reener|[Cc]leaner|[Ss]marter|[Qq]uicker|[Ss]tronger|[Ff]riendlier|[Nn]icer|[Ee]asier|[Ss]impler|[Kk]inder|[Ff]airer|[Ss]lower|[Ww]orse|[Dd]irtier|[Pp]ricier)';
/** Places and days aren't competitors. Makers of the goods that we take only count if they're rated. */
const makers = '(?:Windows|Microsoft|Dell|HPE?|Lenovo|Apple|Cisco|IBM|Intel|Linux|Mac|Excel|Teams|Zoom)';
const noRival =
  '(?:Gate|Hall|Dock|Room|Bay|Door|Yard|Building|Floor|Line|Level|Lot|Main|Landfill|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days|Daybreak|North|South|East|West)';
const rated = new RegExp(
  `(?<![\\p{L}])(?:${better}\\s+than|(?:[Mm]ore|[Ll]ess)\\s+\\p{L}+\\s+than|(?:[Uu]nlike|as\\s+(?:good|cheap|fast)\\s+as|(?:[Hh]alf|[Tt]wice|[Dd]ouble)\\s+(?:the\\s+price\\s+of|as\\s+\\p{L}+\\s+as)|instead\\s+of|[Ss]witch(?:ing)?\\s+(?:away\\s+)?from|[Ff]orget|[Bb]eats?|versus|vs\\.?|(?:our|the)\\s+(?:competitors?|rivals?)(?:\\s+like)?,?)(?!\\s+${makers}\\b))\\s+(?:the\\s+)?(?!(?:${months}|${weekdays}|${noRival})\\b)\\p{Lu}[\\p{L}\\d]+(?:\\s+\\p{Lu}[\\p{L}\\d]+){0,2}`,
  'gu',
);

/** Whole sentences about others in the trade: "Against Sunspan Recovery: they dump panels", "Sims takes weeks". */
export const hostilePatterns: readonly RegExp[] = [
  /(?<!\p{L})(?:[Aa]gainst\s+(?:our\s+competitors?\s+)?\p{Lu}[\p{L}\d]+(?:\s+\p{Lu}[\p{L}\d]+)*\s*[:,]|(?:[Oo]ur\s+|[Tt]he\s+)?[Cc]ompetitors?\s+\p{Lu}[\p{L}\d]+)/gu,
  new RegExp(
    `(?<![\\p{L}])(?:${asNames(competitors)}|\\p{Lu}[\\p{L}\\d]+\\s+(?:Recovery|Recycling|Recyclers|Shredding|Disposal|Salvage|Haulers|Waste|ITAD))\\s+(?:is|are|was|has|have|does|do|can|never|only|still|just|always|takes?|charges?|dumps?|loses?|burns?|ships?|fails?|needs?|lets?|sells?|sends?)\\b`,
    'gu',
  ),
  /\b(?:[Dd]o(?:n[’']?t| not) (?:bother with|deal with|do business with|trust|hire|believe|fall for))\s+(?!Daybreak)\p{Lu}[\p{L}\d]+(?:\s+\p{Lu}[\p{L}\d]+)*/gu,
  /(?<!\p{L})\p{Lu}[\p{L}\d]+\s+(?:overcharges|rips? (?:you|people|customers) off|loses (?:your|their|people[’']s|customers[’'])|cheats|lies to|scams|steals|charges (?:you )?(?:double|twice))\b/gu,
];

/** Names of others in the trade, and ratings of us against them. */
export const rivalPatterns: readonly RegExp[] = [competitor, generic, rated];
