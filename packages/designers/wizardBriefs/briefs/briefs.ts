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
import { turned } from './turned.ts';
import { visitors } from './visitors.ts';

/** The first descriptions that measure the wizard. */
export const briefs: readonly BriefCase[] = [...plain, ...forms, ...refused, ...heldBack];

/** `briefs`, plus later descriptions: docs/benchmarks.md has their authors and first results. */
export const allBriefs: readonly BriefCase[] = [...briefs, ...fresh, ...outside, ...outsideAgain];

/** `allBriefs`, plus descriptions that also have required field values and words that must not be printed. */
export const everyBrief: readonly SealedCase[] = [
  ...allBriefs,
  ...sealed,
  ...turned,
  ...strangers,
  ...newcomers,
  ...neighbors,
  ...cousins,
  ...siblings,
  ...guests,
  ...visitors,
  ...tenants,
  ...lodgers,
  ...boarders,
  ...callers,
  ...drifters,
  ...roommates,
  ...commuters,
];
