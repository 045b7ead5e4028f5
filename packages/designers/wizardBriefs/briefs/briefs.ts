import { boarders } from './boarders.ts';
import type { BriefCase, SealedCase } from './briefCase.ts';
import { callers } from './callers.ts';
import { commuters } from './commuters.ts';
import { cousins } from './cousins.ts';
import { drifters } from './drifters.ts';
import { forms } from './forms.ts';
import { fresh } from './fresh.ts';
import { guests } from './guests.ts';
import { heldBack } from './heldBack.ts';
import { lodgers } from './lodgers.ts';
import { neighbors } from './neighbors.ts';
import { newcomers } from './newcomers.ts';
import { outside } from './outside.ts';
import { outsideAgain } from './outsideAgain.ts';
import { plain } from './plain.ts';
import { refused } from './refused.ts';
import { roommates } from './roommates.ts';
import { sealed } from './sealed.ts';
import { siblings } from './siblings.ts';
import { strangers } from './strangers.ts';
import { tenants } from './tenants.ts';
import { travelers } from './travelers.ts';
import { turned } from './turned.ts';
import { visitors } from './visitors.ts';

/** The first descriptions that measure the wizard. */
export const briefs: readonly BriefCase[] = [...plain, ...forms, ...refused, ...heldBack];

/** The sets that came later, in order, by the beginning of their ids: docs/benchmarks.md has their authors and first results. */
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
} satisfies Record<string, readonly SealedCase[]>;

/** `briefs`, plus the three sets without required field values and words that must not be printed. */
export const allBriefs: readonly BriefCase[] = [...briefs, ...fresh, ...outside, ...outsideAgain];

/** All descriptions. */
export const everyBrief: readonly SealedCase[] = [...briefs, ...Object.values(laterSets).flat()];
