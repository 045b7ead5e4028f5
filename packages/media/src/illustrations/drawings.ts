import type { IllustrationFile } from '../illustrationTopics.ts';
import * as desk from './desk.ts';
import type { Drawing } from './draw.ts';
import * as energy from './energy.ts';
import * as hardware from './hardware.ts';
import * as logistics from './logistics.ts';
import * as people from './people.ts';
import * as places from './places.ts';

export const drawings: Readonly<Record<IllustrationFile, Drawing>> = {
  'sun-over-field': energy.sunOverField,
  'solar-panel': energy.solarPanel,
  'panel-roof': places.panelRoof,
  battery: energy.battery,
  inverter: energy.inverter,
  drive: hardware.drive,
  'server-rack': hardware.serverRack,
  cloud: hardware.cloud,
  lock: hardware.lock,
  shredder: hardware.shredder,
  container: logistics.container,
  truck: logistics.truck,
  boxes: logistics.boxes,
  'warehouse-gate': places.warehouse,
  tools: hardware.tools,
  helmet: people.helmet,
  team: people.team,
  hands: people.hands,
  training: people.training,
  microphone: people.microphone,
  home: places.home,
  school: places.school,
  office: places.office,
  place: logistics.place,
  calendar: desk.calendar,
  clock: desk.clock,
  checklist: desk.checklist,
  certificate: desk.certificate,
  tag: desk.tag,
  questions: desk.questions,
};
