import { boarders } from './boarders/boarders.ts';
import type { BriefCase, SealedCase } from './briefCase.ts';
import { callers } from './callers/callers.ts';
import { commuters } from './commuters/commuters.ts';
import { cousins } from './cousins/cousins.ts';
import { drifters } from './drifters/drifters.ts';
import { forms } from './first/forms.ts';
import { plain } from './first/plain.ts';
import { refused } from './first/refused.ts';
import { fresh } from './fresh/fresh.ts';
import { gardeners } from './gardeners/gardeners.ts';
import { guests } from './guests/guests.ts';
import { heldBack } from './heldBack/heldBack.ts';
import { lodgers } from './lodgers/lodgers.ts';
import { neighbors } from './neighbors/neighbors.ts';
import { newcomers } from './newcomers/newcomers.ts';
import { outside } from './outside/outside.ts';
import { outsideAgain } from './outsideAgain/outsideAgain.ts';
import { plumbers } from './plumbers/plumbers.ts';
import { roommates } from './roommates/roommates.ts';
import { sailors } from './sailors/sailors.ts';
import { sealed } from './sealed/sealed.ts';
import { siblings } from './siblings/siblings.ts';
import { strangers } from './strangers/strangers.ts';
import { tenants } from './tenants/tenants.ts';
import { travelers } from './travelers/travelers.ts';
import { turned } from './turned/turned.ts';
import { visitors } from './visitors/visitors.ts';
import { weekenders } from './weekenders/weekenders.ts';

/** The first descriptions that measure the wizard. */
export const briefs: readonly BriefCase[] = [...plain, ...forms, ...refused, ...heldBack];

/** The sets that came later, in order, by the beginning of their ids: README.md has their authors. */
export const laterSets = {
  new: fresh,
  out: outside,
  far: outsideAgain,
  sealed,
  turn: turned,
  stranger: strangers,
  newcomer: newcomers,
  neighbor: neighbors,
  cousin: cousins,
  sibling: siblings,
  guest: guests,
  visitor: visitors,
  tenant: tenants,
  lodger: lodgers,
  boarder: boarders,
  caller: callers,
  drifter: drifters,
  roommate: roommates,
  commuter: commuters,
  traveler: travelers,
  weekender: weekenders,
  sailor: sailors,
  plumber: plumbers,
  gardener: gardeners,
} satisfies Record<string, readonly SealedCase[]>;

/** `briefs`, plus the three sets without required field values and words that must not be printed. */
export const allBriefs: readonly BriefCase[] = [...briefs, ...fresh, ...outside, ...outsideAgain];

/** All descriptions. */
export const everyBrief: readonly SealedCase[] = [...briefs, ...Object.values(laterSets).flat()];
