/**
 * Topics of each illustration that no photograph shows, as lowercase words in texts. Separate from the other data
 * because choosing an illustration needs nothing else.
 */
export const illustrationTopics = {
  'sun-over-field': 'climate earth environment sustainability sustainable carbon',
  'solar-panel': 'photovoltaic',
  'panel-roof': 'shop retail restaurant',
  battery: 'backup charger',
  inverter: 'electrician voltage',
  drive: 'disk ssd laptop computer',
  'server-rack': 'hardware',
  cloud: 'network internet webinar software',
  lock: 'security privacy password cybersecurity confidential',
  shredder: 'shredder',
  container: 'dumpster waste e-waste reuse circular',
  truck: 'delivery van freight shipping fleet',
  boxes: 'pallet package shipment donate donation',
  'warehouse-gate': 'facility factory tour',
  tools: 'tool mechanic',
  helmet: 'safety helmet hard-hat hat hazard injury accident construction',
  team: 'team hire hiring job career colleague crew employee applicant apprentice apprenticeship volunteer recruit partner community',
  hands: 'hands-on thank gratitude volunteer charity',
  training:
    'training trainee course lesson education graduate graduation university college scholarship internship intern',
  microphone:
    'microphone speaker podcast interview conference keynote summit stage concert announcement expo',
  home: 'home homeowner household residential family neighbor neighborhood',
  school: 'school student pupil classroom campus',
  office: 'office headquarters bank hospital hotel clinic landlord tenant',
  place: 'location map branch relocation moving',
  calendar: 'calendar save-the-date schedule appointment holiday anniversary closure',
  clock: 'clock hours deadline overnight',
  checklist: 'checklist inspection survey assessment procedure policy',
  certificate: 'certified award warranty license',
  tag: 'price discount sale rebate cash payout voucher coupon',
  questions: 'question answer faq feedback testimonial advice consultation quote',
} as const;

export type IllustrationFile = keyof typeof illustrationTopics;
export const illustrationFiles = Object.keys(illustrationTopics) as IllustrationFile[];

/** The grounds that an illustration is colored for. */
export const grounds = ['white', 'blue', 'night', 'orange'] as const;
export type Ground = (typeof grounds)[number];

/** Returns the name of an illustration: "Server rack" for `server-rack`. */
export const illustrationName = (file: IllustrationFile): string =>
  `${file.charAt(0).toUpperCase()}${file.slice(1).replaceAll('-', ' ')}`;
