import { wizardKnowledge } from '../campaigns/wizard/wizard.knowledge.ts';
import type { Passages } from '../designers/passages.ts';
import { knowledge } from '../designers/registry/knowledge.ts';

/** What the assistant knows about the designers, by the passage's title. A migration gives it to the database: `pnpm designers`. */
export const passages: Passages = Object.assign({}, ...Object.values<Passages>(knowledge), wizardKnowledge);
