import type { BriefCase } from './briefCase.ts';
import { forms } from './forms.ts';
import { fresh } from './fresh.ts';
import { heldBack } from './heldBack.ts';
import { outside } from './outside.ts';
import { outsideAgain } from './outsideAgain.ts';
import { plain } from './plain.ts';
import { refused } from './refused.ts';

/** The briefs that the wizard is measured with. */
export const briefs: readonly BriefCase[] = [...plain, ...forms, ...refused, ...heldBack];

/** Those, and what was written afterwards: by whom, and what it gave at first sight, stands in docs/benchmarks.md. */
export const allBriefs: readonly BriefCase[] = [...briefs, ...fresh, ...outside, ...outsideAgain];
