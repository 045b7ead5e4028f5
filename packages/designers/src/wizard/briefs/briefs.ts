import type { BriefCase } from './briefCase.ts';
import { forms } from './forms.ts';
import { heldBack } from './heldBack.ts';
import { plain } from './plain.ts';
import { refused } from './refused.ts';

/** The briefs that the wizard is measured with. */
export const briefs: readonly BriefCase[] = [...plain, ...forms, ...refused, ...heldBack];
